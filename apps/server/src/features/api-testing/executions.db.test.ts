import type { Sent } from '@assay/contract';
import { expect, test } from 'vitest';
import { followApi } from '../../../test/api-events.ts';
import { startListening } from '../../../test/listening.ts';
import { meet } from '../../../test/people.ts';
import { type Service, startService } from '../../../test/service.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';
import { summarise } from './context/summarise.ts';
import { endExecution, findExecution, insertExecution } from './store/executions.ts';
import { insertResults } from './store/results.ts';
import { askToStop } from './store/stopping.ts';

type Config = NonNullable<Sent<'POST /api/api-testing/execute'>['body']>['testConfig'];

function describeTest({ address }: Service): Config {
  return {
    name: 'Users',
    baseUrl: address,
    endpoints: [
      {
        name: 'Ping',
        path: '/ping',
        validations: [
          { type: 'status', equals: 200 },
          { type: 'body', operator: 'contains', value: 'ok' },
        ],
      },
      {
        name: 'Create',
        method: 'POST',
        path: '/users',
        body: { name: 'Grace' },
        validations: [{ type: 'status', equals: '2xx' }],
        captures: [{ name: 'id', from: 'jsonpath', expression: '$.id' }],
      },
      {
        name: 'Missing',
        path: '/users/{{id}}',
        validations: [{ type: 'status', equals: 200 }],
      },
      {
        name: 'Ada by GraphQL',
        method: 'POST',
        path: '/graphql',
        bodyKind: 'graphql',
        body: { query: 'query ($id: ID!) { user(id: $id) { name } }', variables: { id: '1' } },
        validations: [
          { type: 'graphql', errors: 'none' },
          { type: 'jsonpath', path: '$.data.user.name', operator: 'equals', value: 'Ada' },
        ],
      },
      { name: 'Off', path: '/never', enabled: false },
    ],
  };
}

async function submit(app: RunningApp, token: string, testConfig: Config) {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/api-testing/execute',
    headers: { authorization: `Bearer ${token}`, prefer: 'respond-async' },
    payload: { testConfig },
  });
  expect(reply.statusCode, reply.body).toBe(202);
  expect(reply.headers.location).toBe(reply.json().data.events);
  return reply.json<{ data: { id: string; events: string } }>().data;
}

const results = (events: Awaited<ReturnType<typeof followApi>>) =>
  events.filter(({ type }) => type === 'result').map(({ data }) => data.name);

onBothEngines('an API test', (engine) => {
  test('of which nothing was checked has not passed, and one with GraphQL errors has failed', async () => {
    const service = await startService();
    const { app } = await startListening(engine);
    const { token } = await meet(app);
    const run = async (endpoints: Config['endpoints']) => {
      const testConfig = { name: 'Bare', baseUrl: service.address, endpoints };
      const { body } = await app.call('POST /api/api-testing/execute', { token, body: { testConfig } });
      return body.data;
    };
    const bare = await run([{ name: 'Ping', path: '/ping' }]);
    expect(bare.summary).toMatchObject({ passed: 0, failed: 0, notChecked: 1, successRate: 0 });
    const query = {
      method: 'POST',
      path: '/graphql',
      bodyKind: 'graphql',
      body: { query: '{ nothing }' },
    } as const;
    const failed = await run([{ name: 'Wrong', ...query, validations: [{ type: 'status', equals: '2xx' }] }]);
    expect(failed.results[0]?.checks.at(-1)).toMatchObject({ check: { type: 'graphql' }, passed: false });

    const history = await app.call('GET /api/api-testing/history', { token });
    expect(history.body.data.executions).toMatchObject([
      { failed: 1, not_checked: 0 },
      { passed: 0, failed: 0, not_checked: 1, success_rate: 0 },
    ]);
    // What was not checked has no success rate to count.
    const counted = await app.call('GET /api/api-testing/summary', { token });
    expect(counted.body.data.summary).toMatchObject({ totalExecutions: 2, avgSuccessRate: 0 });
    const good = await run([{ name: 'Ping', path: '/ping', validations: [{ type: 'status', equals: 200 }] }]);
    expect(good.summary).toMatchObject({ passed: 1, successRate: 100 });
    const again = await app.call('GET /api/api-testing/summary', { token });
    expect(again.body.data.summary).toMatchObject({ totalExecutions: 3, avgSuccessRate: 50 });
  });

  test('runs, is kept with every request and check, counted, run again, and deleted', async () => {
    const service = await startService();
    const { app } = await startListening(engine);
    const { token } = await meet(app);
    const stranger = await meet(app);
    const testConfig = describeTest(service);

    const executed = await app.call('POST /api/api-testing/execute', { token, body: { testConfig } });
    expect(executed.status, app.logLines.slice(-3).join('')).toBe(200);
    const { id, summary, results: shown } = executed.body.data;
    expect(summary).toMatchObject({
      totalEndpoints: 4,
      passed: 3,
      failed: 1,
      notChecked: 0,
      successRate: 75,
      totalChecks: 6,
      passedChecks: 5,
    });
    expect(shown.map(({ name, passed, response }) => [name, passed, response?.status])).toEqual([
      ['Ping', true, 200],
      ['Create', true, 201],
      ['Missing', false, 404],
      ['Ada by GraphQL', true, 200],
    ]);
    expect(service.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /ping',
      'POST /users',
      'GET /users/7',
      'POST /graphql',
    ]);

    const params = { id };
    const { body: read } = await app.call('GET /api/api-testing/executions/{id}', { token, params });
    expect(read.data.execution).toMatchObject({ id, state: 'done', summary, results: shown, error: null });
    expect(read.data.execution.config.endpoints).toHaveLength(5);

    // What was told before is told again to who comes late, from where they were.
    const late = await followApi(app, token, `/api/api-testing/executions/${id}/events`, { after: 3 });
    expect(late.map(({ id: at, type }) => [at, type])).toEqual([
      [4, 'result'],
      [undefined, 'execution'],
    ]);
    expect(late.at(-1)?.data).toMatchObject({ id, state: 'done', success_rate: 75, summary });

    const again = await app.call('POST /api/api-testing/executions/{id}/rerun', { token, params });
    expect(again.status).toBe(202);
    const live = await followApi(app, token, again.body.data.events);
    expect(results(live)).toEqual(['Ping', 'Create', 'Missing', 'Ada by GraphQL']);
    expect(live.at(-1)).toMatchObject({ type: 'execution', data: { state: 'done', success_rate: 75 } });

    const history = await app.call('GET /api/api-testing/history', { token });
    expect(history.body.data.total).toBe(2);
    expect(history.body.data.executions.map((one) => one.id)).toEqual([again.body.data.id, id]);
    expect(history.body.data.executions[1]).toMatchObject({
      test_name: 'Users',
      total_endpoints: 4,
      passed: 3,
      failed: 1,
      not_checked: 0,
      success_rate: 75,
      base_url: service.address,
    });
    const page = { limit: 1, page: 2, search: 'uSER' };
    const second = await app.call('GET /api/api-testing/history', { token, query: page });
    expect(second.body.data).toMatchObject({ total: 2, executions: [{ id }] });
    const none = await app.call('GET /api/api-testing/history', { token, query: { search: '%' } });
    expect(none.body.data).toEqual({ total: 0, executions: [] });

    const counted = await app.call('GET /api/api-testing/summary', { token });
    expect(counted.body.data.summary).toMatchObject({
      totalExecutions: 2,
      avgSuccessRate: 75,
      totalEndpointsTested: 8,
    });

    // What was answered is what its documentation knows; to others it is unknown.
    const documented = { endpoints: testConfig.endpoints, baseUrl: service.address };
    const learn = async (person: string) => {
      const reply = await app.call('POST /api/api-testing/documentation', {
        token: person,
        body: documented,
      });
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      const { endpoints } = reply.body.data.documentation;
      return endpoints.flatMap(({ responses }) => responses).reduce((sum, one) => sum + one.observed, 0);
    };
    expect(await learn(token)).toBe(8);
    expect(await learn(stranger.token)).toBe(0);
    for (const [format, part] of [
      ['openapi', '"openapi": "3.1'],
      ['markdown', '# '],
    ] as const) {
      const file = await app.server.inject({
        method: 'POST',
        url: `/api/api-testing/documentation/file?format=${format}`,
        headers: { authorization: `Bearer ${token}` },
        payload: documented,
      });
      expect(file.statusCode).toBe(200);
      expect(file.body).toContain(part);
    }

    for (const [format, part] of [
      ['junit', '<testsuites name="Assay" tests="'],
      ['html', '<!doctype html>'],
      ['json', '"results": ['],
    ] as const) {
      const ask = (person: string) =>
        app.server.inject({
          url: `/api/api-testing/executions/${params.id}/file?format=${format}`,
          headers: { authorization: `Bearer ${person}` },
        });
      const file = await ask(token);
      expect(file.statusCode, file.body).toBe(200);
      expect(file.headers['content-disposition']).toContain('attachment');
      expect(file.body).toContain(part);
      expect((await ask(stranger.token)).statusCode).toBe(404);
    }

    // What belongs to somebody else is not there.
    for (const call of [
      'GET /api/api-testing/executions/{id}',
      'DELETE /api/api-testing/executions/{id}',
      'GET /api/api-testing/executions/{id}/events',
      'POST /api/api-testing/executions/{id}/cancel',
      'POST /api/api-testing/executions/{id}/rerun',
    ] as const) {
      const reply = await app.call(call, { token: stranger.token, params });
      expect([call, reply.status]).toEqual([call, 404]);
    }
    const theirs = await app.call('GET /api/api-testing/history', { token: stranger.token });
    expect(theirs.body.data.total).toBe(0);

    expect((await app.call('DELETE /api/api-testing/executions/{id}', { token, params })).status).toBe(200);
    const gone = await app.call('GET /api/api-testing/executions/{id}', { token, params });
    expect(gone.status).toBe(404);
    expect(await app.services.db.selectFrom('api_results').select('place').execute()).toHaveLength(4);
  });

  test('is told as it goes on, can be stopped, and what was seen stays', async () => {
    const service = await startService();
    const { app } = await startListening(engine);
    const { token, id: ownerId } = await meet(app);
    const testConfig: Config = {
      name: 'Slow',
      baseUrl: service.address,
      endpoints: [
        { name: 'Ping', path: '/ping' },
        { name: 'Slow', path: '/slow', timeoutMs: 120_000 },
      ],
    };
    const { id, events } = await submit(app, token, testConfig);
    const following = followApi(app, token, events);
    await service.whenSlow();
    const running = await app.call('GET /api/api-testing/executions/{id}', { token, params: { id } });
    expect(running.body.data.execution.state).toBe('running');
    await app.call('POST /api/api-testing/executions/{id}/cancel', { token, params: { id } });
    const told = await following;
    expect(results(told)[0]).toBe('Ping');
    expect(told.at(-1)).toMatchObject({ type: 'execution', data: { id, state: 'cancelled', error: null } });

    if (engine === 'postgres') {
      // Somebody cancels it at another process, and deletes one there.
      const { id: marked } = await submit(app, token, testConfig);
      const { id: removed } = await submit(app, token, testConfig);
      const { db } = app.services;
      await askToStop(db, 'api_executions', marked);
      await db.deleteFrom('api_executions').where('id', '=', removed).execute();
      const readState = async () => (await findExecution(db, ownerId, marked))?.state;
      await expect.poll(readState, { timeout: 600_000 }).toBe('cancelled');
    }

    // So many at a time; the rest waits, and too many are refused. Of another person: the ones above may still be ending.
    const other = await meet(app);
    const replies = await Promise.all(
      Array.from({ length: 16 }, () =>
        app.server.inject({
          method: 'POST',
          url: '/api/api-testing/execute',
          headers: { authorization: `Bearer ${other.token}`, prefer: 'respond-async' },
          payload: { testConfig },
        }),
      ),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(replies.filter(({ statusCode }) => statusCode === 202)).toHaveLength(13);
    expect(refused.map((reply) => reply.json().code)).toEqual(['QUEUE_FULL', 'QUEUE_FULL', 'QUEUE_FULL']);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });

  test('that a crash cut off is kept with what was seen of it, and one of another process can be followed', async () => {
    const app = await startApp(engine);
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const { token, id: ownerId } = await meet(app);
    const { db } = app.services;
    const config = { name: 'Crashed', baseUrl: 'http://127.0.0.1:9', endpoints: [], variables: {} };
    await db
      .insertInto('api_executions')
      .values({
        id: 'crashed',
        owner_id: ownerId,
        state: 'running',
        seen_at: 1,
        test_name: 'Crashed',
        base_url: config.baseUrl,
        config: JSON.stringify({ ...config, data: '', stopOnFailure: false }),
        total_endpoints: 2,
        executed_at: Date.now(),
      })
      .execute();
    const result = {
      index: 0,
      name: 'Ping',
      method: 'GET',
      url: `${config.baseUrl}/ping`,
      row: null,
      passed: true,
      attempts: 1,
      error: null,
      request: { headers: {}, body: '' },
      response: null,
      timing: null,
      checks: [
        {
          check: { type: 'status' as const, equals: '200' },
          passed: true,
          message: '',
          expected: '',
          actual: '',
        },
      ],
      captured: {},
    };
    await db
      .insertInto('api_results')
      .values({ execution_id: 'crashed', place: 0, result: JSON.stringify(result) })
      .execute();
    await app.prepare();
    const crashed = await app.call('GET /api/api-testing/executions/{id}', {
      token,
      params: { id: 'crashed' },
    });
    expect(crashed.body.data.execution).toMatchObject({
      state: 'interrupted',
      total_endpoints: 1,
      success_rate: 100,
      results: [{ name: 'Ping' }],
      error: expect.stringContaining('The server stopped'),
    });

    const stored = JSON.stringify({ ...config, data: '', stopOnFailure: false });
    const elsewhere = { id: 'elsewhere', ownerId, config: JSON.parse(stored), executedAt: Date.now() };
    await insertExecution(db, { ...elsewhere, totalEndpoints: 1 });
    const summary = await summarise([result], 1);
    const following = followApi(app, token, '/api/api-testing/executions/elsewhere/events', {
      onEvent: ({ type }) =>
        type === 'result' && void endExecution(db, 'elsewhere', { state: 'done', error: null, summary }),
    });
    await insertResults(db, 'elsewhere', [{ place: 0, data: JSON.stringify(result) }]);
    expect((await following).map(({ type }) => type)).toEqual(['result', 'execution']);
  });
});

import type { Sent } from '@assay/contract';
import { expect, test } from 'vitest';
import { followApi } from '../../../../test/api-events.ts';
import { startListening } from '../../../../test/listening.ts';
import { meet } from '../../../../test/people.ts';
import { startService } from '../../../../test/service.ts';
import { onBothEngines } from '../../../../test/start.ts';

type Config = NonNullable<Sent<'POST /api/api-testing/execute'>['body']>['testConfig'];

onBothEngines('secrets of API tests', (engine) => {
  test('are sent to the service and nowhere else, and serve again by their placeholders', async () => {
    const service = await startService();
    const { app } = await startListening(engine, { LOG_LEVEL: 'trace' });
    const { token, id: ownerId } = await meet(app);
    const stranger = await meet(app);
    const places: Record<string, string> = {};
    const note = (name: string, value: unknown) => {
      places[name] = JSON.stringify(value);
    };

    const environment = {
      name: 'Staging',
      variables: [
        { name: 'host', value: service.address },
        { name: 'pin', value: 'SECRET-of-environment', secret: true },
        { name: 'other', value: 'SECRET-that-changes', secret: true },
      ],
    };
    const created = await app.call('POST /api/api-testing/environments', { token, body: environment });
    expect(created.status).toBe(201);
    note('created environment', created.body);
    const { id: environmentId } = created.body.data.environment;
    const variables = [
      { name: 'host', value: service.address },
      { name: 'pin', secret: true },
      // A secret that is to be one no more does not show what it was.
      { name: 'other', secret: false },
    ];
    const changed = await app.call('PUT /api/api-testing/environments/{id}', {
      token,
      params: { id: environmentId },
      body: { name: 'Staging 2', variables },
    });
    expect(changed.body.data.environment.variables).toEqual([
      { name: 'host', value: service.address, secret: false },
      { name: 'pin', value: '', secret: true },
      { name: 'other', value: '', secret: false },
    ]);
    const listed = await app.call('GET /api/api-testing/environments', { token });
    expect(listed.body.data.environments).toMatchObject([{ name: 'Staging 2' }]);
    note('environments', listed.body);
    const foreign = { token: stranger.token, params: { id: environmentId } };
    const { status: change } = await app.call('PUT /api/api-testing/environments/{id}', {
      ...foreign,
      body: environment,
    });
    const { status: removal } = await app.call('DELETE /api/api-testing/environments/{id}', foreign);
    expect([change, removal]).toEqual([404, 404]);

    const testConfig: Config = {
      name: 'Secrets',
      baseUrl: '{{host}}',
      environmentId,
      variables: { password: 'SECRET-of-variable' },
      auth: { type: 'bearer', token: 'SECRET-of-auth' },
      data: 'user,userPassword\nada,SECRET-of-row',
      endpoints: [
        {
          name: 'Echo',
          method: 'POST',
          path: '/echo?token=SECRET-of-query',
          headers: {
            'x-api-key': 'SECRET-of-header',
            'x-pin': '{{pin}}',
            'x-word': '{{password}}',
            'x-row': '{{userPassword}}',
          },
          body: { password: 'SECRET-of-body' },
          validations: [{ type: 'body', operator: 'contains', value: 'nothing like this' }],
        },
        {
          name: 'Client credentials',
          path: '/echo',
          auth: {
            type: 'oauth',
            tokenUrl: `${service.address}/token`,
            clientId: 'ada',
            clientSecret: 'SECRET-of-client',
          },
        },
      ],
    };
    const sent = () => {
      const [echo, given, last] = service.asked.splice(0);
      return [
        echo?.headers.authorization,
        echo?.headers['x-api-key'],
        echo?.headers['x-pin'],
        echo?.headers['x-word'],
        echo?.headers['x-row'],
        echo?.path,
        echo?.body,
        `${given?.headers.authorization} ${given?.body}`.includes('SECRET-of-client') ||
          Buffer.from(given?.headers.authorization?.slice(6) ?? '', 'base64').includes('SECRET-of-client'),
        last?.headers.authorization,
      ];
    };
    const meant = [
      'Bearer SECRET-of-auth',
      'SECRET-of-header',
      'SECRET-of-environment',
      'SECRET-of-variable',
      'SECRET-of-row',
      '/echo?token=SECRET-of-query',
      '{"password":"SECRET-of-body"}',
      true,
      'Bearer given-by-the-token-call',
    ];
    const executed = await app.call('POST /api/api-testing/execute', { token, body: { testConfig } });
    expect(executed.status, JSON.stringify(executed.body)).toBe(200);
    expect(sent()).toEqual(meant);
    note('execute', executed.body);
    const params = { id: executed.body.data.id };
    const read = await app.call('GET /api/api-testing/executions/{id}', { token, params });
    note('execution', read.body);
    note('history', (await app.call('GET /api/api-testing/history', { token })).body);
    note('events', await followApi(app, token, `/api/api-testing/executions/${params.id}/events`));

    // As it is shown, it can be run again: by itself, from a saved configuration and its copy, and once only.
    const again = await app.call('POST /api/api-testing/executions/{id}/rerun', { token, params });
    note('events of the second', await followApi(app, token, again.body.data.events));
    expect(sent()).toEqual(meant);
    const { name, baseUrl } = testConfig;
    const saved = await app.call('POST /api/api-testing/config', {
      token,
      body: { name, description: 'With SECRETs', baseUrl, config: testConfig },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    note('saved', saved.body);
    const copied = await app.call('POST /api/api-testing/configs/{id}/duplicate', {
      token,
      params: { id: saved.body.data.id },
    });
    expect(copied.body.data.name).toBe('Secrets (copy)');
    const renamed = await app.call('PUT /api/api-testing/configs/{id}', {
      token,
      params: { id: saved.body.data.id },
      body: { name: 'Renamed' },
    });
    expect(renamed.body.data).toMatchObject({ name: 'Renamed', config_json: saved.body.data.config_json });
    const configs = await app.call('GET /api/api-testing/configs', { token });
    expect(configs.body.data.map((config) => config.name).sort()).toEqual(['Renamed', 'Secrets (copy)']);
    note('configs', configs.body);
    const theirs = { token: stranger.token, params: { id: saved.body.data.id } };
    const refused = [
      await app.call('PUT /api/api-testing/configs/{id}', { ...theirs, body: {} }),
      await app.call('DELETE /api/api-testing/configs/{id}', theirs),
      await app.call('POST /api/api-testing/configs/{id}/duplicate', theirs),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const id of [params.id, again.body.data.id]) {
      await app.call('DELETE /api/api-testing/executions/{id}', { token, params: { id } });
    }
    await app.call('DELETE /api/api-testing/configs/{id}', { token, params: { id: saved.body.data.id } });
    const loaded: Config = JSON.parse(copied.body.data.config_json);
    const third = await app.call('POST /api/api-testing/execute', { token, body: { testConfig: loaded } });
    expect(third.status, JSON.stringify(third.body)).toBe(200);
    expect(sent()).toEqual(meant);
    const once = await app.call('POST /api/api-testing/send', { token, body: { testConfig: loaded } });
    expect(once.body.data.result.response?.status).toBe(200);
    expect(once.body.data.suggestions.length).toBeGreaterThan(0);
    note('send', once.body);
    expect(service.asked.splice(0)[0]?.headers['x-api-key']).toBe('SECRET-of-header');

    // Configurations are listed whole, so there is a limit to them.
    const long = { name: 'Long', description: '', base_url: '', created_at: 1, updated_at: 1 };
    await app.services.db
      .insertInto('api_configs')
      .values({ ...long, id: 'long', owner_id: ownerId, config: 'x'.repeat(20_000_000) })
      .execute();
    const tooMuch = await app.call('POST /api/api-testing/config', {
      token,
      body: { name, baseUrl, config: {} },
    });
    expect(tooMuch).toMatchObject({ status: 400, body: { error: expect.stringContaining('all the room') } });
    await app.services.db.deleteFrom('api_configs').where('id', '=', 'long').execute();

    // Placeholders are worth nothing to others.
    const { environmentId: _, ...stolen } = loaded;
    const theft = await app.call('POST /api/api-testing/execute', {
      token: stranger.token,
      body: { testConfig: { ...stolen, baseUrl: service.address } },
    });
    expect(theft).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('not kept any more') },
    });
    expect(
      (
        await app.call('POST /api/api-testing/execute', {
          token: stranger.token,
          body: { testConfig: loaded },
        })
      ).status,
    ).toBe(400);
    const borrowed = { ...describeBare(service.address), environmentId };
    const reply = await app.call('POST /api/api-testing/execute', {
      token: stranger.token,
      body: { testConfig: borrowed },
    });
    expect(reply).toMatchObject({ status: 404, body: { error: expect.stringContaining('environment') } });
    expect(service.asked).toEqual([]);

    note('logs', app.logLines);
    const leaks = Object.entries(places).flatMap(([place, text]) =>
      [...text.matchAll(/.{0,60}SECRET-[\w-]+/g)].map(([found]) => `${place}: ${found}`),
    );
    expect(leaks).toEqual([]);

    // They go with the last that names them.
    const { db } = app.services;
    expect((await db.selectFrom('api_secrets').select('id').execute()).length).toBe(7);
    await app.call('DELETE /api/api-testing/configs/{id}', { token, params: { id: copied.body.data.id } });
    await app.call('DELETE /api/api-testing/executions/{id}', { token, params: { id: third.body.data.id } });
    expect(await db.selectFrom('api_secrets').select('id').execute()).toEqual([]);
    const late = await app.call('POST /api/api-testing/execute', { token, body: { testConfig: loaded } });
    expect(late.status).toBe(400);
    await app.call('DELETE /api/api-testing/environments/{id}', { token, params: { id: environmentId } });
    const none = await app.call('GET /api/api-testing/environments', { token });
    expect(none.body.data.environments).toEqual([]);
  });
});

function describeBare(baseUrl: string): Config {
  return { name: 'Bare', baseUrl, endpoints: [{ name: 'Ping', path: '/ping' }] };
}

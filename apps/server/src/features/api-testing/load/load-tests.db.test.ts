import { expect, test } from 'vitest';
import { followApi } from '../../../../test/api-events.ts';
import { startListening } from '../../../../test/listening.ts';
import { meet } from '../../../../test/people.ts';
import { startService } from '../../../../test/service.ts';
import { onBothEngines } from '../../../../test/start.ts';

onBothEngines('a load test', (engine) => {
  test('is told second by second, is the only one of its person, and keeps what was measured when it is stopped', async () => {
    const service = await startService();
    const { app } = await startListening(engine);
    const { token, id: ownerId } = await meet(app);
    const stranger = await meet(app);
    const config = {
      name: 'Ping',
      url: `${service.address}/ping`,
      concurrency: 2,
      // It is stopped long before.
      duration: 300_000,
      headers: { 'x-api-key': 'very-secret-key' },
      model: 'open' as const,
      rate: 50,
    };
    const submit = (person = token) =>
      app.server.inject({
        method: 'POST',
        url: '/api/api-testing/load-test',
        headers: { authorization: `Bearer ${person}`, prefer: 'respond-async' },
        payload: { config },
      });

    // Each stage may last 300 seconds, all of them together too, and no longer.
    const stages = [
      { durationMs: 200_000, target: 5 },
      { durationMs: 101_000, target: 5 },
    ];
    const tooLong = await app.call('POST /api/api-testing/load-test', {
      token,
      body: { config: { ...config, stages } },
    });
    expect(tooLong).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        details: [{ field: 'config.stages', message: 'All stages together last 10 to 300 seconds.' }],
      },
    });

    // Asked for several times at once, it begins once.
    const replies = await Promise.all([submit(), submit(), submit()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
    const refusal = replies.find(({ statusCode }) => statusCode === 409);
    expect(refusal?.json().code).toBe('LOAD_TEST_RUNNING');
    const accepted = replies.find(({ statusCode }) => statusCode === 202);
    const { id, events } = accepted?.json<{ data: { id: string; events: string } }>().data ?? {
      id: '',
      events: '',
    };
    const params = { id };

    const hasPoint = Promise.withResolvers<void>();
    const following = followApi(app, token, events, { onEvent: () => hasPoint.resolve() });
    await hasPoint.promise;
    const running = await app.call('GET /api/api-testing/load-tests', { token });
    expect(running.body.data.loadTests).toMatchObject([{ id, state: 'running', stats: null }]);
    // Others have theirs.
    expect((await submit(stranger.token)).statusCode).toBe(202);

    const foreign = { token: stranger.token, params };
    for (const call of [
      'GET /api/api-testing/load-tests/{id}',
      'DELETE /api/api-testing/load-tests/{id}',
      'GET /api/api-testing/load-tests/{id}/events',
      'POST /api/api-testing/load-tests/{id}/cancel',
    ] as const) {
      expect([call, (await app.call(call, foreign)).status]).toEqual([call, 404]);
    }

    await app.call('POST /api/api-testing/load-tests/{id}/cancel', { token, params });
    const told = await following;
    expect(told[0]).toMatchObject({ id: 1, type: 'point', data: { second: expect.any(Number) } });
    expect(told.at(-1)).toMatchObject({ type: 'loadTest', data: { id, state: 'cancelled' } });
    const read = await app.call('GET /api/api-testing/load-tests/{id}', { token, params });
    const { loadTest } = read.body.data;
    expect(loadTest.points).toEqual(told.filter(({ type }) => type === 'point').map(({ data }) => data));
    expect(loadTest.stats?.totalRequests).toBeGreaterThan(0);
    expect(loadTest.stats?.successRate).toBe(100);
    expect(loadTest.finished_at).not.toBeNull();
    expect(JSON.stringify(read.body)).not.toContain('very-secret-key');
    const ours = service.asked.filter(({ headers }) => headers['x-api-key'] === 'very-secret-key');
    expect(ours.length).toBeGreaterThanOrEqual(loadTest.stats?.totalRequests ?? 0);
    const [late] = await followApi(app, token, events, { after: told.length - 1 });
    expect(late).toMatchObject({ type: 'loadTest', data: { state: 'cancelled' } });

    // One whose process died does not stand in the way of the next.
    await app.services.db
      .insertInto('api_load_tests')
      .values({
        id: 'crashed',
        owner_id: ownerId,
        state: 'running',
        seen_at: 1,
        name: 'Crashed',
        config: JSON.stringify(loadTest.config),
        created_at: Date.now(),
      })
      .execute();
    const next = await submit();
    expect(next.statusCode).toBe(202);
    const crashed = await app.call('GET /api/api-testing/load-tests/{id}', {
      token,
      params: { id: 'crashed' },
    });
    expect(crashed.body.data.loadTest).toMatchObject({
      state: 'interrupted',
      error: expect.stringContaining('The server stopped'),
    });

    // Deleting one that runs stops it first; its secret goes with the last that names it.
    const secrets = () =>
      app.services.db.selectFrom('api_secrets').select('id').where('owner_id', '=', ownerId).execute();
    expect(await secrets()).toHaveLength(1);
    for (const one of [next.json().data.id, id]) {
      const gone = await app.call('DELETE /api/api-testing/load-tests/{id}', { token, params: { id: one } });
      expect(gone.status).toBe(200);
    }
    expect(await secrets()).toEqual([]);
    const left = await app.call('GET /api/api-testing/load-tests', { token });
    expect(left.body.data.loadTests.map((one) => one.id)).toEqual(['crashed']);
  });
});

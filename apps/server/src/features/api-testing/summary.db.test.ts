import { randomUUID } from 'node:crypto';
import type { ApiCheckConfig, ApiResult } from '@assay/contract';
import { expect, test } from 'vitest';
import { meet } from '../../../test/people.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';
import { summarise } from './context/summarise.ts';
import { endExecution, insertExecution } from './store/executions.ts';
import { insertLoadTest } from './store/load-tests.ts';
import { holdSecrets } from './store/secrets.ts';

/** A small generator with a seed, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function inventResult(random: (below: number) => number): ApiResult {
  const isAnswered = random(4) > 0;
  const isChecked = random(4) > 0;
  const passed = isAnswered && isChecked && random(3) > 0;
  const check = { type: 'status', equals: '200' } as const;
  const response = {
    status: 200,
    statusText: 'OK',
    headers: [],
    body: '',
    isText: true,
    isCut: false,
    size: 0,
    redirects: [],
  };
  return {
    index: 0,
    name: 'It',
    method: 'GET',
    url: 'http://it.test/',
    row: null,
    passed,
    attempts: 1,
    error: isAnswered ? null : { kind: 'timeout', message: 'No answer came.' },
    request: { headers: {}, body: '' },
    response: isAnswered ? response : null,
    timing: { lookup: null, connect: null, tls: null, firstByte: null, total: random(1000) / 8 },
    checks: isChecked ? [{ check, passed, message: '', expected: '', actual: '' }] : [],
    captured: {},
  };
}

const config: ApiCheckConfig = {
  name: 'It',
  baseUrl: 'http://it.test',
  endpoints: [],
  variables: {},
  data: '',
  stopOnFailure: false,
};

onBothEngines('the summary', (engine) => {
  test('is what an independent count of the results gives; old ones go, and all of a person goes with them', async () => {
    const seed = Date.now() % 100_000;
    const random = createRandom(seed);
    const app = await startApp(engine);
    const { db } = app.services;
    const people = [await meet(app), await meet(app)];
    const twoYears = 730 * 86_400_000;
    for (const person of people) {
      let executions = 0;
      const rates: number[] = [];
      const times: number[] = [];
      let endpoints = 0;
      for (let number = 0; number < 12; number++) {
        const results = Array.from({ length: random(5) }, () => inventResult(random));
        const state = (['done', 'done', 'done', 'cancelled', 'interrupted'] as const)[random(5)] ?? 'done';
        const id = randomUUID();
        const executedAt = Date.now() - random(1000);
        await insertExecution(db, { id, ownerId: person.id, config, executedAt, totalEndpoints: 9 });
        await endExecution(db, id, { state, error: null, summary: await summarise(results, 1) });
        if (state !== 'done') continue;
        const answered = results.filter(({ response }) => response);
        executions += 1;
        const passed = results.filter((result) => result.passed);
        // What was answered but not checked has neither passed nor failed.
        const judged = results.filter(({ error, checks }) => error || checks.length > 0);
        if (judged.length > 0) rates.push((100 * passed.length) / judged.length);
        const sum = answered.reduce((total, { timing }) => total + (timing?.total ?? 0), 0);
        if (answered.length > 0) times.push(sum / answered.length);
        endpoints += results.length;
      }
      await insertExecution(db, {
        id: randomUUID(),
        ownerId: person.id,
        config,
        executedAt: Date.now(),
        totalEndpoints: 5,
      });
      const mean = (values: number[]) =>
        values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
      const { body } = await app.call('GET /api/api-testing/summary', { token: person.token });
      const { summary } = body.data;
      expect(summary, `seed ${seed}`).toMatchObject({
        totalExecutions: executions,
        totalEndpointsTested: endpoints,
      });
      expect(summary.avgSuccessRate, `seed ${seed}`).toBeCloseTo(mean(rates), 1);
      expect(summary.avgResponseTime, `seed ${seed}`).toBeCloseTo(mean(times), 1);
    }

    const [ada, bob] = people;
    if (!ada || !bob) throw new Error('There is nobody.');
    const old = { id: 'old', ownerId: ada.id, config, executedAt: Date.now() - twoYears - 86_400_000 * 2 };
    await insertExecution(db, { ...old, totalEndpoints: 1 });
    await holdSecrets(db, ada.id, 'old', new Map([['0123456789abcdef', 'old secret']]));
    await endExecution(db, 'old', { state: 'done', error: null, summary: await summarise([], 1) });
    const load = { name: 'L', url: 'http://it.test', headers: {}, stages: [], thresholds: {}, warmUpMs: 0 };
    const loadConfig = {
      ...load,
      method: 'GET' as const,
      concurrency: 1,
      duration: 10_000,
      model: 'closed' as const,
    };
    await insertLoadTest(db, { id: 'load', ownerId: ada.id, config: loadConfig, createdAt: Date.now() });
    await app.prepare();
    const isGone = async () =>
      (await db.selectFrom('api_executions').select('id').where('id', '=', 'old').execute()).length === 0;
    await expect.poll(isGone).toBe(true);
    await expect.poll(() => db.selectFrom('api_secrets').select('id').execute()).toEqual([]);
    const amounts = async () => {
      const rows = await db.selectFrom('api_executions').select('owner_id').execute();
      return [ada, bob].map(({ id }) => rows.filter(({ owner_id }) => owner_id === id).length);
    };
    expect(await amounts()).toEqual([13, 13]);
    const { status } = await app.call('DELETE /api/user/account', {
      token: ada.token,
      body: { password: ada.password },
    });
    expect(status).toBe(200);
    expect(await amounts()).toEqual([0, 13]);
    expect(await db.selectFrom('api_load_tests').select('id').execute()).toEqual([]);
  });
});

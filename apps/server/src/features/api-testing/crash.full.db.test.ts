import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Answer } from '@assay/contract';
import { expect, test } from 'vitest';
import { post, startProcess } from '../../../test/process.ts';
import { startService } from '../../../test/service.ts';
import { ada, temporaryFolder } from '../../../test/start.ts';

function makeCaller(address: string, token: string) {
  return async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(new URL(path, address), {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        prefer: 'respond-async',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, path).toBeLessThan(300);
    return response.json() as Promise<T>;
  };
}

interface Accepted {
  data: { id: string; events: string };
}

/** Reads events until one of a type has come. */
async function waitForEvent(address: string, token: string, events: string, type: string): Promise<void> {
  const response = await fetch(new URL(events, address), { headers: { authorization: `Bearer ${token}` } });
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes(`event: ${type}\n`)) return;
  }
}

test('a server that is killed keeps what API tests and loads have seen, and lets the next begin', async () => {
  const service = await startService();
  const environment = { DATA_DIR: temporaryFolder() };
  const first = startProcess(environment);
  const address = await first.ready;
  await post(address, '/api/register', ada);
  const login = await post(address, '/api/login', { email: ada.email, password: ada.password });
  const { token } = (await login.json()) as { token: string };
  const call = makeCaller(address, token);
  const testConfig = {
    name: 'Cut off',
    baseUrl: service.address,
    endpoints: [
      { name: 'Ping', path: '/ping', validations: [{ type: 'status', equals: 200 }] },
      { name: 'Slow', path: '/slow', timeoutMs: 120_000 },
    ],
  };
  const config = { name: 'Load', url: `${service.address}/ping`, model: 'open', rate: 20, duration: 60_000 };
  const execution = await call<Accepted>('/api/api-testing/execute', { testConfig });
  const load = await call<Accepted>('/api/api-testing/load-test', { config });
  await waitForEvent(address, token, execution.data.events, 'result');
  await waitForEvent(address, token, load.data.events, 'point');
  first.child.kill('SIGKILL');
  await first.ended;

  const second = startProcess(environment);
  const again = makeCaller(await second.ready, token);
  type ReadExecution = Answer<'GET /api/api-testing/executions/{id}'>;
  const seen = await again<ReadExecution>(`/api/api-testing/executions/${execution.data.id}`);
  expect(seen.data.execution).toMatchObject({
    state: 'interrupted',
    success_rate: 100,
    total_endpoints: 1,
    results: [{ name: 'Ping', passed: true }],
  });
  type ReadLoad = Answer<'GET /api/api-testing/load-tests/{id}'>;
  const measured = await again<ReadLoad>(`/api/api-testing/load-tests/${load.data.id}`);
  expect(measured.data.loadTest).toMatchObject({ state: 'interrupted', stats: null });
  expect(measured.data.loadTest.points.length).toBeGreaterThan(0);
  // What is asked to stop by the signal that asks a server to stop keeps its figures.
  const next = await again<Accepted>('/api/api-testing/load-test', { config });
  await waitForEvent(await second.ready, token, next.data.events, 'point');
  second.child.kill('SIGTERM');
  expect(await second.ended, second.output()).toBe(0);
  const database = new DatabaseSync(join(environment.DATA_DIR, 'assay.sqlite'));
  const stopped = database.prepare('select state, stats from api_load_tests where id = ?').get(next.data.id);
  database.close();
  expect(stopped?.state).toBe('interrupted');
  expect(JSON.parse(String(stopped?.stats)).totalRequests).toBeGreaterThan(0);
});

import type { Answer, RunEvent, RunView } from '@assay/contract';
import { describe, expect, inject, test } from 'vitest';
import { followEvents } from '../test/api-events.ts';
import { followRun } from '../test/listening.ts';
import { post, startProcess, startWorker } from '../test/process.ts';
import { startService } from '../test/service.ts';
import { ada, createPostgresDatabase, temporaryFolder } from '../test/start.ts';

const text = `Click "Add to cart" in the "Stoneware Mug" item
Check that the page shows "Stoneware Mug was added to your cart."
Click "cart"
Check that "total" is $12`;

type Overview = Answer<'GET /api/automation'>;

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

describe.skipIf(!inject('postgresUrl'))('two servers and two workers on one database', () => {
  test('work as one: whatever is asked of one server is seen and stopped at the other, and a worker may die', async () => {
    const environment = {
      DATABASE_URL: await createPostgresDatabase(),
      DATA_DIR: temporaryFolder(),
      PARALLEL: '1',
      WORK: 'off',
    };
    const service = await startService();
    const servers = [startProcess(environment), startProcess(environment)];
    const [here = '', there = ''] = await Promise.all(servers.map(({ ready }) => ready));
    await post(here, '/api/register', ada);
    const login = await post(here, '/api/login', { email: ada.email, password: ada.password });
    const { token } = (await login.json()) as { token: string };
    const callHere = makeCaller(here, token);
    const callThere = makeCaller(there, token);
    const submit = () =>
      callHere<{ run_id: string }>('/api/process-text', {
        text,
        target_url: new URL('/demo/products', there).href,
        complexity: 'simple',
        include_edge_cases: false,
      });
    const readThere = async (id: string) => (await callThere<{ run: RunView }>(`/api/runs/${id}`)).run;

    // Nobody takes jobs yet: what is handed in is accepted, waits, and the reason is told.
    const first = await submit();
    const before = await callThere<Overview>('/api/automation');
    expect(before).toMatchObject({ workers: [], last_worker_at: null, queue: { waiting: 1, running: 0 } });

    expect(await readThere(first.run_id)).toMatchObject({
      status: 'queued',
      no_worker: { last_seen_at: null },
    });

    const workers = [startWorker(environment), startWorker(environment)];
    const seen: RunEvent[] = await followRun(there, token, first.run_id);
    const types = new Set(seen.map(({ type }) => type));
    for (const type of ['run', 'planned', 'case started', 'frame', 'step ended', 'case ended', 'log']) {
      expect(types, 'told by the other server').toContain(type);
    }
    const run = await readThere(first.run_id);
    expect(run).toMatchObject({ status: 'finished', no_worker: null });
    expect(run.cases.map(({ verdict }) => verdict)).toEqual(run.cases.map(() => 'passed'));
    await Promise.all(workers.map(({ ready }) => ready));

    // Cancelled at the other server while a worker is at it.
    const second = await submit();
    const cancelled = await followRun(there, token, second.run_id, {
      onEvent({ type }) {
        if (type === 'case started') void callThere(`/api/runs/${second.run_id}/cancel`, {});
      },
    });
    expect(cancelled.at(-1)).toMatchObject({ type: 'run', run: { status: 'cancelled' } });

    // A load test runs in the server that was asked; the other one tells its seconds and stops it.
    const config = { name: 'Ping', url: `${service.address}/ping`, concurrency: 1, duration: 60_000 };
    const load = await callHere<{ data: { id: string; events: string } }>('/api/api-testing/load-test', {
      config,
    });
    const points = await followEvents(there, token, load.data.events, {
      onEvent: () => void callThere(`/api/api-testing/load-tests/${load.data.id}/cancel`, {}),
    });
    expect(points[0]).toMatchObject({ id: 1, type: 'point' });
    expect(points.at(-1)).toMatchObject({ type: 'loadTest', data: { state: 'cancelled' } });

    // A worker that is killed leaves an honest result, and the other one goes on.
    const third = await submit();
    const waiting = await callHere<{ run_id: string }>('/api/process-text', {
      text: 'Click the "Save" button. Check that the page shows "Saved".',
    });
    let killed: string | undefined;
    await followRun(there, token, third.run_id, {
      onEvent({ type }) {
        if (type !== 'step ended' || killed !== undefined) return;
        killed = '';
        void callThere<Overview>('/api/automation').then((overview) => {
          killed = overview.workers.find(({ busy }) => busy > 0)?.name;
          workers.find(({ child }) => killed?.endsWith(`(${child.pid})`))?.child.kill('SIGKILL');
        });
      },
    });
    expect(killed).toBeTruthy();
    const interrupted = await readThere(third.run_id);
    expect(interrupted.status).toBe('finished');
    expect(interrupted.cases.filter(({ cause }) => cause === 'interrupted')).toHaveLength(1);
    const after = await callHere<Overview>('/api/automation');
    expect(after.workers.map(({ name }) => name)).not.toContain(killed);
    expect(after.workers).toHaveLength(1);
    await followRun(there, token, waiting.run_id);
    expect(await readThere(waiting.run_id)).toMatchObject({ status: 'finished', no_worker: null });

    // The last one is asked to stop: it goes, and is missed.
    const left = workers.filter(({ child }) => child.signalCode === null);
    for (const { child } of left) child.kill('SIGTERM');
    expect(await Promise.all(left.map(({ ended }) => ended))).toEqual([0]);
    const nobody = await callHere<Overview>('/api/automation');
    expect(nobody.workers).toEqual([]);
    expect(nobody.last_worker_at).toEqual(expect.any(String));
  });
});

test('a worker without PostgreSQL says what it needs', async () => {
  const worker = startWorker({ DATA_DIR: temporaryFolder() });
  expect(await worker.ended).toBe(1);
  expect(worker.output()).toContain('set DATABASE_URL');
});

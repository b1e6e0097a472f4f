import type { Answer, RunView } from '@assay/contract';
import { expect, test } from 'vitest';
import { followRun } from '../../../test/listening.ts';
import { post, startProcess } from '../../../test/process.ts';
import {
  ada,
  createPostgresDatabase,
  type Engine,
  onBothEngines,
  temporaryFolder,
} from '../../../test/start.ts';

async function environmentFor(engine: Engine): Promise<Record<string, string>> {
  const folder = { DATA_DIR: temporaryFolder(), PARALLEL: '1' };
  return engine === 'sqlite' ? folder : { ...folder, DATABASE_URL: await createPostgresDatabase() };
}

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

const text = `## Cart
Click "Add to cart" in the "Stoneware Mug" item
Check that the page shows "Stoneware Mug was added to your cart."
Click "cart". Check that "total" is $12.

## Products
Open "/demo/products". Check that the page shows "Stoneware Mug".`;

onBothEngines('a server that is killed', (engine) => {
  test('in the middle of a case keeps what was seen, says that it was interrupted, and goes on with the rest', async () => {
    const environment = await environmentFor(engine);
    const first = startProcess(environment);
    const address = await first.ready;
    await post(address, '/api/register', ada);
    const login = await post(address, '/api/login', { email: ada.email, password: ada.password });
    const { token } = (await login.json()) as { token: string };
    const call = makeCaller(address, token);
    const { run_id: runId } = await call<{ run_id: string }>('/api/process-text', {
      text,
      target_url: new URL('/demo/products', address).href,
      complexity: 'simple',
    });
    let steps = 0;
    await followRun(address, token, runId, {
      onEvent: ({ type }) => {
        steps += type === 'step ended' ? 1 : 0;
        if (steps === 2) first.child.kill('SIGKILL');
      },
    }).catch(() => undefined);
    await first.ended;

    const second = startProcess(environment);
    const again = makeCaller(await second.ready, token);
    await followRun(await second.ready, token, runId);
    const { run } = await again<Answer<'GET /api/runs/{id}'>>(`/api/runs/${runId}`);
    expect(run.status).toBe('finished');
    const causes = run.cases.map(({ cause }) => cause);
    expect(causes.filter((cause) => cause === 'interrupted')).toHaveLength(1);
    const interrupted = run.cases.find(({ cause }) => cause === 'interrupted');
    expect(interrupted?.reason).toContain('run it again');
    const seen = interrupted?.steps.filter(({ outcome }) => outcome === 'passed') ?? [];
    expect(seen.length).toBeGreaterThanOrEqual(2);
    const id = interrupted?.execution_id;
    const picture = await fetch(
      new URL(`/api/executions/${id}/files/${seen[0]?.picture}`, await second.ready),
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(picture.status).toBe(200);
    const others = run.cases.filter((one) => one !== interrupted);
    expect(others.length).toBeGreaterThan(0);
    // The shop of the first process is gone with its port; what matters is that each other case ended by itself.
    expect(others.every(({ state, cause }) => state === 'done' && cause !== 'interrupted')).toBe(true);
  });

  test('while it plans begins to plan again, and loses nothing that waited', async () => {
    const environment = await environmentFor(engine);
    const first = startProcess(environment);
    const address = await first.ready;
    await post(address, '/api/register', ada);
    const login = await post(address, '/api/login', { email: ada.email, password: ada.password });
    const { token } = (await login.json()) as { token: string };
    const call = makeCaller(address, token);
    const submitOne = () =>
      call<{ run_id: string }>('/api/process-text', {
        text: 'Click the "Save" button. Check that the page shows "Saved".',
      });
    const target_url = new URL('/demo/products', address).href;
    const slow = await call<{ run_id: string }>('/api/process-text', { text, target_url });
    const waiting = [await submitOne(), await submitOne()];
    first.child.kill('SIGKILL');
    await first.ended;

    const second = startProcess(environment);
    const again = makeCaller(await second.ready, token);
    const views: RunView[] = [];
    for (const { run_id: runId } of [slow, ...waiting]) {
      await followRun(await second.ready, token, runId);
      views.push((await again<Answer<'GET /api/runs/{id}'>>(`/api/runs/${runId}`)).run);
    }
    expect(views.map(({ status }) => status)).toEqual(['finished', 'finished', 'finished']);
    expect(views.every(({ cases }) => cases.length > 0)).toBe(true);
  });
});

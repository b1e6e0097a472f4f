import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { followRun, startListening, submit } from '../../../test/listening.ts';
import { meet } from '../../../test/people.ts';
import { onBothEngines, type RunningApp, temporaryFolder } from '../../../test/start.ts';

const mug = `Click "Add to cart" in the "Stoneware Mug" item
Check that the page shows "Stoneware Mug was added to your cart."`;

async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'evidence'), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map(({ name }) => name);
}

async function count(app: RunningApp, table: 'runs' | 'executions' | 'jobs' | 'test_cases'): Promise<number> {
  const rows = await app.services.db.selectFrom(table).select('id').execute();
  return rows.length;
}

onBothEngines('somebody who loses access while their tests run', (engine) => {
  test('is deleted: the run stops, nothing of it stays, and others go on', async () => {
    const folder = temporaryFolder();
    const { app, demo } = await startListening(engine, { DATA_DIR: folder, PARALLEL: '1' });
    const [admin, user, other] = [await meet(app, 'admin'), await meet(app), await meet(app)];
    const { listeningOrigin } = app.server;
    const runId = await submit(app, user.token, { text: mug, target_url: demo, complexity: 'complex' });
    const deletion = Promise.withResolvers<number>();
    let isAsked = false;
    const followed = followRun(listeningOrigin, user.token, runId, {
      onEvent(event) {
        if (event.type !== 'step ended' || isAsked) return;
        isAsked = true;
        app
          .call('DELETE /api/admin/users/{id}', { token: admin.token, params: { id: user.id } })
          .then(({ status }) => status)
          .then(deletion.resolve, deletion.reject);
      },
    });
    // The stream breaks off: there is nobody any more to tell anything to.
    await expect(followed).rejects.toThrow();
    expect(await deletion.promise).toBe(200);
    const again = await fetch(new URL(`/api/runs/${runId}/events`, listeningOrigin), {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(again.status).toBe(401);

    await vi.waitFor(async () => expect(await count(app, 'jobs')).toBe(0), { timeout: 600_000 });
    const next = await submit(app, other.token, { text: mug, target_url: demo, complexity: 'simple' });
    await followRun(listeningOrigin, other.token, next);
    const { body } = await app.call('GET /api/runs/{id}', { token: other.token, params: { id: next } });
    expect(body.run).toMatchObject({ status: 'finished' });
    expect(body.run.cases[0]).toMatchObject({ verdict: 'passed' });
    await app.call('DELETE /api/admin/users/{id}', { token: admin.token, params: { id: other.id } });
    for (const table of ['runs', 'executions', 'test_cases'] as const) {
      expect(await count(app, table), table).toBe(0);
    }
    // A picture that was just being kept is thrown away once it turns out that nobody owns it.
    await vi.waitFor(async () => expect(await listFiles(folder)).toEqual([]), { timeout: 600_000 });
  });

  test('leaves no picture that was stored when they went and had no name yet', async () => {
    const folder = temporaryFolder();
    const { app, demo } = await startListening(engine, { DATA_DIR: folder, PARALLEL: '1' });
    const [admin, user] = [await meet(app, 'admin'), await meet(app)];
    const { storage } = app.services;
    const deletion = Promise.withResolvers<number>();
    const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (bytes) => {
      put.mockRestore();
      const stored = await storage.put(bytes);
      const call = { token: admin.token, params: { id: user.id } };
      await app
        .call('DELETE /api/admin/users/{id}', call)
        .then(({ status }) => deletion.resolve(status), deletion.reject);
      return stored;
    });
    await submit(app, user.token, { text: mug, target_url: demo, complexity: 'simple' });
    expect(await deletion.promise).toBe(200);
    // Whatever was under way has ended then.
    await app.close();
    expect(await listFiles(folder)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { submit } from '../../../../test/listening.ts';
import { addCase } from '../../../../test/schedules.ts';
import { onBothEngines, signUp, startApp } from '../../../../test/start.ts';

onBothEngines('a run whose last process died before it could end it', (engine) => {
  test('is ended at the next start, with cases that never began told honestly, and once', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const token = await signUp(app);
    const planned = await submit(app, token, { text: 'Click "Save". Check that the page shows "Saved".' });
    const { owner_id: ownerId } = await db.selectFrom('runs').select('owner_id').executeTakeFirstOrThrow();
    const caseId = await addCase(app, ownerId);
    const cancelled = await app.call('POST /api/test-cases/{id}/run', {
      token,
      params: { id: caseId },
      body: {},
    });
    expect(cancelled.status, cancelled.body.error).toBe(202);
    const cancelledId = cancelled.body.run_id;
    // As if the processes had been killed right after the jobs left the queue.
    await db.updateTable('runs').set({ cancelled_at: 1 }).where('id', '=', cancelledId).execute();
    await db.deleteFrom('jobs').execute();

    await app.prepare();
    const read = async (id: string) =>
      (await app.call('GET /api/runs/{id}', { token, params: { id } })).body.run;
    expect((await read(planned)).status).toBe('finished');
    const run = await read(cancelledId);
    expect(run.status).toBe('cancelled');
    expect(run.cases).toMatchObject([{ state: 'done', cause: 'cancelled' }]);
    const told = await db
      .selectFrom('run_events')
      .select('type')
      .where('run_id', '=', cancelledId)
      .where('type', '=', 'case ended')
      .execute();
    expect(told).toHaveLength(1);
  });
});

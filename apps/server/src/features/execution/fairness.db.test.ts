import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { meet } from '../../../test/people.ts';
import { addCase } from '../../../test/schedules.ts';
import { ada, onBothEngines, signUp, startApp } from '../../../test/start.ts';
import { listExecutionsOfRuns } from './store/executions.ts';
import { claimJob, insertJobs, removeJob } from './store/jobs.ts';
import { insertRun } from './store/runs.ts';

async function fill(db: Parameters<typeof insertJobs>[0], ownerId: string, jobs: number): Promise<void> {
  const id = randomUUID();
  const request = { kind: 'cases' as const, caseIds: [] };
  await insertRun(db, {
    id,
    ownerId,
    request,
    title: '',
    projectId: null,
    targetUrl: null,
    createdAt: Date.now(),
  });
  const one = { ownerId, runId: id, kind: 'plan' as const, executionId: null };
  await insertJobs(
    db,
    Array.from({ length: jobs }, () => one),
  );
}

onBothEngines('the queue', (engine) => {
  async function start() {
    const app = await startApp(engine);
    const { db } = app.services;
    const ids: string[] = [];
    for (const name of ['ada', 'grace', 'alan']) {
      await signUp(app, { ...ada, email: `${name}@example.com` });
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', `${name}@example.com`)
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    return { db, ids };
  }

  test('gives everybody a turn, however much one of them asks for', async () => {
    const { db, ids } = await start();
    const [first = '', second = '', third = ''] = ids;
    await fill(db, first, 30);
    await fill(db, second, 2);
    const served: string[] = [];
    const names = new Map(ids.map((id, index) => [id, ['ada', 'grace', 'alan'][index] ?? '']));
    const work = async () => {
      const job = await claimJob(db, 'worker');
      if (!job) return;
      served.push(names.get(job.ownerId) ?? '');
      await removeJob(db, job);
    };
    await work();
    await work();
    // Somebody who comes late does not wait for all that was asked for before.
    await fill(db, third, 1);
    for (let turn = 0; turn < 4; turn += 1) await work();
    expect(served.slice(0, 2).sort()).toEqual(['ada', 'grace']);
    expect(served.slice(2, 5).sort()).toEqual(['ada', 'alan', 'grace']);
    expect(served[5]).toBe('ada');
  });

  test('hands each job to one worker only, however many ask at once', async () => {
    const { db, ids } = await start();
    await fill(db, ids[0] ?? '', 20);
    const claimed = await Promise.all(
      Array.from({ length: 40 }, (_, index) => claimJob(db, `worker ${index}`)),
    );
    const jobs = claimed.flatMap((job) => (job ? [job.id] : []));
    expect(jobs).toHaveLength(20);
    expect(new Set(jobs).size).toBe(20);
  });

  test('carries out what was asked for at once in the order in which it stands', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const { id: ownerId, token } = await meet(app);
    const titles = Array.from({ length: 30 }, (_, index) => `Case ${index}`);
    const caseIds: string[] = [];
    for (const title of titles) caseIds.push(await addCase(app, ownerId, { title }));
    const { body } = await app.call('POST /api/test-cases/run', { token, body: { ids: caseIds } });
    const places = new Map(
      (await listExecutionsOfRuns(db, [body.run_id])).map(({ id, place }) => [id, place]),
    );
    const carriedOut: unknown[] = [];
    for (let job = await claimJob(db, 'worker'); job; job = await claimJob(db, 'worker')) {
      carriedOut.push(places.get(job.executionId ?? ''));
      await removeJob(db, job);
    }
    expect(carriedOut).toEqual(titles.map((_, place) => place));
  });
});

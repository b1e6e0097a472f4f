import { expect, test } from 'vitest';
import { type Known, meet } from '../../../../test/people.ts';
import { addCase, endRunAs, listScheduledRuns, makeDue, makeParts } from '../../../../test/schedules.ts';
import { answerLate } from '../../../../test/slow-database.ts';
import {
  createPostgresDatabase,
  onBothEngines,
  onPostgres,
  type RunningApp,
  startApp,
} from '../../../../test/start.ts';
import { startDue } from './start-due.ts';

const day = 24 * 60 * 60_000;

/** Half a year away: no test takes so long that its time comes by itself. */
const later = `0 0 1 ${((new Date().getMonth() + 6) % 12) + 1} *`;

async function addSchedule(app: RunningApp, { token }: Known, target: object): Promise<string> {
  const when = { kind: 'cron' as const, expression: later };
  const { body } = await app.call('POST /api/schedules', {
    token,
    body: { name: 'Now and then', when, browser: 'firefox', ...target },
  });
  return body.schedule.id;
}

async function read(app: RunningApp, { token }: Known, id: string) {
  const { body } = await app.call('GET /api/schedules', { token });
  const found = body.schedules.find((one) => one.id === id);
  if (!found) throw new Error('The schedule is gone.');
  return found;
}

onBothEngines('a schedule that is due', (engine) => {
  test('starts now, however late the answers of the database arrive', async () => {
    const app = await startApp(engine, engine === 'postgres' ? { WORK: 'off' } : {});
    const ada = await meet(app);
    const id = await addSchedule(app, ada, { test_case_id: await addCase(app, ada.id) });
    const parts = { ...makeParts(app), db: answerLate(app.services.db, 400) };
    await startDue(parts);
    await makeDue(app, id);
    await startDue(parts);
    expect(await listScheduledRuns(app, id)).toHaveLength(1);
  });

  test('runs once, however many times were missed, and goes on with the next', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const { body: made } = await app.call('POST /api/projects', {
      token: ada.token,
      body: { name: 'Shop' },
    });
    const projectId = made.project.id;
    await addCase(app, ada.id, { title: 'Cart', projectId });
    await addCase(app, ada.id, { title: 'Checkout', projectId });
    await addCase(app, ada.id, { title: 'Elsewhere' });
    const id = await addSchedule(app, ada, { project_id: projectId });
    const parts = makeParts(app);

    await startDue(parts);
    expect(await listScheduledRuns(app, id), 'nothing is due yet').toEqual([]);

    await makeDue(app, id, 7 * day);
    const before = Date.now();
    for (let beat = 0; beat < 3; beat += 1) await startDue(parts);
    const runs = await listScheduledRuns(app, id);
    expect(runs).toHaveLength(1);
    const { body } = await app.call('GET /api/runs/{id}', {
      token: ada.token,
      params: { id: runs[0] ?? '' },
    });
    expect(body.run).toMatchObject({
      title: 'Now and then (scheduled)',
      kind: 'cases',
      browser: 'firefox',
      project_id: projectId,
      cases: [
        { title: 'Cart', state: 'queued' },
        { title: 'Checkout', state: 'queued' },
      ],
    });
    const known = await read(app, ada, id);
    expect(Date.parse(known.next_at ?? '')).toBeGreaterThan(before);
    expect(known).toMatchObject({ note: null, last_run: { id: runs[0], status: 'queued', total: 2 } });
  });

  test('does not begin while its run before is under way, and says so; then it does', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const id = await addSchedule(app, ada, { test_case_id: await addCase(app, ada.id) });
    const parts = makeParts(app);
    await makeDue(app, id);
    await startDue(parts);
    const [first = ''] = await listScheduledRuns(app, id);
    await makeDue(app, id);
    await startDue(parts);
    expect(await listScheduledRuns(app, id)).toEqual([first]);
    const skipped = await read(app, ada, id);
    expect(skipped.note?.message).toContain('still under way');
    expect(Date.parse(skipped.next_at ?? '')).toBeGreaterThan(Date.now());

    await endRunAs(app, first, { Checkout: 'failed' });
    await makeDue(app, id);
    expect((await read(app, ada, id)).last_run).toMatchObject({ status: 'finished', failed: 1, passed: 0 });
    await startDue(parts);
    expect(await listScheduledRuns(app, id)).toHaveLength(2);
    expect((await read(app, ada, id)).note).toBeNull();
  });

  test('rests while it is paused or its owner may not sign in, and leaves out what has no room or no cases', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const { db } = app.services;
    const parts = makeParts(app);
    const caseId = await addCase(app, ada.id);
    const id = await addSchedule(app, ada, { test_case_id: caseId });
    const setStatus = (status: 'active' | 'disabled' | 'suspended') =>
      db.updateTable('users').set({ status }).where('id', '=', ada.id).execute();
    for (const status of ['disabled', 'suspended'] as const) {
      await setStatus(status);
      await makeDue(app, id);
      await startDue(parts);
      expect(await listScheduledRuns(app, id), status).toEqual([]);
    }
    await setStatus('active');
    await app.call('PUT /api/schedules/{id}', { token: ada.token, params: { id }, body: { enabled: false } });
    await startDue(parts, { now: Date.now() + day });
    expect(await listScheduledRuns(app, id), 'paused').toEqual([]);

    const { body: made } = await app.call('POST /api/projects', {
      token: ada.token,
      body: { name: 'Empty' },
    });
    const empty = await addSchedule(app, ada, { project_id: made.project.id });
    await makeDue(app, empty);
    await startDue(parts);
    expect((await read(app, ada, empty)).note?.message).toContain('no test cases');

    await app.call('PUT /api/schedules/{id}', { token: ada.token, params: { id }, body: { enabled: true } });
    for (let turn = 0; turn < 20; turn += 1) {
      await app.call('POST /api/test-cases/{id}/run', {
        token: ada.token,
        params: { id: caseId },
        body: {},
      });
    }
    await makeDue(app, id);
    await startDue(parts);
    expect(await listScheduledRuns(app, id)).toEqual([]);
    const full = await read(app, ada, id);
    expect(full.note?.message).toContain('Too many');
    expect(Date.parse(full.next_at ?? '')).toBeGreaterThan(Date.now());
  });

  test('is started by a server that was down when its time came', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const id = await addSchedule(app, ada, { test_case_id: await addCase(app, ada.id) });
    await makeDue(app, id, 3 * day);
    await app.prepare();
    await expect.poll(() => listScheduledRuns(app, id), { timeout: 600_000 }).toHaveLength(1);
  });
});

onPostgres('several processes on one PostgreSQL', () => {
  test('start each due schedule once', async () => {
    const environment = { DATABASE_URL: await createPostgresDatabase() };
    const apps = [await startApp('postgres', environment), await startApp('postgres', environment)];
    const [app] = apps;
    if (!app) throw new Error('There is no server.');
    const ada = await meet(app);
    const ids: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const caseId = await addCase(app, ada.id, { title: `Case ${turn}` });
      ids.push(await addSchedule(app, ada, { test_case_id: caseId }));
    }
    const workers = [...apps, ...apps].map(makeParts);
    for (const id of ids) await makeDue(app, id, day);
    await Promise.all(workers.map((parts) => startDue(parts)));
    for (const id of ids) {
      expect(await listScheduledRuns(app, id)).toHaveLength(1);
      expect((await read(app, ada, id)).note).toBeNull();
    }
    const jobs = await app.services.db.selectFrom('jobs').select('id').execute();
    expect(jobs).toHaveLength(ids.length);
  });
});

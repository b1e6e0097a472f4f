import { expect, test } from 'vitest';
import { meet } from '../../../../test/people.ts';
import { addCase, endRunAs, listScheduledRuns, makeDue, makeParts } from '../../../../test/schedules.ts';
import { answerLate } from '../../../../test/slow-database.ts';
import { onBothEngines, startApp } from '../../../../test/start.ts';
import { startDue } from './start-due.ts';
import { tellChanges } from './tell-changes.ts';

const hour = 60 * 60_000;

onBothEngines('a run of a schedule that ended', (engine) => {
  async function start() {
    const app = await startApp(engine);
    const ada = await meet(app);
    const { body: made } = await app.call('POST /api/projects', {
      token: ada.token,
      body: { name: 'Shop' },
    });
    const projectId = made.project.id;
    for (const title of ['Cart', 'Checkout']) await addCase(app, ada.id, { title, projectId });
    const { body } = await app.call('POST /api/schedules', {
      token: ada.token,
      body: { name: 'Nightly', project_id: projectId, when: { kind: 'hourly' } },
    });
    const { id } = body.schedule;
    const parts = makeParts(app);
    /** Runs the schedule, ends its cases so, and gives back what was mailed. */
    async function run(...ending: [verdicts: Parameters<typeof endRunAs>[2], cause?: 'cancelled']) {
      await makeDue(app, id);
      await startDue(parts);
      const runId = (await listScheduledRuns(app, id)).at(-1) ?? '';
      await tellChanges(parts);
      expect(parts.mails, 'nothing is told before its end').toEqual([]);
      await endRunAs(app, runId, ...ending);
      await tellChanges(parts);
      await tellChanges(parts);
      return { runId, mails: parts.mails.splice(0) };
    }
    return { app, ada, parts, id, run };
  }

  test('is told by one mail where verdicts changed, and not otherwise', async () => {
    const { app, ada, run } = await start();
    expect((await run({})).mails, 'a first pass').toEqual([]);

    const failed = await run({ Checkout: 'failed' });
    expect(failed.mails).toHaveLength(1);
    const [mail] = failed.mails;
    expect(mail).toMatchObject({ to: ada.email, subject: 'Nightly: 1 test does not pass' });
    expect(mail?.text).toContain('"Checkout" does not pass any more (failed)\n  The total was $13.00.');
    expect(mail?.text).toContain(`http://assay.test/runs/${failed.runId}`);
    expect(mail?.text).toMatch(/http:\/\/assay\.test\/executions\/[\w-]{36}/);
    expect(mail?.text).not.toContain('Cart');

    expect((await run({ Checkout: 'failed' })).mails, 'still failed').toEqual([]);
    expect((await run({ Checkout: 'error', Cart: 'error' }, 'cancelled')).mails, 'cancelled').toEqual([]);

    const both = await run({ Cart: 'failed' });
    expect(both.mails.map(({ subject }) => subject)).toEqual([
      'Nightly: 1 test does not pass, 1 test passes again',
    ]);
    expect(both.mails[0]?.text).toContain('"Checkout" passes again');

    const profile = await app.call('GET /api/user/profile', { token: ada.token });
    expect(profile.status).toBe(200);
    await app.services.db
      .updateTable('users')
      .set({ notification_preferences: '{"email":false}' })
      .where('id', '=', ada.id)
      .execute();
    expect((await run({})).mails, 'mail is not wanted').toEqual([]);
  });

  test('of first results tells the failures only', async () => {
    const { run } = await start();
    const { mails } = await run({ Cart: 'hollow' });
    expect(mails.map(({ subject }) => subject)).toEqual(['Nightly: 1 test does not pass']);
    expect(mails[0]?.text).toContain('"Cart" does not pass (nothing checked)');
    expect(mails[0]?.text).not.toContain('Checkout');
  });

  test('is told now, however late the answers of the database arrive', async () => {
    const { app, id, parts } = await start();
    await makeDue(app, id);
    await startDue(parts);
    const [runId = ''] = await listScheduledRuns(app, id);
    await endRunAs(app, runId, { Cart: 'failed' });
    const late = { ...parts, db: answerLate(app.services.db, 400) };
    const tellAfter = (time: number) =>
      app.services.db.updateTable('runs').set({ tell_after: time }).where('id', '=', runId).execute();
    await tellAfter(Date.now() + hour);
    await tellChanges(late);
    expect(parts.mails, 'not before its time').toEqual([]);
    await tellAfter(Date.now());
    await tellChanges(late);
    expect(parts.mails).toHaveLength(1);
  });

  test('is told later where the mail could not be sent, but not for ever', async () => {
    const { app, id, parts } = await start();
    await makeDue(app, id);
    await startDue(parts);
    const [runId = ''] = await listScheduledRuns(app, id);
    await endRunAs(app, runId, { Cart: 'failed' });
    const broken = { ...parts, mailer: { ...parts.mailer, send: () => Promise.reject(new Error('no')) } };
    const now = Date.now();
    await tellChanges(broken, { now });
    await tellChanges(parts, { now: now + 1000 });
    expect(parts.mails, 'not at once').toEqual([]);
    const both = [tellChanges(parts, { now: now + 61_000 }), tellChanges(parts, { now: now + 61_000 })];
    await Promise.all(both);
    expect(parts.mails).toHaveLength(1);

    await app.services.db.updateTable('runs').set({ tell_after: 0 }).where('id', '=', runId).execute();
    await tellChanges(broken, { now: now + 2 * hour });
    await tellChanges(parts, { now: now + 4 * hour });
    expect(parts.mails, 'given up').toHaveLength(1);
  });
});

import type { Sent } from '@assay/contract';
import { expect, test } from 'vitest';
import { meet } from '../../../../test/people.ts';
import { addCase } from '../../../../test/schedules.ts';
import { onBothEngines, startApp } from '../../../../test/start.ts';

type Wanted = Sent<'POST /api/schedules'>['body'];

onBothEngines('schedules', (engine) => {
  test('are made, listed, changed, paused and deleted by their owner alone', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const grace = await meet(app);
    const { token } = ada;
    const caseId = await addCase(app, ada.id);
    const { body: made } = await app.call('POST /api/projects', { token, body: { name: 'Shop' } });
    const projectId = made.project.id;
    await app.services.db
      .updateTable('users')
      .set({ timezone: 'Europe/Berlin' })
      .where('id', '=', ada.id)
      .execute();

    const when = { kind: 'daily' as const, time: '07:30' };
    const created = await app.call('POST /api/schedules', {
      token,
      body: { name: ' Every morning ', test_case_id: caseId, when },
    });
    expect(created.status, created.body.error).toBe(201);
    const { schedule } = created.body;
    expect(schedule).toMatchObject({
      name: 'Every morning',
      test_case_id: caseId,
      project_id: null,
      target_name: 'Checkout',
      when,
      cron: '30 7 * * *',
      timezone: 'Europe/Berlin',
      browser: 'chrome',
      enabled: true,
      note: null,
      last_run: null,
    });
    expect(Date.parse(schedule.next_at ?? '')).toBeGreaterThan(Date.now());
    const berlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    expect(berlin.format(new Date(schedule.next_at ?? ''))).toBe('07:30');

    const second = await app.call('POST /api/schedules', {
      token,
      body: {
        name: 'All of the shop',
        project_id: projectId,
        when: { kind: 'cron', expression: '*/15 8-18 * * 1-5' },
        timezone: 'America/New_York',
        browser: 'firefox',
        enabled: false,
      },
    });
    expect(second.body.schedule).toMatchObject({
      target_name: 'Shop',
      timezone: 'America/New_York',
      browser: 'firefox',
      enabled: false,
      next_at: null,
    });

    const names = async (query: Sent<'GET /api/schedules'>['query'], of = token) => {
      const { body } = await app.call('GET /api/schedules', { token: of, query });
      return body.schedules.map(({ name }) => name);
    };
    expect(await names({})).toEqual(['All of the shop', 'Every morning']);
    expect(await names({ test_case_id: caseId })).toEqual(['Every morning']);
    expect(await names({ project_id: projectId })).toEqual(['All of the shop']);
    expect(await names({}, grace.token)).toEqual([]);
    expect(await names({ test_case_id: caseId }, grace.token)).toEqual([]);

    const params = { id: schedule.id };
    const change = (body: Sent<'PUT /api/schedules/{id}'>['body']) =>
      app.call('PUT /api/schedules/{id}', { token, params, body });
    const renamed = await change({ name: 'At dawn' });
    expect(renamed.body.schedule).toMatchObject({ name: 'At dawn', next_at: schedule.next_at });
    const paused = await change({ enabled: false });
    expect(paused.body.schedule).toMatchObject({ enabled: false, next_at: null, cron: '30 7 * * *' });
    const moved = await change({ when: { kind: 'hourly' }, browser: 'edge' });
    expect(moved.body.schedule, 'a change does not end the pause').toMatchObject({
      enabled: false,
      next_at: null,
      cron: '0 * * * *',
      browser: 'edge',
    });
    const resumed = await change({ enabled: true, timezone: 'Asia/Kolkata' });
    expect(resumed.body.schedule).toMatchObject({ enabled: true, timezone: 'Asia/Kolkata' });
    expect(new Date(resumed.body.schedule.next_at ?? '').getUTCMinutes()).toBe(30);
    const inUtc = await change({ timezone: 'UTC' });
    expect(new Date(inUtc.body.schedule.next_at ?? '').getUTCMinutes(), 'the zone alone moves it').toBe(0);
    expect((await change({ project_id: projectId })).body.schedule).toMatchObject({
      test_case_id: null,
      target_name: 'Shop',
    });

    const bodies = { name: 'Mine now' };
    const strange = { token: grace.token, params };
    expect((await app.call('PUT /api/schedules/{id}', { ...strange, body: bodies })).status).toBe(404);
    expect((await app.call('DELETE /api/schedules/{id}', strange)).status).toBe(404);
    for (const target of [{ test_case_id: caseId }, { project_id: projectId }]) {
      const body: Wanted = { name: 'Not mine', when, ...target };
      const answer = await app.call('POST /api/schedules', { token: grace.token, body });
      expect(answer.status, JSON.stringify(target)).toBe(404);
    }

    expect((await app.call('DELETE /api/schedules/{id}', { token, params })).status).toBe(200);
    expect((await app.call('DELETE /api/schedules/{id}', { token, params })).status).toBe(404);
    expect(await names({})).toEqual(['All of the shop']);
  });

  test('go with their case, and with the account', async () => {
    const app = await startApp(engine);
    const { id: ownerId, token, password } = await meet(app);
    const when = { kind: 'hourly' as const };
    const caseId = await addCase(app, ownerId);
    const other = await addCase(app, ownerId, { title: 'Login' });
    for (const id of [caseId, other]) {
      await app.call('POST /api/schedules', { token, body: { name: id, test_case_id: id, when } });
    }
    await app.call('DELETE /api/test-cases/{id}', { token, params: { id: caseId } });
    const { body } = await app.call('GET /api/schedules', { token });
    expect(body.schedules.map(({ name }) => name)).toEqual([other]);
    await app.call('DELETE /api/user/account', { token, body: { password } });
    expect(await app.services.db.selectFrom('schedules').select('id').execute()).toEqual([]);
  });

  test('what cannot be used is refused with a sentence, and nothing is stored', async () => {
    const app = await startApp(engine);
    const { id: ownerId, token } = await meet(app);
    const good = {
      name: 'Hourly',
      test_case_id: await addCase(app, ownerId),
      when: { kind: 'hourly' as const },
    };
    const cron = (expression: unknown) => ({ ...good, when: { kind: 'cron', expression } });
    const { body: made } = await app.call('POST /api/projects', { token, body: { name: 'Shop' } });
    const rows: [what: string, body: object, message: string][] = [
      ['no name', { ...good, name: ' ' }, 'Name is required.'],
      ['a long name', { ...good, name: 'x'.repeat(101) }, 'at most 100'],
      ['no target', { ...good, test_case_id: undefined }, 'Choose what to run'],
      ['two targets', { ...good, project_id: made.project.id }, 'Choose what to run'],
      ['no time', { ...good, when: undefined }, 'Say when to run'],
      ['an unknown kind', { ...good, when: { kind: 'yearly' } }, 'Say when to run'],
      ['a time that is none', { ...good, when: { kind: 'daily', time: '24:00' } }, 'hh:mm'],
      ['a day that is none', { ...good, when: { kind: 'weekly', day: 'someday', time: '09:00' } }, 'monday'],
      ['six fields', cron('0 0 0 * * *'), 'five fields'],
      ['a shorthand', cron('@daily'), 'five fields'],
      ['a minute that is none', cron('60 * * * *'), 'minute: 60'],
      ['a date that is none', cron('0 9 30 2 *'), 'no such day'],
      ['no expression', cron(' '), 'Cron expression is required.'],
      ['a number', cron(7), 'Cron expression is required.'],
      ['a long expression', cron('1,'.repeat(80)), 'at most 100'],
      ['an unknown zone', { ...good, timezone: 'Mars/Olympus' }, 'UTC'],
      ['an unknown browser', { ...good, browser: 'lynx' }, 'chrome'],
    ];
    for (const [what, body, message] of rows) {
      const answer = await app.call('POST /api/schedules', { token, body: body as Wanted });
      expect(answer.status, what).toBe(400);
      expect(answer.body.error, what).toContain(message);
    }
    expect((await app.call('GET /api/schedules', { token })).body.schedules).toEqual([]);

    const { body: kept } = await app.call('POST /api/schedules', { token, body: good });
    const changed = await app.call('PUT /api/schedules/{id}', {
      token,
      params: { id: kept.schedule.id },
      body: { when: { kind: 'cron', expression: '0 9 31 4 *' } },
    });
    expect(changed.status).toBe(400);
    const preview = await app.call('POST /api/schedules/preview', {
      token,
      body: { when: { kind: 'cron', expression: '* * * *' } },
    });
    expect(preview.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'when.expression' }],
    });
    const told = await app.call('POST /api/schedules/preview', {
      token,
      body: { when: { kind: 'weekly', day: 'monday', time: '09:00' }, timezone: 'Asia/Tokyo' },
    });
    expect(told.body).toMatchObject({ cron: '0 9 * * 1', timezone: 'Asia/Tokyo' });
    expect(told.body.times).toHaveLength(5);
    for (const time of told.body.times) expect(new Date(time).getUTCDay(), time).toBe(1);
  });

  test('are 50 at most, however quickly they come', async () => {
    const app = await startApp(engine);
    const { id: ownerId, token } = await meet(app);
    const body = {
      name: 'Hourly',
      test_case_id: await addCase(app, ownerId),
      when: { kind: 'hourly' as const },
    };
    const answers = await Promise.all(
      Array.from({ length: 55 }, () => app.call('POST /api/schedules', { token, body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body: answer }) => answer.error)).toEqual(
      Array.from(
        { length: 5 },
        () => 'You have 50 schedules already. Delete one that is not needed any more.',
      ),
    );
  });
});

import type { Sent } from '@assay/contract';
import { timezones } from '@assay/contract/choices';
import { expect, test } from 'vitest';
import { type Known, meet } from '../../../test/people.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';

type Profile = Sent<'PUT /api/user/profile'>['body'];

const names = { firstName: 'Ada', lastName: 'Lovelace' };

function save(app: RunningApp, by: Known, body: Profile) {
  return app.call('PUT /api/user/profile', { token: by.token, body });
}

async function read(app: RunningApp, by: Known) {
  return (await app.call('GET /api/user/profile', { token: by.token })).body.data;
}

function changePassword(app: RunningApp, by: Known, currentPassword: string, newPassword = 'a new one') {
  return app.call('PUT /api/user/change-password', {
    token: by.token,
    body: { currentPassword, newPassword },
  });
}

onBothEngines('settings', (engine) => {
  test('a profile is saved whole, and the email stays', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const reply = await save(app, person, {
      firstName: ' Ada ',
      lastName: 'Lovelace',
      phone: '+44 20',
      company: 'Analytical',
      jobTitle: 'Programmer',
      timezone: 'Europe/London',
      bio: 'Notes\nA to G',
      notificationPreferences: { email: false, browser: false, marketing: true },
      ...({ email: 'other@example.com', role: 'admin' } as object),
    });
    expect(reply.body).toEqual({ success: true });
    expect(await read(app, person)).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: person.email,
      phone: '+44 20',
      company: 'Analytical',
      job_title: 'Programmer',
      timezone: 'Europe/London',
      bio: 'Notes\nA to G',
      notification_preferences: { email: false, browser: false, marketing: true },
    });
    expect((await app.call('GET /api/admin/users', { token: person.token })).status).toBe(403);
  });

  test('preferences are taken as an object and as JSON, and stay where none are sent', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const preferences = { email: true, browser: false, marketing: true };
    await save(app, person, { ...names, notificationPreferences: JSON.stringify(preferences) });
    expect((await read(app, person)).notification_preferences).toEqual(preferences);
    await save(app, person, names);
    expect((await read(app, person)).notification_preferences).toEqual(preferences);
    await save(app, person, { ...names, notificationPreferences: {} });
    expect((await read(app, person)).notification_preferences, 'the defaults').toEqual({
      email: true,
      browser: true,
      marketing: false,
    });
  });

  test('every listed timezone is taken', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    for (const timezone of timezones) {
      await save(app, person, { ...names, timezone });
      expect((await read(app, person)).timezone).toBe(timezone);
    }
  });

  const refused: [field: string, body: object, error: string][] = [
    ['firstName', { ...names, firstName: '' }, 'First name is required.'],
    ['lastName', { firstName: 'Ada' }, 'Last name is required.'],
    ['phone', { ...names, phone: '1'.repeat(51) }, 'Phone may have at most 50 characters.'],
    ['bio', { ...names, bio: 'x'.repeat(2001) }, 'Bio may have at most 2000 characters.'],
    ['timezone', { ...names, timezone: 'Mars/Olympus' }, 'Invalid option'],
    ['notificationPreferences', { ...names, notificationPreferences: '{' }, 'must say true or false'],
    [
      'notificationPreferences',
      { ...names, notificationPreferences: { email: 'yes' } },
      'must say true or false',
    ],
  ];
  test('a bad field is refused and changes nothing', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const before = await read(app, person);
    for (const [field, body, error] of refused) {
      const reply = await save(app, person, body as Profile);
      expect(reply, field).toMatchObject({
        status: 400,
        body: { details: [{ field, message: expect.stringContaining(error) }] },
      });
    }
    expect(await read(app, person)).toEqual(before);
  });

  test('a changed password ends every session but the one that it opens', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const elsewhere = (await app.call('POST /api/login', { body: person })).body.token;
    const { status, body } = await changePassword(app, person, person.password);
    expect(status).toBe(200);
    for (const token of [person.token, elsewhere]) {
      expect((await app.call('GET /api/user/profile', { token })).status).toBe(401);
    }
    expect((await app.call('GET /api/user/profile', { token: body.token })).status).toBe(200);
    const { email } = person;
    const logIn = (password: string) => app.call('POST /api/login', { body: { email, password } });
    expect((await logIn(person.password)).status).toBe(401);
    expect((await logIn('a new one')).status).toBe(200);
  });

  test('a changed password ends reset links that were asked for before', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    await app.call('POST /api/forgot-password', { body: { email: person.email } });
    const token = /token=(\S+)/.exec(app.announcements.at(-1) ?? '')?.[1] ?? '';
    await changePassword(app, person, person.password);
    const reply = await app.call('POST /api/reset-password', { body: { token, newPassword: 'stolen' } });
    expect(reply.body.code).toBe('INVALID_RESET_TOKEN');
  });

  test('a wrong current password and a short new one are refused at their fields', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    expect(await changePassword(app, person, 'wrong')).toMatchObject({
      status: 400,
      body: {
        error: 'The current password is not correct.',
        details: [{ field: 'currentPassword', message: 'The current password is not correct.' }],
      },
    });
    expect(await changePassword(app, person, person.password, 'short')).toMatchObject({
      status: 400,
      body: {
        details: [{ field: 'newPassword', message: 'Password must be at least 6 characters long' }],
      },
    });
    expect((await app.call('GET /api/user/profile', { token: person.token })).status).toBe(200);
  });

  test('of two changes at once one holds', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const replies = await Promise.all([
      changePassword(app, person, person.password, 'the first'),
      changePassword(app, person, person.password, 'the second'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

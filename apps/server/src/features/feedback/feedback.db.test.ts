import type { Received, Sent } from '@assay/contract';
import { expect, test } from 'vitest';
import { type Known, meet } from '../../../test/people.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';

type Feedback = Sent<'POST /api/feedback'>['body'];

const whole = {
  type: 'bug',
  category: 'Dashboard',
  title: 'The <b>chart</b> is empty',
  description: 'First line\nsecond line 🙁',
  priority: 'high',
  rating: 2,
  contactEmail: 'other@example.com',
  browserInfo: {
    userAgent: 'Test',
    language: 'en',
    platform: 'Linux',
    cookieEnabled: true,
    onLine: true,
    screenResolution: '1280x800',
    windowSize: '1200x700',
    timezone: 'UTC',
  },
  systemInfo: { timestamp: '2026-01-01T00:00:00.000Z', url: 'http://assay.test/feedback', referrer: '' },
} as const satisfies Feedback;

async function send(app: RunningApp, by: Known, feedback: Feedback = whole): Promise<string> {
  const { status, body } = await app.call('POST /api/feedback', { token: by.token, body: feedback });
  expect(status).toBe(201);
  return body.data.id;
}

function move(app: RunningApp, by: Known, id: string, status: 'open' | 'closed') {
  return app.call('PUT /api/feedback/{id}/status', { token: by.token, params: { id }, body: { status } });
}

function moveAsAdmin(
  app: RunningApp,
  by: Known,
  id: string,
  body: Sent<'PUT /api/admin/feedback/{id}/status'>['body'],
) {
  return app.call('PUT /api/admin/feedback/{id}/status', { token: by.token, params: { id }, body });
}

async function readOwn(app: RunningApp, by: Known) {
  return (await app.call('GET /api/feedback', { token: by.token })).body.data;
}

function answer(app: RunningApp, by: Known, id: string, message = 'It is mended.') {
  return app.call('POST /api/admin/feedback/{id}/answers', {
    token: by.token,
    params: { id },
    body: { message },
  });
}

onBothEngines('feedback', (engine) => {
  test('is stored whole, listed to its owner alone, newest first', async () => {
    const app = await startApp(engine);
    const [owner, other] = [await meet(app), await meet(app)];
    const id = await send(app, owner);
    await send(app, owner, { title: 'Second', description: 'More' });
    const list = await readOwn(app, owner);
    expect(list.map(({ title }) => title)).toEqual(['Second', whole.title]);
    expect(list[0]).toMatchObject({ type: 'general', priority: 'medium', rating: 5, category: '' });
    expect(list[1]).toEqual({
      id,
      title: whole.title,
      status: 'open',
      priority: 'high',
      type: 'bug',
      created_at: expect.any(String),
      category: 'Dashboard',
      description: whole.description,
      rating: 2,
      upvotes: 0,
      response_count: 0,
      upvoted: false,
      answers: [],
    });
    expect(await readOwn(app, other)).toEqual([]);
  });

  const refused: [what: string, body: object, error: string][] = [
    ['no title', { ...whole, title: ' ' }, 'Title is required.'],
    ['no description', { ...whole, description: '' }, 'Description is required.'],
    ['a huge description', { ...whole, description: 'x'.repeat(5001) }, 'at most 5000'],
    ['another type', { ...whole, type: 'praise' }, 'Invalid option'],
    ['another priority', { ...whole, priority: 'urgent' }, 'Invalid option'],
    ['a rating of 0', { ...whole, rating: 0 }, '>=1'],
    ['a rating of 6', { ...whole, rating: 6 }, '<=5'],
    ['a rating in between', { ...whole, rating: 2.5 }, 'int'],
    ['no email', { ...whole, contactEmail: 'ada' }, 'valid email'],
    ['a huge user agent', { ...whole, browserInfo: { userAgent: 'x'.repeat(501) } }, '500'],
    ['text for an object', { ...whole, systemInfo: 'Linux' }, 'object'],
  ];
  test('that is not as it should be is refused and not kept', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    for (const [what, body, error] of refused) {
      const reply = await app.call('POST /api/feedback', { token: person.token, body: body as Feedback });
      expect(reply, what).toMatchObject({ status: 400, body: { error: expect.stringContaining(error) } });
    }
    expect(await readOwn(app, person)).toEqual([]);
  });

  test('its owner closes what is open and reopens what is closed, and nothing else', async () => {
    const app = await startApp(engine);
    const [owner, admin] = [await meet(app), await meet(app, 'admin')];
    const id = await send(app, owner);
    const status = async () => (await readOwn(app, owner))[0]?.status;
    expect((await move(app, owner, id, 'closed')).body).toEqual({ success: true });
    expect((await move(app, owner, id, 'closed')).status, 'twice is once').toBe(200);
    expect(await status()).toBe('closed');
    await move(app, owner, id, 'open');
    expect(await status()).toBe('open');
    for (const other of ['in_progress', 'resolved'] as const) {
      await moveAsAdmin(app, admin, id, { status: other });
      for (const to of ['open', 'closed'] as const) {
        expect(await move(app, owner, id, to)).toMatchObject({
          status: 409,
          body: { error: 'Only open feedback can be closed, and only closed feedback can be reopened.' },
        });
      }
      expect(await status()).toBe(other);
    }
    const wrong = await app.call('PUT /api/feedback/{id}/status', {
      token: owner.token,
      params: { id },
      body: { status: 'resolved' as 'open' },
    });
    expect(wrong.status).toBe(400);
  });

  test('everybody upvotes once, and takes it back', async () => {
    const app = await startApp(engine);
    const [owner, other, third] = [await meet(app), await meet(app), await meet(app)];
    const id = await send(app, owner);
    const vote = (by: Known, key: 'POST' | 'DELETE') =>
      app.call(`${key} /api/feedback/{id}/upvote`, { token: by.token, params: { id } });
    await Promise.all([vote(other, 'POST'), vote(other, 'POST'), vote(other, 'POST')]);
    expect((await vote(third, 'POST')).body.data).toEqual({ upvotes: 2, upvoted: true });
    expect((await readOwn(app, owner))[0]).toMatchObject({ upvotes: 2, upvoted: false });
    expect((await vote(third, 'DELETE')).body.data).toEqual({ upvotes: 1, upvoted: false });
    expect((await vote(third, 'DELETE')).body.data).toEqual({ upvotes: 1, upvoted: false });
    await app.call('DELETE /api/user/account', { token: other.token, body: { password: other.password } });
    expect((await readOwn(app, owner))[0], 'who is gone counts no more').toMatchObject({ upvotes: 0 });
    await app.call('POST /api/contact', { body: { name: 'A', email: 'a@b.de', message: 'C' } });
    const contact = await app.services.db
      .selectFrom('inbox')
      .select('id')
      .where('source', '=', 'contact')
      .executeTakeFirstOrThrow();
    const reply = await app.call('POST /api/feedback/{id}/upvote', {
      token: third.token,
      params: { id: contact.id },
    });
    expect(reply.status, 'contact messages are nobody else’s').toBe(404);
  });

  test('what is wanted most is told by its title alone, and found by words', async () => {
    const app = await startApp(engine);
    const [owner, other] = [await meet(app), await meet(app)];
    const dark = await send(app, owner, { title: 'Dark mode for reports', description: 'secret words' });
    const pdf = await send(app, owner, { title: 'Export reports as PDF', description: 'x' });
    const done = await send(app, owner, { title: 'Dark mode at last', description: 'x' });
    await move(app, owner, done, 'closed');
    await app.call('POST /api/feedback/{id}/upvote', { token: other.token, params: { id: pdf } });
    const popular = async (search?: string) =>
      (
        await app.call('GET /api/feedback/popular', {
          token: other.token,
          query: search === undefined ? {} : { search },
        })
      ).body.data;
    const all = await popular();
    expect(all.map(({ id }) => id)).toEqual([pdf, dark]);
    expect(all[0]).toEqual({
      id: pdf,
      title: 'Export reports as PDF',
      type: 'general',
      status: 'open',
      upvotes: 1,
      upvoted: true,
      own: false,
    });
    expect(JSON.stringify(all)).not.toContain('secret words');
    expect((await popular('a DARK mode please')).map(({ id }) => id)).toEqual([dark]);
    expect(await popular('ab')).toEqual([]);
    expect(await popular('%%%')).toEqual([]);
  });
});

onBothEngines('the inbox', (engine) => {
  test('holds feedback and contact messages, plain as an array and by pages', async () => {
    const app = await startApp(engine);
    const [owner, admin] = [await meet(app), await meet(app, 'admin')];
    const id = await send(app, owner);
    await app.call('POST /api/contact', {
      body: { name: 'Grace', email: 'grace@example.com', subject: 'Bug Report', message: 'It broke.' },
    });
    const { token } = admin;
    const plain = await app.call('GET /api/admin/feedback', { token });
    expect(plain.body).toEqual([
      expect.objectContaining({
        name: 'Grace',
        email: 'grace@example.com',
        status: 'pending',
        message: 'It broke.',
        title: 'Bug Report',
        source: 'contact',
        type: null,
      }),
      expect.objectContaining({
        id,
        name: expect.stringContaining('user Number'),
        email: owner.email,
        status: 'pending',
        message: `${whole.title}\n\n${whole.description}`,
        source: 'feedback',
        rating: 2,
      }),
    ]);
    const find = async (query: Partial<Received<'GET /api/admin/feedback'>['query']>) => {
      const { body } = await app.call('GET /api/admin/feedback', { token, query });
      return 'data' in body ? { titles: body.data.map(({ title }) => title), total: body.total } : body;
    };
    expect(await find({ page: 1, page_size: 1 })).toEqual({ titles: ['Bug Report'], total: 2 });
    expect(await find({ page: 2, page_size: 1 })).toEqual({ titles: [whole.title], total: 2 });
    expect(await find({ source: 'feedback' })).toEqual({ titles: [whole.title], total: 1 });
    expect(await find({ search: 'GRACE' })).toEqual({ titles: ['Bug Report'], total: 1 });
    expect(await find({ search: owner.email })).toEqual({ titles: [whole.title], total: 1 });
    expect(await find({ search: '100%' })).toEqual({ titles: [], total: 0 });
    expect(await find({ status: 'pending', order: 'asc' })).toMatchObject({ total: 2 });
    expect(await find({ status: 'closed' })).toEqual({ titles: [], total: 0 });
    await app.call('POST /api/feedback/{id}/upvote', { token, params: { id } });
    expect(await find({ sort: 'upvotes' })).toMatchObject({ titles: [whole.title, 'Bug Report'] });

    const one = await app.call('GET /api/admin/feedback/{id}', { token, params: { id } });
    expect(one.body.data).toMatchObject({
      description: whole.description,
      contact_email: 'other@example.com',
      browser_info: whole.browserInfo,
      system_info: whole.systemInfo,
      upvotes: 1,
      answers: [],
    });
  });

  test('any status follows any other, is the owner’s under its other name, and is written down', async () => {
    const app = await startApp(engine);
    const [owner, admin] = [await meet(app), await meet(app, 'admin')];
    const id = await send(app, owner);
    const seen: (string | undefined)[] = [];
    for (const status of ['closed', 'in_progress', 'resolved', 'pending', 'resolved', 'closed'] as const) {
      expect((await moveAsAdmin(app, admin, id, { status })).status).toBe(200);
      seen.push((await readOwn(app, owner))[0]?.status);
    }
    expect(seen).toEqual(['closed', 'in_progress', 'resolved', 'open', 'resolved', 'closed']);
    await moveAsAdmin(app, admin, id, { status: 'closed' });
    expect(await moveAsAdmin(app, admin, id, { status: 'pending', from: 'resolved' })).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    expect((await moveAsAdmin(app, admin, 'nothing', { status: 'closed' })).status).toBe(404);
    const { body } = await app.call('GET /api/admin/audit', {
      token: admin.token,
      query: { page_size: 100 },
    });
    expect(body.data).toHaveLength(6);
    expect(body.data.at(-1)).toMatchObject({
      action: 'message status changed',
      target_kind: 'feedback',
      target_id: id,
      target_label: whole.title,
      before: { status: 'pending' },
      after: { status: 'closed' },
    });
  });

  test('an answer to feedback is read by its owner, and mailed to who wants mail', async () => {
    const app = await startApp(engine);
    const [owner, admin] = [await meet(app), await meet(app, 'admin')];
    const id = await send(app, owner, { title: 'A', description: 'B' });
    const first = await answer(app, admin, id, 'It is\nmended.');
    expect(first).toMatchObject({ status: 201, body: { data: { message: 'It is\nmended.', mailed: true } } });
    expect(app.announcements.at(-1)).toContain(`Mail to ${owner.email}: Your feedback was answered: A`);
    await app.call('PUT /api/user/profile', {
      token: owner.token,
      body: { firstName: 'A', lastName: 'B', notificationPreferences: { email: false } },
    });
    const mails = app.announcements.length;
    expect((await answer(app, admin, id, 'Really.')).body.data.mailed).toBe(false);
    expect(app.announcements).toHaveLength(mails);
    const [own] = await readOwn(app, owner);
    expect(own).toMatchObject({
      response_count: 2,
      answers: [
        { message: 'It is\nmended.', author: expect.stringContaining('admin Number') },
        { message: 'Really.' },
      ],
    });
    expect((await answer(app, admin, id, ' ')).status).toBe(400);
    expect((await answer(app, admin, 'nothing')).status).toBe(404);
    const audit = await app.call('GET /api/admin/audit', { token: admin.token });
    expect(audit.body.data[0]).toMatchObject({
      action: 'message answered',
      before: { answers: '1' },
      after: { answers: '2' },
    });
  });

  test('an answer to a contact message goes out by mail, or is not kept', async () => {
    const app = await startApp(engine);
    const admin = await meet(app, 'admin');
    await app.call('POST /api/contact', {
      body: { name: 'Grace', email: 'grace@example.com', message: 'It broke.' },
    });
    const { id } = await app.services.db.selectFrom('inbox').select('id').executeTakeFirstOrThrow();
    expect((await answer(app, admin, id)).body.data.mailed).toBe(true);
    expect(app.announcements.at(-1)).toContain('Mail to grace@example.com: Re: General Inquiry');

    const broken = await startApp(engine, { SMTP_URL: 'smtp://127.0.0.1:1' });
    const boss = await meet(broken, 'admin');
    await broken.call('POST /api/contact', {
      body: { name: 'Grace', email: 'grace@example.com', message: 'It broke.' },
    });
    const message = await broken.services.db.selectFrom('inbox').select('id').executeTakeFirstOrThrow();
    expect(await answer(broken, boss, message.id)).toMatchObject({
      status: 500,
      body: { code: 'MAIL_FAILED' },
    });
    const owner = await meet(broken);
    const feedback = await send(broken, owner, { title: 'A', description: 'B' });
    expect((await answer(broken, boss, feedback)).body.data, 'kept without the mail').toMatchObject({
      mailed: false,
    });
    expect(await broken.services.db.selectFrom('inbox_answers').select('message_id').execute()).toEqual([
      { message_id: feedback },
    ]);
  });
});

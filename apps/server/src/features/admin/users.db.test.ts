import type { Answer, Received } from '@assay/contract';
import { expect, test } from 'vitest';
import { meet } from '../../../test/people.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';
import { countUsers } from './user-store.ts';

type Query = Partial<Received<'GET /api/admin/users'>['query']>;
type UserPage = Extract<Answer<'GET /api/admin/users'>, { data: unknown }>;

async function readPage(app: RunningApp, token: string, query: Query): Promise<UserPage> {
  const { status, body } = await app.call('GET /api/admin/users', { token, query });
  expect(status).toBe(200);
  return body as unknown as UserPage;
}

/** Accounts without what a page does not show, so that thousands are there in a moment. */
async function addUsers(app: RunningApp, amount: number, make: (at: number) => Record<string, unknown>) {
  const rows = Array.from({ length: amount }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    email: `person${at}@example.com`,
    password_hash: '',
    first_name: 'Person',
    last_name: String(at),
    notification_preferences: '{}',
    role: 'user' as const,
    status: 'active' as const,
    phone: '',
    company: '',
    job_title: '',
    timezone: 'UTC',
    bio: '',
    session_version: 1,
    created_at: 1_000_000 + at,
    updated_at: 0,
    ...make(at),
  }));
  for (let at = 0; at < rows.length; at += 500) {
    await app.services.db
      .insertInto('users')
      .values(rows.slice(at, at + 500))
      .execute();
  }
}

onBothEngines('lists of users', (engine) => {
  test('the plain call answers all of them as an array', async () => {
    const app = await startApp(engine);
    const admin = await meet(app, 'admin');
    await addUsers(app, 30, () => ({}));
    const { body } = await app.call('GET /api/admin/users', { token: admin.token });
    expect(body).toHaveLength(31);
    expect(body).toContainEqual({
      id: admin.id,
      email: admin.email,
      role: 'admin',
      status: 'active',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      first_name: 'admin',
      last_name: expect.any(String),
    });
  });

  test('every page of every filter, order and search is what a plain reading of the whole list gives', async () => {
    const app = await startApp(engine);
    const { token } = await meet(app, 'admin');
    const roles = ['user', 'user', 'user', 'moderator', 'admin'] as const;
    const statuses = ['active', 'active', 'disabled', 'suspended'] as const;
    // More than the search looks through one by one, so that its index is asked.
    await addUsers(app, 2600, (at) => ({
      role: roles[(at * 7) % 5],
      status: statuses[(at * 3) % 4],
      email: `person${at}.${at % 2 ? 'odd' : 'even'}@team-${at % 13}.example.com`,
      created_at: 1_000_000 + ((at * 7919) % 5000),
    }));
    const all = (await app.call('GET /api/admin/users', { token })).body as Exclude<
      Answer<'GET /api/admin/users'>,
      UserPage
    >;
    const queries: Query[] = [
      { page: 1 },
      { page: 27, page_size: 100 },
      { page: 28, page_size: 100 },
      { page: 500, page_size: 5 },
      { sort: 'email', page: 130 },
      { sort: 'email', order: 'desc', page: 200 },
      { order: 'asc', page: 3, page_size: 25 },
      { status: 'disabled', page: 10 },
      { role: 'moderator', status: 'suspended', page: 2 },
      { role: 'moderator', sort: 'email', page: 40 },
      { role: 'super_admin' },
      { search: 'PERSON259' },
      { search: 'team-7.ex', page: 2, sort: 'email' },
      { search: 'team-7.ex', status: 'active', role: 'user' },
      { search: '4000-8000-00000000012', page: 1 },
      { search: '99' },
      { search: 'nobody-has-this' },
      { search: '%' },
      { search: '_' },
      { search: '"odd' },
      { search: "o'd" },
      { search: 'odd@team-1.example.com\\' },
    ];
    for (const query of queries) {
      const { search = '', role, status, sort = 'created_at', page = 1, page_size = 10 } = query;
      const order = query.order ?? (sort === 'email' ? 'asc' : 'desc');
      const wanted = all.filter(
        (user) =>
          (!role || user.role === role) &&
          (!status || user.status === status) &&
          [user.email, user.id].some((text) => text.includes(search.toLowerCase())),
      );
      const key = (user: (typeof all)[number]) =>
        sort === 'email' ? user.email : `${user.created_at} ${user.id}`;
      wanted.sort((a, b) => (key(a) < key(b) ? -1 : 1) * (order === 'asc' ? 1 : -1));
      const reply = await readPage(app, token, query);
      expect(reply, JSON.stringify(query)).toEqual({
        success: true,
        data: wanted.slice((page - 1) * page_size, page * page_size),
        total: wanted.length,
        has_more: false,
        page,
        page_size,
      });
    }
  });

  test('a search that matches more than a thousand says so and does not count them', async () => {
    const app = await startApp(engine);
    const { token } = await meet(app, 'admin');
    await addUsers(app, 2600, () => ({}));
    const first = await readPage(app, token, { search: 'example', page_size: 100 });
    expect(first).toMatchObject({ total: 1000, has_more: true });
    expect(first.data).toHaveLength(100);
    const last = await readPage(app, token, { search: 'example', page_size: 100, page: 11 });
    expect(last.data).toEqual([]);
  });

  const refused = [
    { page: 0 },
    { page_size: 101 },
    { page_size: 'many' },
    { role: 'king' },
    { status: 'gone' },
    { sort: 'password_hash' },
    { order: 'up' },
    { search: 'x'.repeat(255) },
    { search: 'a\u0000b' },
  ];
  test('a query that is not as it should be is refused', async () => {
    const app = await startApp(engine);
    const { token } = await meet(app, 'admin');
    for (const query of refused) {
      const reply = await app.call('GET /api/admin/users', { token, query: query as Query });
      expect(reply, JSON.stringify(query)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    }
  });

  test('accounts are counted as they come, change and go', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const { token } = await meet(app, 'admin');
    await addUsers(app, 20, (at) => ({ created_at: at < 5 ? Date.now() : 1_000_000 }));
    const [first] = (await readPage(app, token, { search: 'person1@' })).data;
    const params = { id: first?.id ?? '' };
    await app.call('PUT /api/admin/users/{id}/status', { token, params, body: { status: 'disabled' } });
    await app.call('PUT /api/admin/users/{id}/role', { token, params, body: { role: 'moderator' } });
    const [second] = (await readPage(app, token, { search: 'person2@' })).data;
    await app.call('DELETE /api/admin/users/{id}', { token, params: { id: second?.id ?? '' } });
    await app.call('POST /api/contact', { body: { name: 'A', email: 'a@b.de', message: 'C' } });

    const { body } = await app.call('GET /api/admin/summary', { token });
    expect(body.data).toEqual({ users: 20, active: 19, new_this_week: 5, open_feedback: 1 });
    const counted = await db
      .selectFrom('users')
      .select(['role', 'status', ({ fn }) => fn.countAll<number>().as('amount')])
      .groupBy(['role', 'status'])
      .execute();
    for (const { role, status, amount } of counted) {
      expect(await countUsers(db, { role, status })).toBe(amount);
    }
    expect((await readPage(app, token, { search: 'person2@' })).total).toBe(0);
  });
});

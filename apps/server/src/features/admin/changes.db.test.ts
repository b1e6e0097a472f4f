import { expect, test } from 'vitest';
import { type Known, meet } from '../../../test/people.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';

function setRole(
  app: RunningApp,
  by: Known,
  id: string,
  role: 'user' | 'moderator' | 'admin',
  from?: 'user',
) {
  return app.call('PUT /api/admin/users/{id}/role', {
    token: by.token,
    params: { id },
    body: { role, ...(from && { from }) },
  });
}

function setStatus(app: RunningApp, by: Known, id: string, status: 'active' | 'disabled' | 'suspended') {
  return app.call('PUT /api/admin/users/{id}/status', { token: by.token, params: { id }, body: { status } });
}

function remove(app: RunningApp, by: Known, id: string) {
  return app.call('DELETE /api/admin/users/{id}', { token: by.token, params: { id } });
}

async function readAudit(app: RunningApp, by: Known, query: object = {}) {
  return (await app.call('GET /api/admin/audit', { token: by.token, query })).body;
}

const lastAdmin = 'You are the last administrator. Give somebody else the admin role first.';

onBothEngines('changes by administrators', (engine) => {
  test.for(['disabled', 'suspended'] as const)('whoever is %s follows nothing any more', async (status) => {
    const app = await startApp(engine);
    const admin = await meet(app, 'admin');
    const user = await meet(app);
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const stream = await fetch(new URL('/api/automation/events', app.server.listeningOrigin), {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(stream.status).toBe(200);
    await setStatus(app, admin, user.id, status);
    // It ends, or breaks off, where the server ends the stream; else the test hangs.
    await stream.text().catch(() => undefined);
  });

  test('hold at once, and are written down with who, what, before, after and when', async () => {
    const app = await startApp(engine);
    const admin = await meet(app, 'admin');
    const user = await meet(app);
    const begin = Date.now();
    expect((await setRole(app, admin, user.id, 'moderator', 'user')).body).toEqual({ success: true });
    expect((await setStatus(app, admin, user.id, 'suspended')).body).toEqual({ success: true });
    expect((await app.call('GET /api/user/profile', { token: user.token })).status).toBe(401);
    const { email, password } = user;
    expect((await app.call('POST /api/login', { body: { email, password } })).body.code).toBe(
      'ACCOUNT_SUSPENDED',
    );
    await setStatus(app, admin, user.id, 'active');
    expect((await app.call('GET /api/user/profile', { token: user.token })).status).toBe(200);
    await remove(app, admin, user.id);
    expect((await app.call('GET /api/user/profile', { token: user.token })).status).toBe(401);
    expect((await app.call('POST /api/login', { body: { email, password } })).body.code).toBe(
      'ACCOUNT_DELETED',
    );

    const { data, total } = await readAudit(app, admin);
    expect(total).toBe(4);
    const about = { actor_id: admin.id, actor_email: admin.email, target_kind: 'user', target_id: user.id };
    expect(data.map(({ id: _, at, target_label, ...entry }) => entry)).toEqual([
      {
        ...about,
        action: 'user deleted',
        before: { role: 'moderator', status: 'active' },
        after: {},
      },
      {
        ...about,
        action: 'user status changed',
        before: { status: 'suspended' },
        after: { status: 'active' },
      },
      {
        ...about,
        action: 'user status changed',
        before: { status: 'active' },
        after: { status: 'suspended' },
      },
      { ...about, action: 'user role changed', before: { role: 'user' }, after: { role: 'moderator' } },
    ]);
    for (const { at, target_label } of data) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(begin);
      expect(target_label, 'nothing but the id is kept of who is gone').toBe('');
    }
  });

  test('the log is found by action, by id and by the whole email, of the deleted too', async () => {
    const app = await startApp(engine);
    const admin = await meet(app, 'admin');
    const [gone, there] = [await meet(app), await meet(app)];
    await setRole(app, admin, there.id, 'moderator');
    await setRole(app, admin, gone.id, 'moderator');
    await remove(app, admin, gone.id);
    const find = async (query: object) =>
      (await readAudit(app, admin, query)).data.map((one) => one.target_id);
    expect(await find({ action: 'user deleted' })).toEqual([gone.id]);
    expect(await find({ search: gone.email.toUpperCase() })).toEqual([gone.id, gone.id]);
    expect(await find({ search: there.id })).toEqual([there.id]);
    expect(await find({ search: there.email })).toEqual([there.id]);
    expect(await find({ search: admin.email, order: 'asc' })).toEqual([there.id, gone.id, gone.id]);
    expect(await find({ search: 'nobody@example.com' })).toEqual([]);
    expect(await readAudit(app, admin, { page: 2, page_size: 2 })).toMatchObject({ total: 3, page: 2 });
    const stored = await app.services.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(gone.email);
  });

  test('what changes nothing is not written down', async () => {
    const app = await startApp(engine);
    const admin = await meet(app, 'admin');
    const user = await meet(app);
    expect((await setRole(app, admin, user.id, 'user')).status).toBe(200);
    expect((await setStatus(app, admin, user.id, 'active')).status).toBe(200);
    expect((await readAudit(app, admin)).total).toBe(0);
  });

  test('a change of what is not there, or is no longer as it was seen, is refused', async () => {
    const app = await startApp(engine);
    const admin = await meet(app, 'admin');
    const user = await meet(app);
    await setRole(app, admin, user.id, 'moderator', 'user');
    expect(await setRole(app, admin, user.id, 'admin', 'user')).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', error: expect.stringContaining('its role is moderator now') },
    });
    for (const reply of [
      await setRole(app, admin, 'nobody', 'admin'),
      await setStatus(app, admin, 'nobody', 'disabled'),
      await remove(app, admin, 'nobody'),
    ]) {
      expect(reply).toMatchObject({
        status: 404,
        body: { error: 'This account does not exist any more.' },
      });
    }
  });

  test('the last administrator cannot stop being one, in any way', async () => {
    const app = await startApp(engine);
    const admin = await meet(app, 'admin');
    const boss = await meet(app, 'super_admin');
    const other = await meet(app, 'admin');
    await setStatus(app, admin, other.id, 'disabled');
    const ways = () => [
      setRole(app, admin, admin.id, 'user'),
      setStatus(app, admin, admin.id, 'disabled'),
      remove(app, admin, admin.id),
      app.call('DELETE /api/user/account', { token: admin.token, body: { password: admin.password } }),
    ];
    for (const way of ways()) {
      expect(await way).toMatchObject({ status: 403, body: { error: lastAdmin } });
    }
    await setStatus(app, admin, other.id, 'active');
    expect((await setRole(app, admin, admin.id, 'user')).status).toBe(200);
    expect((await setRole(app, boss, other.id, 'user')).status, 'super admins stay').toBe(200);
  });

  test('two administrators who step down at once do not leave nobody', async () => {
    const app = await startApp(engine);
    const [one, two] = [await meet(app, 'admin'), await meet(app, 'admin')];
    const replies = await Promise.all([setRole(app, one, one.id, 'user'), setRole(app, two, two.id, 'user')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('two administrators who dismiss each other: one is dismissed', async () => {
    const app = await startApp(engine);
    const [one, two] = [await meet(app, 'admin'), await meet(app, 'admin')];
    const replies = await Promise.all([setRole(app, one, two.id, 'user'), setRole(app, two, one.id, 'user')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('the same user changed and deleted by many at once: each change is whole, and the log tells one story', async () => {
    const app = await startApp(engine);
    const [one, two] = [await meet(app, 'admin'), await meet(app, 'admin')];
    const user = await meet(app);
    const replies = await Promise.all([
      setRole(app, one, user.id, 'moderator', 'user'),
      setRole(app, two, user.id, 'admin', 'user'),
      setStatus(app, one, user.id, 'disabled'),
      setStatus(app, two, user.id, 'disabled'),
      remove(app, one, user.id),
      remove(app, two, user.id),
      remove(app, two, user.id),
    ]);
    expect(replies.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expect(replies.slice(4).filter(({ status }) => status === 200)).toHaveLength(1);
    const { data } = await readAudit(app, one, { order: 'asc', page_size: 100 });
    const now: Record<string, string> = { role: 'user', status: 'active' };
    for (const { action, before, after } of data) {
      for (const [what, value] of Object.entries(before)) expect(value).toBe(now[what]);
      if (action !== 'user deleted') Object.assign(now, after);
    }
    expect(data.filter(({ action }) => action === 'user deleted')).toHaveLength(1);
  });
});

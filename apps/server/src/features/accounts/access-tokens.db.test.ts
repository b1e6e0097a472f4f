import { expect, test } from 'vitest';
import { ada, onBothEngines, type RunningApp, signUp, startApp } from '../../../test/start.ts';

const { email, password } = ada;
const bob = { firstName: 'Bob', lastName: 'Noyce', email: 'bob@example.com', password: 'integrated' };

interface Made {
  app: RunningApp;
  /** The person's own session. */
  session: string;
  token: string;
  id: string;
}

async function makeToken(
  app: RunningApp,
  session: string,
  body: { name?: string; scope?: 'run' | 'read'; expires_in_days?: number } = {},
) {
  const reply = await app.call('POST /api/access-tokens', {
    token: session,
    body: { name: 'ci', ...body },
  });
  expect(reply.status).toBe(201);
  return { token: reply.body.token, id: reply.body.access_token.id, shown: reply.body.access_token };
}

onBothEngines('access tokens', (engine) => {
  async function begin(body: Parameters<typeof makeToken>[2] = {}): Promise<Made> {
    const app = await startApp(engine);
    const session = await signUp(app);
    const { token, id } = await makeToken(app, session, body);
    return { app, session, token, id };
  }

  const read = (app: RunningApp, token: string) => app.call('GET /api/user/profile', { token });

  test('a token is shown once, kept as a hash alone, and listed without itself', async () => {
    const { app, session, token, id } = await begin({ name: 'The build', expires_in_days: 30 });
    expect(token).toMatch(/^assay_[\w-]{43}$/);
    const row = await app.services.db.selectFrom('access_tokens').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    const { body } = await app.call('GET /api/access-tokens', { token: session });
    expect(body.tokens).toEqual([
      {
        id,
        name: 'The build',
        scope: 'run',
        created_at: expect.any(String),
        last_used_at: null,
        expires_at: expect.any(String),
      },
    ]);
    expect(row.expires_at).toBe(row.created_at + 30 * 24 * 60 * 60 * 1000);
    expect(JSON.stringify(body)).not.toContain(token);
    expect(app.logLines.join('')).not.toContain(token);
  });

  test('a token acts for its person, and its use is noted', async () => {
    const { app, session, token } = await begin();
    expect((await read(app, token)).body.data.email).toBe(email);
    expect(await app.call('POST /api/validate-token', { body: { token } })).toMatchObject({
      body: { valid: true },
    });
    const { body } = await app.call('GET /api/access-tokens', { token: session });
    expect(body.tokens[0]?.last_used_at).toEqual(expect.any(String));
  });

  test('a revoked token is over at once; others stay', async () => {
    const { app, session, token, id } = await begin();
    const other = await makeToken(app, session);
    const revoke = () => app.call('DELETE /api/access-tokens/{id}', { token: session, params: { id } });
    expect((await revoke()).status).toBe(200);
    expect((await read(app, token)).status).toBe(401);
    expect((await read(app, other.token)).status).toBe(200);
    expect(await revoke()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('nobody sees or revokes the tokens of somebody else', async () => {
    const { app, token, id } = await begin();
    const stranger = await signUp(app, bob);
    expect((await app.call('GET /api/access-tokens', { token: stranger })).body.tokens).toEqual([]);
    const reply = await app.call('DELETE /api/access-tokens/{id}', { token: stranger, params: { id } });
    expect(reply.status).toBe(404);
    expect((await read(app, token)).status).toBe(200);
  });

  test('a token ends with its time', async () => {
    const { app, token } = await begin({ expires_in_days: 1 });
    await app.services.db
      .updateTable('access_tokens')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    expect((await read(app, token)).status).toBe(401);
  });

  test('a token ends with its account, and comes back with it', async () => {
    const { app, session, token } = await begin();
    for (const status of ['disabled', 'suspended'] as const) {
      await app.services.db.updateTable('users').set({ status }).execute();
      expect((await read(app, token)).status).toBe(401);
    }
    await app.services.db.updateTable('users').set({ status: 'active' }).execute();
    expect((await read(app, token)).status).toBe(200);
    await app.call('DELETE /api/user/account', { token: session, body: { password } });
    expect((await read(app, token)).status).toBe(401);
    expect(await app.services.db.selectFrom('access_tokens').selectAll().execute()).toEqual([]);
  });

  test('a token cannot make tokens, change the password, delete the account or administer', async () => {
    const { app, session, token } = await begin();
    const other = await makeToken(app, session);
    await app.services.db.updateTable('users').set({ role: 'super_admin' }).execute();
    const replies = [
      await app.call('POST /api/access-tokens', { token, body: { name: 'more' } }),
      await app.call('PUT /api/user/change-password', {
        token,
        body: { currentPassword: password, newPassword: 'difference' },
      }),
      await app.call('DELETE /api/user/account', { token, body: { password } }),
      await app.call('GET /api/admin/users', { token }),
      await app.call('DELETE /api/access-tokens/{id}', { token, params: { id: other.id } }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(reply.body.error).toContain('Sign in with your email and password');
    }
    expect((await read(app, other.token)).status).toBe(200);
  });

  test('a token for reading reads, and revokes itself, and does nothing else', async () => {
    const { app, token, id } = await begin({ scope: 'read' });
    expect((await read(app, token)).status).toBe(200);
    expect((await app.call('GET /api/access-tokens', { token })).status).toBe(200);
    const refused = await app.call('POST /api/process-text', { token, body: { text: 'Open /demo' } });
    expect(refused).toMatchObject({ status: 403, body: { error: expect.stringContaining('only read') } });
    const over = await app.call('DELETE /api/access-tokens/{id}', { token, params: { id } });
    expect(over.status).toBe(200);
    expect((await read(app, token)).status).toBe(401);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an unknown scope', { name: 'ci', scope: 'admin' }, 'scope'],
    ['no day', { name: 'ci', expires_in_days: 0 }, 'expires_in_days'],
    ['too many days', { name: 'ci', expires_in_days: 3651 }, 'expires_in_days'],
    ['half a day', { name: 'ci', expires_in_days: 0.5 }, 'expires_in_days'],
  ])('%s is refused', async (_what, body, field) => {
    const app = await startApp(engine);
    const token = await signUp(app);
    const reply = await app.call('POST /api/access-tokens', { token, body: body as { name: string } });
    expect(reply).toMatchObject({ status: 400, body: { details: [{ field }] } });
  });

  test('there is an end to the number of tokens; those whose time is over do not count', async () => {
    const { app, session } = await begin();
    const { user_id } = await app.services.db
      .selectFrom('access_tokens')
      .select('user_id')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 99 }, (_, index) => ({
      id: `t${index}`,
      user_id,
      name: 'many',
      token_hash: `h${index}`,
      scope: 'run' as const,
      created_at: 1,
      last_used_at: null,
      expires_at: null,
    }));
    await app.services.db.insertInto('access_tokens').values(rows).execute();
    const create = () => app.call('POST /api/access-tokens', { token: session, body: { name: 'ci' } });
    expect(await create()).toMatchObject({ status: 400, body: { error: expect.stringContaining('100') } });
    await app.services.db
      .updateTable('access_tokens')
      .set({ expires_at: 2 })
      .where('id', '=', 't1')
      .execute();
    expect((await create()).status).toBe(201);
  });

  test('a token that was made up gives no access', async () => {
    const { app, token } = await begin();
    for (const forged of ['assay_', `${token}x`, token.slice(0, -1), `assay_${'A'.repeat(43)}`])
      expect((await read(app, forged)).status, forged).toBe(401);
  });
});

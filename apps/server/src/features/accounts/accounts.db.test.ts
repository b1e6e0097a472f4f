import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { ada, onBothEngines, type RunningApp, signUp, startApp } from '../../../test/start.ts';
import { hashResetToken } from './request-password-reset.ts';

const { email, password } = ada;

/** The token of the link in the last mail written for a newcomer. */
function lastResetToken(app: RunningApp): string {
  const link = /http\S+/.exec(app.announcements.at(-1) ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

function setStatus(app: RunningApp, status: 'active' | 'disabled' | 'suspended') {
  return app.services.db.updateTable('users').set({ status }).where('email', '=', email).execute();
}

onBothEngines('accounts', (engine) => {
  test('a person registers, signs in, and reads the profile', async () => {
    const app = await startApp(engine);
    const registered = await app.call('POST /api/register', {
      body: { ...ada, email: '  Ada@Example.COM ' },
    });
    expect(registered).toMatchObject({ status: 201, body: { message: expect.stringContaining('created') } });

    const { body } = await app.call('POST /api/login', { body: { email: 'ADA@example.com', password } });
    const payload = JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload).toMatchObject({ email, role: 'user', sessionVersion: 1 });
    expect(payload.exp - payload.iat).toBe(7 * 24 * 60 * 60);

    expect(await app.call('POST /api/validate-token', { body })).toMatchObject({
      status: 200,
      body: { valid: true },
    });
    const profile = await app.call('GET /api/user/profile', { token: body.token });
    expect(profile.body).toEqual({
      success: true,
      data: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email,
        phone: '',
        company: '',
        job_title: '',
        timezone: 'UTC',
        bio: '',
        notification_preferences: { email: true, browser: true, marketing: false },
      },
    });
  });

  test('passwords are stored as argon2id hashes', async () => {
    const app = await startApp(engine);
    await signUp(app);
    const { password_hash } = await app.services.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
  });

  test('of two registrations of one email at once, one succeeds', async () => {
    const app = await startApp(engine);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => app.call('POST /api/register', { body: ada })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'EMAIL_TAKEN',
      error: 'An account with this email already exists. Please log in or use another email.',
    });
  });

  test('the first start creates one super admin and tells the password once', async () => {
    const app = await startApp(engine);
    await app.prepare();
    await app.prepare();
    expect(app.announcements).toHaveLength(1);
    const told = /password: (\S+)/.exec(app.announcements[0] ?? '')?.[1] ?? '';
    const { body } = await app.call('POST /api/login', {
      body: { email: 'admin@assay.local', password: told },
    });
    expect(JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString()).role).toBe(
      'super_admin',
    );
  });

  test('the first super admin comes from the settings where they name one', async () => {
    const app = await startApp(engine, { ADMIN_EMAIL: 'Root@Example.com', ADMIN_PASSWORD: 'chosen-one' });
    await app.prepare();
    expect(app.announcements.join()).not.toContain('chosen-one');
    const reply = await app.call('POST /api/login', {
      body: { email: 'root@example.com', password: 'chosen-one' },
    });
    expect(reply.status).toBe(200);
  });

  test('a password is reset by the link of the mail, once, and the old sessions end', async () => {
    const app = await startApp(engine);
    const token = await signUp(app);
    const asked = await app.call('POST /api/forgot-password', { body: { email } });
    expect(asked).toMatchObject({ status: 200, body: { message: expect.stringContaining('reset link') } });
    expect(app.announcements.at(-1)).toContain('http://assay.test/reset-password?token=');

    const body = { token: lastResetToken(app), newPassword: 'difference' };
    const both = await Promise.all([1, 2].map(() => app.call('POST /api/reset-password', { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await app.call('POST /api/reset-password', { body })).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_RESET_TOKEN',
        error: 'Invalid or expired reset token. Please request a new password reset.',
      },
    });
    expect((await app.call('GET /api/user/profile', { token })).status).toBe(401);
    expect((await app.call('POST /api/login', { body: { email, password } })).status).toBe(401);
    expect((await app.call('POST /api/login', { body: { email, password: 'difference' } })).status).toBe(200);
  });

  test('a reset link works for an hour; only its hash is stored; using one voids the others', async () => {
    const app = await startApp(engine);
    await signUp(app);
    await app.call('POST /api/forgot-password', { body: { email } });
    const first = lastResetToken(app);
    const stored = await app.services.db.selectFrom('password_resets').selectAll().executeTakeFirstOrThrow();
    expect(stored.token_hash).toBe(hashResetToken(first));
    expect(stored.expires_at - stored.created_at).toBe(60 * 60 * 1000);
    expect(JSON.stringify(stored)).not.toContain(first);

    await app.services.db
      .updateTable('password_resets')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    const reset = (token: string) =>
      app.call('POST /api/reset-password', { body: { token, newPassword: 'difference' } });
    expect((await reset(first)).status).toBe(400);

    await app.call('POST /api/forgot-password', { body: { email } });
    const second = lastResetToken(app);
    await app.call('POST /api/forgot-password', { body: { email } });
    const third = lastResetToken(app);
    expect((await reset(third)).status).toBe(200);
    expect((await reset(second)).status).toBe(400);
  });

  test('a disabled or suspended account loses access at once and gets it back', async () => {
    const app = await startApp(engine);
    const token = await signUp(app);
    const credentials = { body: { email, password } };
    for (const [status, code] of [
      ['disabled', 'ACCOUNT_DISABLED'],
      ['suspended', 'ACCOUNT_SUSPENDED'],
    ] as const) {
      await setStatus(app, status);
      expect((await app.call('GET /api/user/profile', { token })).status).toBe(401);
      expect((await app.call('POST /api/validate-token', { body: { token } })).body.valid).toBe(false);
      expect(await app.call('POST /api/login', credentials)).toMatchObject({ status: 403, body: { code } });
      const wrong = await app.call('POST /api/login', { body: { email, password: 'wrong' } });
      expect(wrong, 'a status is told only to who knows the password').toMatchObject({ status: 401 });
    }
    await setStatus(app, 'active');
    expect((await app.call('GET /api/user/profile', { token })).status).toBe(200);
  });

  test('a deleted account is gone at once, says so at login, and can register again', async () => {
    const app = await startApp(engine);
    const token = await signUp(app);
    await app.call('POST /api/forgot-password', { body: { email } });
    const refused = await app.call('DELETE /api/user/account', { token, body: { password: 'wrong' } });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ field: 'password' }] } });

    expect(await app.call('DELETE /api/user/account', { token, body: { password } })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await app.call('GET /api/user/profile', { token })).status).toBe(401);
    expect((await app.call('POST /api/validate-token', { body: { token } })).body.valid).toBe(false);
    expect(await app.services.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    expect(await app.call('POST /api/login', { body: { email, password } })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_DELETED' },
    });
    const kept = JSON.stringify(await app.services.db.selectFrom('deleted_accounts').selectAll().execute());
    expect(kept).not.toContain('ada');
    expect((await app.call('POST /api/forgot-password', { body: { email } })).status).toBe(404);

    await signUp(app);
    expect((await app.call('GET /api/user/profile', { token })).status, 'the old token stays dead').toBe(401);
    expect((await app.call('POST /api/login', { body: { email, password } })).status).toBe(200);
  });

  test('an unknown email takes as much work to refuse as a wrong password', async () => {
    const app = await startApp(engine);
    await signUp(app);
    // Processor time of all threads, so that what else the machine does is left out.
    const time = async (who: string) => {
      const start = process.cpuUsage();
      await app.call('POST /api/login', { body: { email: who, password: 'wrong' } });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const ratios: number[] = [];
    for (let turn = 0; turn < 9; turn += 1)
      ratios.push((await time('nobody@example.com')) / (await time(email)));
    const median = ratios.sort((a, b) => a - b)[4] ?? 0;
    // Hashing takes some hundred times as long as all the rest, so skipping it would show.
    expect(median).toBeGreaterThan(0.3);
    expect(median).toBeLessThan(3);
  });

  test('a super admin account cannot be deleted', async () => {
    const app = await startApp(engine, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
    await app.prepare();
    const { body } = await app.call('POST /api/login', { body: { email, password } });
    const reply = await app.call('DELETE /api/user/account', { token: body.token, body: { password } });
    expect(reply).toMatchObject({ status: 403, body: { error: 'Cannot delete super admin account' } });
  });

  test('a forged, foreign, expired or garbled token gives no access', async () => {
    const app = await startApp(engine);
    const token = await signUp(app);
    const { id } = await app.services.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const make = (key: Uint8Array, expires: string | number, claims: object = { sessionVersion: 1 }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setExpirationTime(expires)
        .sign(key);
    const [header, payload, signature] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const promoted = Buffer.from(
      JSON.stringify({ sub: id, role: 'super_admin', sessionVersion: 1, exp: 4e9 }),
    ).toString('base64url');
    const bad = [
      await make(new Uint8Array(48).fill(7), '1h'),
      await make(app.services.signingKey, Math.floor(Date.now() / 1000) - 1),
      await make(app.services.signingKey, '1h', {}),
      await make(app.services.signingKey, '1h', { sessionVersion: 2 }),
      await make(app.services.signingKey, '1h', { sessionVersion: '1' }),
      unsigned,
      `${header}.${promoted}.${signature}`,
      `${token}x`,
      'garbage',
      'a.b.c',
    ];
    for (const forged of bad) {
      expect((await app.call('GET /api/user/profile', { token: forged })).status, forged).toBe(401);
      expect((await app.call('POST /api/validate-token', { body: { token: forged } })).body, forged).toEqual({
        valid: false,
      });
    }
    expect((await app.call('GET /api/user/profile')).status).toBe(401);
    expect(
      (await app.call('GET /api/user/profile', { token: await make(app.services.signingKey, '1h') })).status,
    ).toBe(200);
  });

  test('the database decides the role, whatever the token says', async () => {
    const app = await startApp(engine);
    const token = await signUp(app);
    expect(await app.call('GET /api/admin/users', { token })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    await app.services.db.updateTable('users').set({ role: 'admin' }).execute();
    expect((await app.call('GET /api/admin/users', { token })).status, 'allowed at once').toBe(200);
  });
});

import { calls } from '@assay/contract';
import { expect, test, vi } from 'vitest';
import { meet } from '../../../test/people.ts';
import { isLong } from '../../../test/security/form.ts';
import { ada, onBothEngines, type RunningApp, signUp, startApp } from '../../../test/start.ts';

const verified = vi.hoisted(() => ({ times: 0 }));
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      verified.times += 1;
      return real.verify(...given);
    },
  };
});

const { email, password } = ada;
const newPassword = 'something else';

async function holds(app: RunningApp, token: string): Promise<boolean> {
  return (await app.call('GET /api/user/profile', { token })).status === 200;
}

onBothEngines('a stolen session or token', (engine) => {
  test('ends by a new password or by signing out everywhere, and access tokens with it where that is wanted', async () => {
    const app = await startApp(engine);
    const stolen = await signUp(app);
    const logIn = async (secret = password) =>
      (await app.call('POST /api/login', { body: { email, password: secret } })).body.token;
    const makeToken = async (token: string) =>
      (await app.call('POST /api/access-tokens', { token, body: { name: 'ci' } })).body.token;
    let mine = await logIn();
    const program = await makeToken(mine);

    const signOut = async (revokeAccessTokens: boolean) => {
      const body = { revokeAccessTokens };
      const answer = await app.call('POST /api/user/sign-out-everywhere', { token: mine, body });
      const before = mine;
      mine = answer.body.token;
      expect([await holds(app, before), await holds(app, mine)]).toEqual([false, true]);
      return answer.body.revoked;
    };
    expect(await signOut(false)).toBe(0);
    expect([await holds(app, stolen), await holds(app, program)]).toEqual([false, true]);
    expect(await signOut(true)).toBe(1);
    expect(await holds(app, program)).toBe(false);

    const another = await makeToken(mine);
    const change = async (from: string, to: string, revokeAccessTokens?: boolean) => {
      const body = {
        currentPassword: from,
        newPassword: to,
        ...(revokeAccessTokens === undefined ? {} : { revokeAccessTokens }),
      };
      mine = (await app.call('PUT /api/user/change-password', { token: mine, body })).body.token;
    };
    await change(password, newPassword);
    expect(await holds(app, another)).toBe(true);
    await change(newPassword, password, true);
    expect([await holds(app, another), await holds(app, mine)]).toEqual([false, true]);
    // A program cannot do any of this.
    const last = await makeToken(mine);
    const refused = await app.call('POST /api/user/sign-out-everywhere', { token: last, body: {} });
    expect(refused.status).toBe(403);
  });

  test('a role that was changed is in force at once, and the next answer brings the token that says so', async () => {
    const app = await startApp(engine);
    const [admin, person] = [await meet(app, 'admin'), await meet(app)];
    await app.call('PUT /api/admin/users/{id}/role', {
      token: admin.token,
      params: { id: person.id },
      body: { role: 'admin' },
    });
    const { headers } = await app.call('GET /api/admin/summary', { token: person.token });
    const renewed = String(headers['x-session-token']);
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims(renewed)).toMatchObject({
      sub: person.id,
      role: 'admin',
      exp: claims(person.token).exp,
      sessionVersion: 1,
    });
    const next = await app.call('GET /api/admin/summary', { token: renewed });
    expect([next.status, next.headers['x-session-token']]).toEqual([200, undefined]);
    // A file may be kept by caches, and would bring the old token back.
    const file = await app.server.inject({
      url: '/api/analytics/export',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect([file.statusCode, file.headers['x-session-token']]).toEqual([200, undefined]);
    expect(app.logLines.join('')).not.toContain(renewed);
  });
});

test('a login does the same work whether there is such an account or not, and says the same', async () => {
  const app = await startApp('sqlite');
  await signUp(app);
  const tell = async (body: { email: string; password: string }) => {
    const before = verified.times;
    const reply = await app.call('POST /api/login', { body });
    const { requestId: _, ...said } = reply.body;
    return { said, status: reply.status, work: verified.times - before };
  };
  const unknown = await tell({ email: 'nobody@example.com', password });
  expect(unknown).toMatchObject({ status: 401, work: 1 });
  expect(await tell({ email, password: 'wrong password' })).toEqual(unknown);
});

if (isLong) {
  test('the time of a login tells as little', async () => {
    const app = await startApp('sqlite');
    await signUp(app);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 120; round += 1) {
      const who = round % 2 ? 'known' : 'unknown';
      const body = {
        email: who === 'known' ? email : `nobody${round}@example.com`,
        password: 'wrong password',
      };
      const began = performance.now();
      await app.call('POST /api/login', { body });
      times[who].push(performance.now() - began);
    }
    const median = (list: number[]) =>
      list.sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    console.log(
      `Login: ${known.toFixed(1)} ms with a known email, ${unknown.toFixed(1)} ms with an unknown one (medians of 60)`,
    );
    expect(Math.abs(known - unknown) / Math.min(known, unknown)).toBeLessThan(0.25);
  });
}

test('what is sent beyond the contract is not kept: nobody becomes an administrator by it', async () => {
  const app = await startApp('sqlite');
  const more = { role: 'super_admin', status: 'active', id: 'x', session_version: 9, email_verified: true };
  await app.call('POST /api/register', { body: { ...ada, ...more } });
  const token = (await app.call('POST /api/login', { body: { email, password } })).body.token;
  await app.call('PUT /api/user/profile', {
    token,
    body: Object.assign({ firstName: 'A', lastName: 'B' }, more, {
      email: 'other@example.com',
      password_hash: 'x',
    }),
  });
  const row = await app.services.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ role: 'user', email, session_version: 1, first_name: 'A' });
  const other = await meet(app);
  const body = { name: 'P', owner_id: other.id, id: 'chosen', created_at: 0 };
  const { project } = (await app.call('POST /api/projects', { token, body })).body;
  const kept = await app.services.db.selectFrom('projects').selectAll().executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ id: project.id, owner_id: row.id });
  expect(project.id).not.toBe('chosen');
});

test('no call takes a secret from its address, where logs and histories would keep it', () => {
  for (const [key, call] of Object.entries(calls)) {
    const query = 'query' in call ? Object.keys(call.query.shape) : [];
    expect(
      query.filter((name) => /token|password|secret|key$/i.test(name)),
      key,
    ).toEqual([]);
    if (key.includes('{token}')) expect(key).toContain('/api/shared/{token}');
  }
});

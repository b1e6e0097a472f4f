import { describe, expect, test } from 'vitest';
import { ada, onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';
import { callerKey } from './limits.ts';

const limited = { RATE_LIMITS: 'on' };

async function repeat(times: number, make: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await make()).status);
  return statuses;
}

const wrongLogin = (app: RunningApp, ip: string, email = ada.email) =>
  app.call('POST /api/login', { body: { email, password: 'wrong' }, ip });

onBothEngines('rate limits', (engine) => {
  test('20 wrong logins in a row meet 429 with Retry-After', async () => {
    const app = await startApp(engine, limited);
    await app.call('POST /api/register', { body: ada });
    const statuses = await repeat(20, () => wrongLogin(app, '10.0.0.1'));
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);

    const refused = await wrongLogin(app, '10.0.0.1');
    expect(refused.body).toMatchObject({ code: 'RATE_LIMITED', success: false });
    const wait = Number(refused.headers['retry-after']);
    // Of 15 minutes; the logins themselves take far less than ten of them.
    expect(wait).toBeGreaterThan(5 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);

    const right = { email: ada.email, password: ada.password };
    const guessed = await app.call('POST /api/login', { body: right, ip: '10.0.0.1' });
    expect(guessed.status, 'even the right password has to wait').toBe(429);
    const elsewhere = await app.call('POST /api/login', { body: right, ip: '10.0.0.2' });
    expect(elsewhere.status, 'nobody is locked out by a stranger').toBe(200);
  });

  test('parallel guesses are counted as well', async () => {
    const app = await startApp(engine, limited);
    await app.call('POST /api/register', { body: ada });
    const replies = await Promise.all(Array.from({ length: 20 }, () => wrongLogin(app, '10.0.0.1')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('successful logins do not add up', async () => {
    const app = await startApp(engine, limited);
    await app.call('POST /api/register', { body: ada });
    const statuses = await repeat(15, () =>
      app.call('POST /api/login', { body: { email: ada.email, password: ada.password }, ip: '10.0.0.1' }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('one address trying many accounts meets 429', async () => {
    const app = await startApp(engine, limited);
    let turn = 0;
    const replies = await Promise.all(
      Array.from({ length: 105 }, () => {
        turn += 1;
        return wrongLogin(app, '10.0.0.1', `person${turn}@example.com`);
      }),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test.each([
    [
      'registration',
      20,
      (app: RunningApp) => app.call('POST /api/register', { body: { ...ada, password: 'short' } }),
    ],
    [
      'reset requests',
      10,
      (app: RunningApp) => app.call('POST /api/forgot-password', { body: { email: 'x' } }),
    ],
    [
      'resets',
      20,
      (app: RunningApp) =>
        app.call('POST /api/reset-password', { body: { token: 'x', newPassword: 'short' } }),
    ],
    [
      'contact',
      10,
      (app: RunningApp) => app.call('POST /api/contact', { body: { name: '', email: '', message: '' } }),
    ],
  ])('%s: after %i the next meets 429', async (_name, allowed, make) => {
    const app = await startApp(engine, limited);
    const statuses = await repeat(allowed + 1, () => make(app));
    expect(statuses).toEqual([...Array(allowed).fill(400), 429]);
  });

  test('one account gets at most 3 reset mails in a while, whoever asks', async () => {
    const app = await startApp(engine, limited);
    await app.call('POST /api/register', { body: ada });
    let host = 0;
    const statuses = await repeat(4, () => {
      host += 1;
      return app.call('POST /api/forgot-password', { body: { email: ada.email }, ip: `10.0.0.${host}` });
    });
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('limits that are off', () => {
  test('are honoured on loopback only', async () => {
    const off = await startApp('sqlite', { RATE_LIMITS: 'off' });
    expect(await repeat(25, () => wrongLogin(off, '10.0.0.1'))).not.toContain(429);
    const open = await startApp('sqlite', { RATE_LIMITS: 'off', HOST: '0.0.0.0' });
    expect(await repeat(12, () => wrongLogin(open, '10.0.0.1'))).toContain(429);
  });
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
])('a caller at %s counts as %s', (ip, key) => {
  expect(callerKey(ip)).toBe(key);
});

import { afterEach, expect, test, vi } from 'vitest';
import { createSessions } from './sessions.ts';

const secret = new TextEncoder().encode('a secret that is long enough for a test');
const claims = { sub: 'ada', email: 'ada@example.com', sessionVersion: 0, role: 'user' } as const;

afterEach(() => void vi.useRealTimers());

test('a token is read until it ends, also where it was read before', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
  const sessions = createSessions(secret);
  const token = await sessions.issue(claims, Date.now() + 60_000);
  expect(await sessions.read(token)).toMatchObject({ sub: 'ada' });
  vi.setSystemTime(Date.UTC(2026, 0, 1) + 59_000);
  expect(await sessions.read(token)).toMatchObject({ sub: 'ada' });
  vi.setSystemTime(Date.UTC(2026, 0, 1) + 61_000);
  expect(await sessions.read(token)).toBeUndefined();
});

test('a token of another secret, or none at all, is not read', async () => {
  const token = await createSessions(new TextEncoder().encode('another secret, which is as long')).issue(
    claims,
  );
  const sessions = createSessions(secret);
  expect(await sessions.read(token)).toBeUndefined();
  expect(await sessions.read('nonsense')).toBeUndefined();
});

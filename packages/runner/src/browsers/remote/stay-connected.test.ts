import type { Browser, BrowserContext } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAlive } from '../one/alive.ts';
import { whileConnected } from './stay-connected.ts';

/** A browser that looks connected, and answers as it is told. */
function makeLease(cookies: () => Promise<never[]>) {
  const browser = { isConnected: () => true } as unknown as Browser;
  return { browser, context: { cookies } as unknown as BrowserContext };
}

const lost = () => new Error('lost');
const never = () => new Promise<never>(() => undefined);

function useClock(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test('work in a browser that stops answering ends, and the browser is given up', async () => {
  useClock();
  const lease = makeLease(never);
  const ended = expect(whileConnected(lease, never, lost)).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(24_000);
  expect(isAlive(lease.browser)).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isAlive(lease.browser)).toBe(false);
  await ended;
});

test('a browser that answers, or whose context was closed, is waited for as long as the work takes', async () => {
  useClock();
  let asked = 0;
  const lease = makeLease(async () => {
    asked += 1;
    if (asked > 3) throw new Error('Target page, context or browser has been closed');
    return [];
  });
  const work = Promise.withResolvers<string>();
  const result = whileConnected(lease, () => work.promise, lost);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(6);
  work.resolve('done');
  expect(await result).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

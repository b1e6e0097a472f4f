import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives the module when it loads', async () => {
  await expect(loadChunk(async () => 'module')()).resolves.toBe('module');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails with the type error and the address when the import fails', async () => {
  const load = loadChunk(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://assay.test/a.js')),
  );
  await expect(load()).rejects.toThrow('Loading chunk failed (error: https://assay.test/a.js)');
});

it('gives up after two minutes, and not before', async () => {
  const outcome = vi.fn();
  loadChunk(() => new Promise(() => {}))().catch((error: Error) => outcome(error.message));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.stringMatching(/^Loading chunk failed \(timeout: /));
});

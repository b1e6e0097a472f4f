import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './failures.ts';
import { readWhenBack } from './read-when-back.ts';

afterEach(() => vi.useRealTimers());

test('what a server that starts again is asked is asked until it answers', async () => {
  vi.useFakeTimers();
  const troubles: boolean[] = [];
  const { signal } = new AbortController();
  const answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), 'here'];
  const read = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const found = readWhenBack(read, { signal, onTrouble: (isBroken) => troubles.push(isBroken) });
  await vi.runAllTimersAsync();
  expect(await found).toBe('here');
  expect(troubles).toEqual([true, true, false]);
});

test('what it refuses is not asked again', async () => {
  const { signal } = new AbortController();
  const refusal = new ApiError({ status: 404 });
  const read = () => Promise.reject(refusal);
  await expect(readWhenBack(read, { signal, onTrouble: () => undefined })).rejects.toBe(refusal);
});

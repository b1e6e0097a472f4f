import { expect, test } from 'vitest';
import { countSlots, makeSlots } from './slots.ts';

test.for([
  [2, 8000, 4],
  [8, 900, 6],
  [2, 100, 1],
] as const)('%d cores and %d MB allow %d', ([cores, freeMegabytes, slots]) => {
  expect(countSlots({ cores, freeMegabytes })).toBe(slots);
});

test('who waits comes in order, and who gives up frees nothing twice', async () => {
  const slots = makeSlots(1);
  const first = await slots.take();
  const order: string[] = [];
  const second = slots.take().then((giveBack) => {
    order.push('second');
    return giveBack;
  });
  const controller = new AbortController();
  const gone = slots.take(controller.signal);
  const third = slots.take().then(() => order.push('third'));
  controller.abort();
  await expect(gone).rejects.toThrow();
  first();
  first();
  (await second)();
  await third;
  expect(order).toEqual(['second', 'third']);
});

import { expect, test } from 'vitest';
import { createQueue } from './fair-queue.ts';

function takeAll(queue: { take(): string | undefined }): string[] {
  const taken: string[] = [];
  for (let one = queue.take(); one !== undefined; one = queue.take()) taken.push(one);
  return taken;
}

test('owners take turns, and each keeps its own order', () => {
  const queue = createQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(item.charAt(0), item);
  expect(queue.length).toBe(6);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('who comes later waits for one turn of each, not for all of them', () => {
  const queue = createQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  expect(queue.take()).toBe('a1');
  queue.add('b', 'b1');
  expect(takeAll(queue)).toEqual(['a2', 'b1', 'a3']);
});

test('what is put back comes first, what is removed not at all', () => {
  const queue = createQueue<string>();
  for (const item of ['a1', 'a2', 'b1']) queue.add(item.charAt(0), item);
  const taken = queue.take();
  if (taken) queue.putBack(taken);
  expect(queue.remove('a2')).toBe(true);
  expect(queue.remove('a2')).toBe(false);
  expect(takeAll(queue)).toEqual(['a1', 'b1']);
});

test('clearing hands over everything', () => {
  const queue = createQueue<string>();
  queue.add('a', 'a1');
  queue.putBack('b0');
  expect(queue.clear()).toEqual(['b0', 'a1']);
  expect(queue.length).toBe(0);
});

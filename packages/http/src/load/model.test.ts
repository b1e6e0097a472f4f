import { expect, test } from 'vitest';
import { openModel } from './model.ts';

test('requests of the warm-up that were not sent are not counted', () => {
  const segments = [
    { durationMs: 200, from: 100, to: 100 },
    { durationMs: 300, from: 100, to: 100 },
  ];
  const model = openModel(segments, [], () => {
    throw new Error('There is no connection to send on.');
  });
  expect(model.end(500, 200)).toBe(30);
});

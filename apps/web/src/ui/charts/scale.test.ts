import { expect, it } from 'vitest';
import { chooseNamed, roundUp } from './scale.ts';

it('ends axes at round numbers that are high enough and even', () => {
  for (let highest = 0; highest < 5000; highest += 1) {
    const end = roundUp(highest);
    expect(end).toBeGreaterThanOrEqual(highest);
    expect(end % 2, String(end)).toBe(0);
    if (highest > 2) expect(end).toBeLessThan(highest * 2);
  }
  expect([1, 3, 7, 9, 11, 99, 101, 2741].map(roundUp)).toEqual([2, 4, 8, 10, 12, 100, 120, 3000]);
});

it('names the first, the last and some columns between', () => {
  expect([...chooseNamed(3, 5)]).toEqual([0, 1, 2]);
  expect([...chooseNamed(7, 3)]).toEqual([0, 3, 6]);
  expect([...chooseNamed(365, 5)]).toEqual([0, 91, 182, 273, 364]);
  expect([...chooseNamed(0, 5)]).toEqual([]);
});

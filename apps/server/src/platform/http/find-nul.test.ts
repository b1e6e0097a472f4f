import { expect, test } from 'vitest';
import { findNul } from './find-nul.ts';

test('a text with U+0000 is found wherever it stands, and nothing else is', () => {
  let deep: unknown = 'a\0';
  for (let level = 0; level < 2000; level += 1) deep = [deep];
  const rows: [unknown, string | undefined][] = [
    ['a\0b', ''],
    [{ a: { b: ['x', '\0'] } }, 'a.b.1'],
    [{ a: { 'b\0': 1 } }, 'a'],
    [{ a: 'x', b: null, c: 1, d: [], e: '\\u0000' }, undefined],
    [undefined, undefined],
  ];
  for (const [value, place] of rows) expect(findNul(value), JSON.stringify(value)).toBe(place);
  expect(findNul(deep)).toMatch(/^0(\.0){1999}$/);
});

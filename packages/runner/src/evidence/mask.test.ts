import { expect, test } from 'vitest';
import { makeMask } from './mask.ts';

test('long secrets are masked everywhere, short ones where they stand alone or in quotes', () => {
  const mask = makeMask(['hunter2-secret', 'abc']);
  expect(mask.text('x hunter2-secret y')).toBe('x •••••• y');
  expect(mask.text('Type "abc" in the "abcdef" field')).toBe('Type "••••••" in the "abcdef" field');
  expect(mask.text('abc')).toBe('••••••');
  expect(mask.text('ann / abc')).toBe('ann / ••••••');
  expect(mask.text('/abcdef')).toBe('/abcdef');
});

test('data is masked throughout, bytes stay as they are', () => {
  const bytes = Buffer.from('hunter2-secret');
  const mask = makeMask();
  mask.add('hunter2-secret');
  mask.add('');
  const masked = mask.data({ list: [{ text: 'a hunter2-secret' }], bytes, none: null, count: 1 });
  expect(masked).toEqual({ list: [{ text: 'a ••••••' }], bytes, none: null, count: 1 });
  expect(masked.bytes).toBe(bytes);
});

import { expect, test } from 'vitest';
import { rememberVisitors } from './visitors.ts';

test('only the visitors seen last are remembered', () => {
  const visitors = rememberVisitors(2, () => ({ basket: [] }));
  const first = visitors.find(undefined);
  const second = visitors.find(undefined);
  expect(visitors.find(first.id)).toEqual(first);
  visitors.find(undefined);
  expect(visitors.find(first.id).visitor).toBe(first.visitor);
  expect(visitors.find(second.id).visitor).not.toBe(second.visitor);
});

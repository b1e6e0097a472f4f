import { expect, test } from 'vitest';
import { makeSnapshot } from '../ground/test-snapshot.ts';
import { findChangedNumbers } from './changed-number.ts';

const page = (badge: string, message: string) =>
  makeSnapshot([
    { role: 'generic', text: badge, path: 'body>header>span', tag: 'span' },
    { role: 'status', text: message, path: 'body>p', tag: 'p' },
    { role: 'generic', text: '$12.00', path: 'body>div', tag: 'div' },
  ]);

test('the number that an action changed is told from those that stayed', () => {
  const changed = findChangedNumbers(page('1', ''), page('2', 'It was added.'));
  expect(changed.map(({ text }) => text)).toEqual(['2']);
});

test('where no number changed there is none', () => {
  expect(findChangedNumbers(page('1', ''), page('1', 'It was added.'))).toEqual([]);
});

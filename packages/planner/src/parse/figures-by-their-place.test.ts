import { expect, test } from 'vitest';
import { read } from './test-read.ts';

test.for<[text: string, ...steps: string[]]>([
  ['In progress is down to 2 cards.', 'Check that the number of cards in the "In progress" section is 2'],
  ['The Done column is now up to 4 cards.', 'Check that the number of cards in the "Done" column is 4'],
  ['The bubble at Messages is gone.', 'Check that "bubble" next to "Messages" is hidden'],
  ['The little number by the bell says 3.', 'Check that the "bell" badge is 3'],
])('figures by their place: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test('what is measured is not counted', () => {
  expect(read('The total is down to 12 euros.').join()).not.toContain('number of');
});

import { expect, test } from 'vitest';
import { readParts } from './parts.ts';

/** Reads parts of so many words with certainty, and longer ones with less. */
function readShort(most: number) {
  const asked: [part: string, before: string][] = [];
  const read = (part: string, before: string) => {
    asked.push([part, before]);
    return { part, certainty: part.split(' ').length > most ? 0.4 : 0.9 };
  };
  return { asked, read };
}

test('a sentence is cut where each part is read best', () => {
  const { asked, read } = readShort(8);
  const said = 'Click Save and then open the cart, the total has to be $8.00 and nothing has to be paid.';
  const parts = readParts(said, 'Open the shop.', read);
  expect(parts?.read.map(({ part }) => part)).toEqual([
    'Click Save and then open the cart',
    'the total has to be $8.00',
    'nothing has to be paid.',
  ]);
  expect(parts?.certainty).toBe(0.9);
  expect(asked).toContainEqual([
    'the total has to be $8.00',
    'Open the shop. Click Save and then open the cart,',
  ]);
});

test('what stands in quotes is never cut', () => {
  const { read } = readShort(9);
  const parts = readParts('It says "One, two, and three, and four" and the list has 2 rows.', '', read);
  expect(parts?.read.map(({ part }) => part)).toEqual([
    'It says "One, two, and three, and four"',
    'the list has 2 rows.',
  ]);
});

test.for(['Click Save.', 'a b c, d e f, g h i, j k l, m n o, p q r'])('it is not cut: %s', (sentence) => {
  expect(readParts(sentence, '', readShort(3).read)).toBeUndefined();
});

test('it is not read in parts where one of them is not read', () => {
  const read = (part: string) => (part.startsWith('Click') ? { certainty: 0.9 } : undefined);
  expect(readParts('Click the Save button, hum a merry tune.', '', read)).toBeUndefined();
});

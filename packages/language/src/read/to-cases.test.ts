import { expect, test } from 'vitest';
import { textOf, toCases } from './to-cases.ts';

const wordsOf = (text: string) =>
  toCases(text).map(({ steps }) => steps.map((step) => ('command' in step ? step.sentence : step.source)));

test('canonical sentences are steps, the others words with their place', () => {
  const text = 'Cart\n1. Open "/cart"\n2. raise it to three\nExpected: the total is $30';
  const [one] = toCases(text);
  expect(one?.title).toBe('Cart');
  expect(one?.steps).toMatchObject([
    { sentence: 'Open "/cart"', command: { do: 'open' } },
    { source: 'raise it to three', line: 3, again: true },
    { source: 'the total is $30', line: 4, about: 'claim', again: true },
  ]);
  for (const step of one?.steps ?? [])
    if (!('command' in step) && step.place)
      expect(text.slice(step.place.start, step.place.end)).toContain(step.source);
});

test('an expected result in which something is done is more than a claim', () => {
  const [one] = toCases('1. raise it\nExpected: the total is $30. I press Pay and a receipt comes.');
  expect(one?.steps.map((step) => ('about' in step ? step.about : undefined))).toEqual([
    undefined,
    'claim',
    undefined,
  ]);
});

test('goals and titles are read only where nothing else stands', () => {
  expect(wordsOf('As a clerk I want to sort orders so that I find them.\n- the newest comes first')).toEqual([
    ['the newest comes first'],
  ]);
  expect(wordsOf('As a clerk I want to sort orders so that I find them.')).toHaveLength(1);
});

test('a scenario with examples is a case for each of them, with its values', () => {
  const cases = toCases(`Scenario Outline: Filter by <type>
  When I filter by <type>
  Then <n> orders are listed
  Examples:
    | type | n |
    | open | 4 |
    | sent | 2 |`);
  expect(cases.map(({ steps }) => steps.map(({ source }) => source))).toEqual([
    ['I filter by open', '4 orders are listed'],
    ['I filter by sent', '2 orders are listed'],
  ]);
  expect(cases[1]?.text).toContain('When I filter by sent');
});

test('cells of a row of data are read together', () => {
  const [steps] = wordsOf('Run each statement:\n| statement | result |\n| one | 1 |\n| two | 2 |');
  expect(steps?.filter((words) => /\|/.test(words))).toHaveLength(2);
});

test('an address in a title is opened first', () => {
  const [steps] = wordsOf('Smoke check (http://app.test/orders/)\n- tabs: Structure, Content\n- five rows');
  expect(steps).toEqual(['Open "http://app.test/orders/"', 'tabs: Structure, Content', 'five rows']);
});

test('a sentence that is only a place opens it', () => {
  expect(wordsOf('/users/new/\n- Save is disabled')[0]).toEqual(['Open "/users/new/"', 'Save is disabled']);
  expect(wordsOf('Where: http://app.test/a.\nPress Save')[0]?.[0]).toBe('Open "http://app.test/a"');
  expect(wordsOf('Import (/customers/import/)\n- Press Import.\n- The page shows 8 rows.')[0]?.[0]).toBe(
    'Open "/customers/import/"',
  );
});

test('a place in brackets behind the text is opened first', () => {
  const [steps] = wordsOf('Press Versions. It says 4 versions.\n\n(page: http://app.test/detail)');
  expect(steps).toEqual(['Open "http://app.test/detail"', 'Press Versions.', 'It says 4 versions.']);
});

test.each(['Read and/or write', 'pay 5 EUR / month', 'I am on /tasks', 'GET /api/books'])(
  'no place is opened for "%s"',
  (text) => {
    expect(wordsOf(text)[0]).toEqual([text]);
  },
);

test('an empty text states nothing', () => {
  expect(toCases(' \n ')).toEqual([]);
});

test('a place counts in the text with its values filled in', () => {
  const outline = `Scenario: Plain
  When I save
Scenario Outline: Filter by <type>
  When I filter by <type>
  Examples:
    | type |
    | open |
    | sent for approval |`;
  const last = toCases(outline).at(-1);
  const [step] = last?.steps ?? [];
  const place = step && 'place' in step ? step.place : undefined;
  expect(place?.ofCase).toBe(2);
  const filled = textOf(outline, place ?? { start: 0, end: 0 });
  expect(filled.slice(place?.start, place?.end)).toContain('I filter by sent for approval');
  expect(textOf(outline, { start: 0, end: 3 })).toBe(outline);
});

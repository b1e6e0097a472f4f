import { expect, test } from 'vitest';
import { checkExample } from './check-example.ts';
import { pages } from './page.fixture.ts';

async function check(text: string, steps: string[], said = text, page = 'kit-orders/0') {
  return checkExample({ id: 'a', card: 'chat', text, sentences: [{ said, page, steps }] }, pages);
}

test.each<[text: string, steps: string[]]>([
  ['hit the new order button', ['Click the "New order" button']],
  ['hit it', ['Click the "New order" button']],
  ['look for lamp', ['Type "lamp" in the "Search" field']],
  ['archive the second one', ['Click the second "Archive" button']],
  ['make one and put it through', ['Click the "New order" button', 'Click the "Put through" button']],
  [
    'three orders are there, not four',
    ['Check that the page shows "orders"', 'Check that the number of items is 3'],
  ],
  ['thanks!', ['(nothing)']],
  ['it should feel snappy', ['?']],
  [
    'POST /api with name Lamp and price 8',
    ['Call POST "/api" with the body "{\\"name\\":\\"Lamp\\",\\"price\\":8}"'],
  ],
])('nothing is wrong with %j', async (text, steps) => {
  expect((await check(text, steps)).problems).toEqual([]);
});

test.each<[text: string, steps: string[], problem: string]>([
  ['look for lamp', ['Type "Lamp" in the "Search" field'], 'letter by letter'],
  ['look for it', ['Type "lamp" in the "Search" field'], 'is not in the text'],
  ['the heading is right', ['Check that the page shows "3 orders"'], 'on the page but not in the text'],
  ['there are some', ['Check that the number of items is 3'], '3 is not in the text'],
  ['archive it', ['Click the "Archive" button'], 'fits several things'],
  ['send it', ['Click the "Dispatch" button'], 'neither on the page nor said'],
  ['do it', ['Click on New order'], 'no canonical sentence'],
  ['do it', ['Click the "New order" button', '(nothing)'], 'stand alone'],
  ['hit it', ['Click the "New order" button.'], 'write Click the "New order" button instead'],
])('%j with %j: %s', async (text, steps, problem) => {
  expect((await check(text, steps)).problems.join('\n')).toContain(problem);
});

test('what the author names and the page lacks is missing on purpose', async () => {
  const { problems, counts } = await check('use the export button', ['Click the "Export" button']);
  expect(problems).toEqual([]);
  expect(counts.missing).toBe(1);
});

test('what was found by another word is noted', async () => {
  const { notes } = await check('find lamp', ['Type "lamp" in the "find" field']);
  expect(notes.join()).toContain('taken for "Search"');
});

test('claims about the page in view are counted as true or false', async () => {
  const { counts } = await check('3 orders, no, 4 orders', [
    'Check that the page shows "3 orders"',
    'Check that the page shows "4 orders"',
  ]);
  expect(counts).toMatchObject({ trueClaims: 1, falseClaims: 1 });
});

test('every word of a text is in a sentence, and every sentence in the text', async () => {
  const { problems } = await check('Hello there. Hit it', ['(nothing)'], 'Hit it');
  expect(problems).toEqual(['words of the text in no sentence: Hello there.']);
  const other = await check('Hit it', ['(nothing)'], 'Hit that');
  expect(other.problems.join('\n')).toContain('letter by letter: Hit that');
});

test('a state that is not recorded is told', async () => {
  const { problems } = await check('x', ['(nothing)'], 'x', 'kit-orders/9');
  expect(problems.join()).toContain('kit-orders/9');
});

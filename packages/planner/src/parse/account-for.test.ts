import { expect, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

function tellPieces(text: string): string[] {
  return (parseRequirement(text).pieces ?? [])
    .filter(({ note }) => note !== 'joining words')
    .map((piece) => `${piece.line} ${piece.note ?? piece.is}: ${piece.text}`);
}

function listUnread(text: string): { source: string; line?: number }[] {
  return parseRequirement(text)
    .requirements.flatMap(({ steps }) => steps)
    .flatMap((step) => ('command' in step ? [] : [{ source: step.source, line: step.line ?? 0 }]));
}

test('every part of a text is a step, a note with its name, or was not read', () => {
  const text = `Hi Ann,

# Cart totals
As a shopper I want to see the sum so that I can pay.

Steps:
1. Click "Cart". Blorple the vendigo sideways.
2. Click "Pay".
Expected: The page shows "Paid".

Thanks, Bo`;
  expect(tellPieces(text)).toEqual([
    '1 greeting: Hi Ann',
    '3 title: Cart totals',
    '4 story: As a shopper I want to see the sum so that I can pay',
    '6 label: Steps',
    '7 list mark: 1',
    '7 step: Click "Cart',
    '7 not read: Blorple the vendigo sideways',
    '8 list mark: 2',
    '8 step: Click "Pay',
    '9 label: Expected',
    '9 step: The page shows "Paid',
    '11 closing: Thanks, Bo',
  ]);
  expect(listUnread(text)).toEqual([{ source: 'Blorple the vendigo sideways', line: 7 }]);
});

test('words that the rules pass over are handed back where they stand', () => {
  const text = `Checklist for deleting messages, log in with nora@example.com / Hill-42 first:
1. Click "Delete".
2. The page shows "Gone".`;
  expect(listUnread(text)).toEqual([
    { source: 'Checklist for deleting messages, log in with nora@example.com / Hill-42 first', line: 1 },
  ]);
  const [first] = parseRequirement(text).requirements[0]?.steps ?? [];
  expect(first).toHaveProperty('reason');
});

test('words beside a clause that was not understood are part of it', () => {
  expect(listUnread('Everything on the page should work as before.')).toEqual([
    { source: 'Everything on the page should work as before', line: 1 },
  ]);
});

test('the same words twice have two lines', () => {
  expect(listUnread('Blorple the vendigo.\nClick "OK".\nBlorple the vendigo.')).toMatchObject([
    { line: 1 },
    { line: 3 },
  ]);
});

test('what a second reader takes for a remark is a note', () => {
  const sentence = 'Customers must be able to read the terms.';
  const { pieces, requirements } = parseRequirement(
    `${sentence} Open /terms.`,
    new Map([[sentence, { commands: [] }]]),
  );
  expect(pieces?.[0]).toMatchObject({ is: 'note', note: 'remark', line: 1 });
  expect(requirements[0]?.notes).toEqual([{ note: 'remark', words: sentence, claims: true }]);
});

test('a line that nobody could follow is a heading, so that nothing is left undone without it', () => {
  const { requirements } = parseRequirement('IHM-240 history complete?\nThe page shows "21 entries".');
  expect(requirements[0]?.steps[0]).toMatchObject({ about: 'remark', line: 1 });
});

test.each(['The cart total is right', 'Banner glowing; lamps shimmering'])(
  'a line alone above steps is their title as a whole: %s',
  (line) => {
    const text = `${line}\n\nOpen http://127.0.0.1:3000/login`;
    expect(tellPieces(text)).toEqual([`1 title: ${line}`, '3 step: Open http://127.0.0.1:3000/login']);
    const { requirements } = parseRequirement(text);
    expect(requirements).toMatchObject([
      { title: line, titled: true, notes: [{ note: 'title', words: line }] },
    ]);
    expect(listUnread(text)).toEqual([]);
  },
);

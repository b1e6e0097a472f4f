import { describe, expect, it } from 'vitest';
import { parentOf, pieceOf, tellPieces } from './pieces.fixture.ts';
import { readStructure } from './read-structure.ts';

const rows: [string, string, string[]][] = [
  ['numbers with full stops', '1. Open it\n2. Save it', ['sentence: Open it', 'sentence: Save it']],
  ['numbers with brackets', '1) Open it\n2) Save it', ['sentence: Open it', 'sentence: Save it']],
  ['numbers in brackets', '(1) Open it\n(2) Save it', ['sentence: Open it', 'sentence: Save it']],
  ['numbers without a space', '1.Open it\n2.Save it', ['sentence: Open it', 'sentence: Save it']],
  ['letters', 'a) open it\nb) save it', ['sentence: open it', 'sentence: save it']],
  ['roman numbers', 'i) open it\nii) save it', ['sentence: open it', 'sentence: save it']],
  ['dashes', '- open it\n- save it', ['sentence: open it', 'sentence: save it']],
  ['stars', '* open it\n* save it', ['sentence: open it', 'sentence: save it']],
  ['bullets', '• open it\n•save it', ['sentence: open it', 'sentence: save it']],
  ['long dashes', '– open it\n— save it', ['sentence: open it', 'sentence: save it']],
  [
    'check boxes',
    '[ ] open it\n[x] save it\n[] go',
    ['sentence: open it', 'sentence: save it', 'sentence: go'],
  ],
  ['bullets with check boxes', '- [ ] open it\n- [x] save it', ['sentence: open it', 'sentence: save it']],
  [
    'drawn check boxes',
    '☐ open it\n☑ save it\n✓ go',
    ['sentence: open it', 'sentence: save it', 'sentence: go'],
  ],
  [
    'steps named one by one',
    'Step 1: Open it\nStep 2: Save it',
    ['label: Step 1:', 'step: Open it', 'label: Step 2:', 'step: Save it'],
  ],
  [
    'numbers are steps where a result is expected',
    '1. Open it\n2. Save it\n\nExpected: it is saved',
    ['step: Open it', 'step: Save it', 'label: Expected:', 'claim: it is saved'],
  ],
  [
    'a title above a list',
    'Smoke test\n- it opens\n- it closes',
    ['title: Smoke test', 'sentence: it opens', 'sentence: it closes'],
  ],
  [
    'headings within a check list',
    'Smoke test\n\nStart page\n[ ] it opens\nOrders\n[ ] three orders',
    [
      'title: Smoke test',
      'heading: Start page',
      'sentence: it opens',
      'heading: Orders',
      'sentence: three orders',
    ],
  ],
  [
    'a line that is broken off',
    '1. Open the list and\n   save it\n2. Close it',
    ['sentence: Open the list and\n   save it', 'sentence: Close it'],
  ],
  [
    'a second sentence below an item',
    '1. Open it.\n   The list is there.\n2. Close it',
    ['sentence: Open it.', 'sentence: The list is there.', 'sentence: Close it'],
  ],
  [
    'an arrow below a step',
    '1. Open it\n   -> the list is there\n2. Close it',
    ['sentence: Open it', 'claim: the list is there', 'sentence: Close it'],
  ],
  [
    'values below a step',
    '1. Fill in\n   name: Anna\n   stars: 5\n2. Save',
    ['sentence: Fill in', 'label: name:', 'data: Anna', 'label: stars:', 'data: 5', 'sentence: Save'],
  ],
  [
    'test data',
    'Test data:\n- name: Anna\n- big',
    ['heading: Test data:', 'label: name:', 'data: Anna', 'data: big'],
  ],
  ['a dash alone', '- open it\n-\n- save it', ['sentence: open it', 'sentence: save it']],
  [
    'amounts are no items',
    '3.50 EUR is the price\n-5 is the balance',
    ['sentence: 3.50 EUR is the price', 'sentence: -5 is the balance'],
  ],
  [
    'dates are no items',
    '15.06.2024 is the date\n2025-06-01 too',
    ['sentence: 15.06.2024 is the date', 'sentence: 2025-06-01 too'],
  ],
  [
    'times are no items',
    '10:30 is the time\n1:0 is the result',
    ['sentence: 10:30 is the time', 'sentence: 1:0 is the result'],
  ],
  [
    'emphasis is no item',
    '*Save* is greyed out.\n**Open** is not.',
    ['sentence: *Save* is greyed out.', 'sentence: **Open** is not.'],
  ],
  [
    'clause numbers',
    '4.2.1 The field shall be empty.\n4.2.2 It shall be red.',
    ['sentence: The field shall be empty.', 'sentence: It shall be red.'],
  ],
  [
    'a heading above clauses',
    '4.2 Search box\n4.2.1 The field shall be empty.',
    ['title: Search box', 'sentence: The field shall be empty.'],
  ],
  [
    'a single number above clauses',
    '3. Text tool\n\n3.1 The line shall be empty.',
    ['title: Text tool', 'sentence: The line shall be empty.'],
  ],
  [
    'a label in a step belongs to the step',
    '1. Summary: it jams. Save it.\n2. Go.',
    ['sentence: Summary: it jams.', 'sentence: Save it.', 'sentence: Go.'],
  ],
  [
    'an item with a colon stays whole',
    'Settings\n- language: English\n- port: 20',
    ['title: Settings', 'sentence: language: English', 'sentence: port: 20'],
  ],
  [
    'Windows line ends and tabs',
    '1.\tOpen it\r\n2.\tSave it\r\n',
    ['sentence: Open it', 'sentence: Save it'],
  ],
  [
    'spaces that do not break',
    '-\u00a0open it\n\u00a0\u00a0save it',
    ['sentence: open it\n\u00a0\u00a0save it'],
  ],
];

describe('lists', () => {
  it.each(rows)('%s', (_, text, told) => {
    expect(tellPieces(text)).toEqual(told);
  });

  it('knows what a sub-step belongs to', () => {
    const read = readStructure('1. Open it\n   a. Click Filter\n      - Open\n   b. Click Save\n2. Close it');
    expect(parentOf(read, 'Click Filter')).toBe('Open it');
    expect(parentOf(read, 'Open')).toBe('Click Filter');
    expect(parentOf(read, 'Click Save')).toBe('Open it');
    expect(parentOf(read, 'Close it')).toBeUndefined();
  });

  it('takes bullets below a number for its parts, though not indented', () => {
    const read = readStructure('1. Open it\n- click Filter\n2. Close it');
    expect(parentOf(read, 'click Filter')).toBe('Open it');
    expect(parentOf(read, 'Close it')).toBeUndefined();
  });

  it('knows the sentence that introduces a list', () => {
    const read = readStructure('Check on the start page:\n- three tabs\n- no search');
    expect(parentOf(read, 'no search')).toBe('Check on the start page:');
  });

  it('keeps the numbers', () => {
    const read = readStructure('1. Open it\n2) Save it\n4.2.1 "It" shall go\na) go\nStep 7: leave');
    expect(pieceOf(read, 'Open it').context.number).toBe('1');
    expect(pieceOf(read, 'Save it').context.number).toBe('2');
    expect(pieceOf(read, '"It" shall go').context.number).toBe('4.2.1');
    expect(pieceOf(read, 'go').context.number).toBe('a');
    expect(pieceOf(read, 'leave').context.number).toBe('7');
  });

  it('says what shares a line', () => {
    const read = readStructure('- open it -> save it\n- close it');
    expect(pieceOf(read, 'save it').line).toBe(pieceOf(read, 'open it').index);
    expect(pieceOf(read, 'close it').line).toBe(pieceOf(read, 'close it').index);
  });
});

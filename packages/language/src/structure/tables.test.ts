import { describe, expect, it } from 'vitest';
import { parentOf, pieceOf, tellPieces, tellRequirements } from './pieces.fixture.ts';
import { readStructure } from './read-structure.ts';

const tables: [string, string, string[]][] = [
  [
    'number, step, expected',
    '| # | Step | Expected |\n|---|---|---|\n| 1 | Open it | It is open |\n| 2 | Save it | |',
    [
      'heading: #',
      'heading: Step',
      'heading: Expected',
      'label: 1',
      'step: Open it',
      'claim: It is open',
      'label: 2',
      'step: Save it',
    ],
  ],
  [
    'step, action, expected',
    '| Step | Action | Expected result |\n|--|--|--|\n| 1 | Open it | It is open |',
    [
      'heading: Step',
      'heading: Action',
      'heading: Expected result',
      'label: 1',
      'step: Open it',
      'claim: It is open',
    ],
  ],
  [
    'data and remarks',
    '| Action | Test data | Expected | Actual |\n|-|-|-|-|\n| Enter it | anna | shown | ok |',
    [
      'heading: Action',
      'heading: Test data',
      'heading: Expected',
      'heading: Actual',
      'step: Enter it',
      'data: anna',
      'claim: shown',
      'note: ok',
    ],
  ],
  [
    'tabs',
    'Step\tAction\tExpected\n1\tOpen it\tIt is open',
    [
      'heading: Step',
      'heading: Action',
      'heading: Expected',
      'label: 1',
      'step: Open it',
      'claim: It is open',
    ],
  ],
  [
    'commas',
    'step,expected\n"open it, slowly",open\nsave it,saved',
    [
      'heading: step',
      'heading: expected',
      'step: "open it, slowly"',
      'claim: open',
      'step: save it',
      'claim: saved',
    ],
  ],
  [
    'semicolons',
    'step;expected\nopen it;open\nsave it;saved',
    ['heading: step', 'heading: expected', 'step: open it', 'claim: open', 'step: save it', 'claim: saved'],
  ],
  [
    'no frame',
    'step | expected\nopen it | open\nsave it | saved',
    ['heading: step', 'heading: expected', 'step: open it', 'claim: open', 'step: save it', 'claim: saved'],
  ],
  [
    'headings of Jira',
    '||Step||Expected||\n|open it|open|',
    ['heading: Step', 'heading: Expected', 'step: open it', 'claim: open'],
  ],
  [
    'several sentences in a cell',
    '| Step | Expected |\n|-|-|\n| Open it. Save it | It is open; it is saved |',
    [
      'heading: Step',
      'heading: Expected',
      'step: Open it.',
      'step: Save it',
      'claim: It is open;',
      'claim: it is saved',
    ],
  ],
  [
    'dashes for nothing',
    '| Step | Expected |\n|-|-|\n| Open it | - |\n| - | It is open |',
    ['heading: Step', 'heading: Expected', 'step: Open it', 'claim: It is open'],
  ],
  [
    'inputs and results',
    'word | rows\n--- | ---\nbees | 1\n(empty) | 0',
    ['heading: word', 'heading: rows', 'data: bees', 'data: 1', 'data: (empty)', 'data: 0'],
  ],
  [
    'columns that mean something else elsewhere',
    '| Status | Title |\n|-|-|\n| open | 5 |',
    ['heading: Status', 'heading: Title', 'data: open', 'data: 5'],
  ],
  [
    'a pipe that is said',
    '| word | n |\n|-|-|\n| a \\| b | 1 |',
    ['heading: word', 'heading: n', 'data: a \\| b', 'data: 1'],
  ],
  [
    'rows of different length',
    '| word | n |\n|-|-|\n| a |\n| b | 1 | x |',
    ['heading: word', 'heading: n', 'data: a', 'data: b', 'data: 1', 'data: x'],
  ],
  ['a single row', '| a | b |', ['data: a', 'data: b']],
  ['pipes in prose', 'One of | [ ] is there.', ['sentence: One of | [ ] is there.']],
  [
    'commas in prose',
    'Ann, Bo\nCem, Dee\nEve, Flo',
    ['sentence: Ann, Bo', 'sentence: Cem, Dee', 'sentence: Eve, Flo'],
  ],
];

describe('tables', () => {
  it.each(tables)('%s', (_, text, told) => {
    expect(tellPieces(text)).toEqual(told);
  });

  it('gives the expected result of a row to its step', () => {
    const read = readStructure('| # | Step | Expected |\n|-|-|-|\n| 7 | Open it | It is open |');
    expect(parentOf(read, 'It is open')).toBe('Open it');
    expect(pieceOf(read, 'It is open').context).toEqual({ column: 'Expected', number: '7' });
    expect(pieceOf(read, 'It is open').line).toBe(pieceOf(read, '7').index);
  });

  it('gives rows of data to the sentence above them', () => {
    const read = readStructure('Enter the word.\n\n| word | rows |\n|-|-|\n| bees | 1 |');
    expect(parentOf(read, 'bees')).toBe('Enter the word.');
  });

  it('makes a requirement of each row that is a test case', () => {
    const table =
      '| ID | Title | Steps | Expected |\n|-|-|-|-|\n| TC-1 | Log in | Open it | Open |\n| TC-2 | Log out | Close it | Closed |';
    expect(tellRequirements(table)).toEqual([
      ['label: TC-1', 'title: Log in', 'step: Open it', 'claim: Open'],
      ['label: TC-2', 'title: Log out', 'step: Close it', 'claim: Closed'],
    ]);
  });
});

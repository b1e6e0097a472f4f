import { describe, expect, it } from 'vitest';
import { parentOf, pieceOf, tellPieces } from './pieces.fixture.ts';
import { readStructure } from './read-structure.ts';

const forms: [string, string, string[]][] = [
  [
    'all parts',
    'TC-07 Log in\nPreconditions: anna exists\nTest data: anna / x\nSteps:\n1. Open it\nExpected result:\n- it is open\nPostconditions: log out',
    [
      'title: TC-07 Log in',
      'label: Preconditions:',
      'sentence: anna exists',
      'label: Test data:',
      'data: anna / x',
      'heading: Steps:',
      'step: Open it',
      'heading: Expected result:',
      'claim: it is open',
      'label: Postconditions:',
      'sentence: log out',
    ],
  ],
  [
    'headings of Markdown',
    '# Log in\n## Preconditions\nanna exists\n## Test Steps\n1. Open it\n## Expected Results\nIt is open.',
    [
      'title: Log in',
      'heading: Preconditions',
      'sentence: anna exists',
      'heading: Test Steps',
      'step: Open it',
      'heading: Expected Results',
      'claim: It is open.',
    ],
  ],
  [
    'bold labels',
    '**Steps**\n1. Open it\n**Expected:** it is open',
    ['heading: Steps', 'step: Open it', 'label: Expected:', 'claim: it is open'],
  ],
  [
    'labels in capitals',
    'STEPS\n1. Open it\nEXPECTED RESULT(S):\nIt is open',
    ['heading: STEPS', 'step: Open it', 'heading: EXPECTED RESULT(S):', 'claim: It is open'],
  ],
  [
    'headings of Jira',
    'h2. Steps\n# one\nh2. Expected\nit is open',
    ['heading: Steps', 'title: one', 'heading: Expected', 'claim: it is open'],
  ],
  [
    'dashes instead of colons',
    'Precondition - anna exists\nExpected - it is open',
    ['label: Precondition -', 'sentence: anna exists', 'label: Expected -', 'claim: it is open'],
  ],
  [
    'a result below each step',
    '1. Open it\n   Expected: open\n2. Save it\n   Expected: saved',
    ['step: Open it', 'label: Expected:', 'claim: open', 'step: Save it', 'label: Expected:', 'claim: saved'],
  ],
  [
    'results not indented',
    'Steps:\n1. Open it\nExpected: open\n2. Save it\nExpected: saved',
    [
      'heading: Steps:',
      'step: Open it',
      'label: Expected:',
      'claim: open',
      'step: Save it',
      'label: Expected:',
      'claim: saved',
    ],
  ],
  [
    'a result on the line of the step',
    '1. Open it. Expected: open.\n2. Save it. Expected: saved.',
    [
      'step: Open it.',
      'label: Expected:',
      'claim: open.',
      'step: Save it.',
      'label: Expected:',
      'claim: saved.',
    ],
  ],
  [
    'a result behind a pipe',
    'Step 1: Open it | Expected: open\nStep 2: Save it | Expected: saved',
    [
      'label: Step 1:',
      'step: Open it',
      'label: Expected:',
      'claim: open',
      'label: Step 2:',
      'step: Save it',
      'label: Expected:',
      'claim: saved',
    ],
  ],
  [
    'a head of pipes',
    'TC-12 | Renew it | Priority: high\nStep 1: Open it',
    ['label: TC-12', 'title: Renew it', 'label: Priority:', 'note: high', 'label: Step 1:', 'step: Open it'],
  ],
  [
    'all in one line',
    'Steps: 1. Open it 2. Save it\nExpected: it is saved',
    ['label: Steps:', 'step: Open it', 'step: Save it', 'label: Expected:', 'claim: it is saved'],
  ],
  [
    'what follows a list of steps may be anything',
    'Steps:\n1. Open it\n\nReload at the end.',
    ['heading: Steps:', 'step: Open it', 'sentence: Reload at the end.'],
  ],
  [
    'a status is to be seen below a result',
    'Steps:\n1. Save\nExpected:\nStatus: Pending\nTotal: 5',
    ['heading: Steps:', 'step: Save', 'heading: Expected:', 'claim: Status: Pending', 'claim: Total: 5'],
  ],
  [
    'the status of a case is a remark',
    'TC-1 Log in\nStatus: not run\n1. Open it',
    ['title: TC-1 Log in', 'label: Status:', 'note: not run', 'sentence: Open it'],
  ],
  [
    '"Results" in prose',
    'Results shall be split. The page is short.',
    ['sentence: Results shall be split.', 'sentence: The page is short.'],
  ],
  ['"Expected" in prose', 'expected top three: Ann, Bo, Cem', ['sentence: expected top three: Ann, Bo, Cem']],
  [
    'a label with nothing behind it at the end',
    '1. Open it\nExpected:',
    ['step: Open it', 'heading: Expected:'],
  ],
];

describe('manual test cases', () => {
  it.each(forms)('%s', (_, text, told) => {
    expect(tellPieces(text)).toEqual(told);
  });

  it('gives a result to its step', () => {
    const read = readStructure('1. Open it\n   Expected: open\n2. Save it. Expected: saved.');
    expect(parentOf(read, 'open')).toBe('Open it');
    expect(parentOf(read, 'saved.')).toBe('Save it.');
  });

  it('gives the result of the whole to no step', () => {
    const read = readStructure('1. Open it\n2. Save it\n\nExpected: saved');
    expect(parentOf(read, 'saved')).toBe('Expected:');
  });

  it('says in which part a piece stands', () => {
    const read = readStructure(
      'Acceptance criteria (Orders page):\n- it opens\nExpected (seen in 1.3): it closes',
    );
    expect(pieceOf(read, 'it opens').context.section).toBe('Acceptance criteria (Orders page)');
    expect(pieceOf(read, 'it closes').context.section).toBe('Expected (seen in 1.3)');
  });
});

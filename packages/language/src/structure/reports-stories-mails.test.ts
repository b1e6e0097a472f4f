import { describe, expect, it } from 'vitest';
import { parentOf, pieceOf, tellPieces } from './pieces.fixture.ts';
import { readStructure } from './read-structure.ts';

const reports: [string, string, string[]][] = [
  [
    'STR, ER, AR',
    'Draft is lost\nSeverity: major\nEnv: Chrome\n\nSTR\n1. Go to it\n\nER: It is there. Two are left.\nAR: It is gone.',
    [
      'title: Draft is lost',
      'label: Severity:',
      'note: major',
      'label: Env:',
      'note: Chrome',
      'heading: STR',
      'step: Go to it',
      'label: ER:',
      'claim: It is there.',
      'claim: Two are left.',
      'label: AR:',
      'note: It is gone.',
    ],
  ],
  [
    'parts on lines of their own',
    'Title: Draft is lost\nSteps to reproduce\n1. Go to it\n\nExpected\nIt is there.\n\nActual\nIt is gone. No message.',
    [
      'label: Title:',
      'title: Draft is lost',
      'heading: Steps to reproduce',
      'step: Go to it',
      'heading: Expected',
      'claim: It is there.',
      'heading: Actual',
      'note: It is gone.',
      'note: No message.',
    ],
  ],
  [
    'found by, version, frequency',
    'Steps: go to it\nExpected: open\nFound by: Ann\nVersion: 1.2\nFrequency: 2 out of 2',
    [
      'label: Steps:',
      'step: go to it',
      'label: Expected:',
      'claim: open',
      'label: Found by:',
      'note: Ann',
      'label: Version:',
      'note: 1.2',
      'label: Frequency:',
      'note: 2 out of 2',
    ],
  ],
  [
    'a tag in front',
    '[Tasks] It is lost\nSteps: All > Nightly > close it',
    ['title: [Tasks] It is lost', 'label: Steps:', 'step: All', 'step: Nightly', 'step: close it'],
  ],
  [
    'a ticket',
    'BRD-118 Board: filter\nPick it -> two left.\nClear -> all back.',
    [
      'title: BRD-118 Board: filter',
      'sentence: Pick it',
      'sentence: two left.',
      'sentence: Clear',
      'sentence: all back.',
    ],
  ],
  [
    'short remarks',
    'MD-1 Delete it\nOpen it, press Delete.\nPrio medium, seen twice.',
    ['title: MD-1 Delete it', 'sentence: Open it, press Delete.', 'note: Prio medium, seen twice.'],
  ],
  [
    'numbers behind a label',
    'STR: 1. Open it. 2. Press it.\nER: it is open',
    ['label: STR:', 'step: Open it.', 'step: Press it.', 'label: ER:', 'claim: it is open'],
  ],
  [
    'an address below the actual result',
    'Steps: go\nActual: gone\nSeen at https://shop.example',
    ['label: Steps:', 'step: go', 'label: Actual:', 'note: gone', 'sentence: Seen at https://shop.example'],
  ],
  [
    'a label with remarks',
    'ER: open\nAR (on Tuesday; not again today): gone',
    ['label: ER:', 'claim: open', 'label: AR (on Tuesday; not again today):', 'note: gone'],
  ],
];

const stories: [string, string, string[]][] = [
  ['one sentence', 'As a user I want it so that it works.', ['goal: As a user I want it so that it works.']],
  [
    'three lines',
    'As a user\nI want it\nso that it works.',
    ['goal: As a user\nI want it\nso that it works.'],
  ],
  ['a name', 'As Lena I want to correct it.', ['goal: As Lena I want to correct it.']],
  [
    'the benefit first',
    'In order to see it, as a user I want it.',
    ['goal: In order to see it, as a user I want it.'],
  ],
  [
    'a label',
    'Story: as a user I want it.\n1. Open it',
    ['label: Story:', 'goal: as a user I want it.', 'sentence: Open it'],
  ],
  [
    'criteria',
    'As a user I want it.\n\nAcceptance criteria:\n- it opens\n- it closes',
    [
      'goal: As a user I want it.',
      'heading: Acceptance criteria:',
      'sentence: it opens',
      'sentence: it closes',
    ],
  ],
  [
    'numbered criteria',
    'As a user I want it.\nAC1: It opens.\nAC2: It closes.',
    [
      'goal: As a user I want it.',
      'label: AC1:',
      'sentence: It opens.',
      'label: AC2:',
      'sentence: It closes.',
    ],
  ],
  [
    'criteria with a remark',
    'As a user I want it.\nAC (project office-coffee, private code beans-and-filters, page Bills):\n- it opens',
    [
      'goal: As a user I want it.',
      'heading: AC (project office-coffee, private code beans-and-filters, page Bills):',
      'sentence: it opens',
    ],
  ],
  [
    'an account below',
    'As a user I want it.\n\nAC:\n* it opens\n\nLog-in: anna, x',
    ['goal: As a user I want it.', 'heading: AC:', 'sentence: it opens', 'label: Log-in:', 'data: anna, x'],
  ],
  [
    'what follows in the same line',
    'As a user I want it. Open it.',
    ['goal: As a user I want it.', 'sentence: Open it.'],
  ],
  ['"as" in prose', 'As expected, the list is empty.', ['sentence: As expected, the list is empty.']],
  [
    '"as" of an account',
    'As staff, open the list and save it.',
    ['sentence: As staff, open the list and save it.'],
  ],
];

const mails: [string, string, string[]][] = [
  [
    'greeting and name on their lines',
    'Hi all,\nplease open it. It is there.\nThanks, Ruth',
    ['note: Hi all,', 'sentence: please open it.', 'sentence: It is there.', 'note: Thanks, Ruth'],
  ],
  [
    'greeting and name within the lines',
    'Morning Tom, please open it. Cheers, Ines',
    ['note: Morning Tom,', 'sentence: please open it.', 'note: Cheers, Ines'],
  ],
  [
    'a signature of two lines',
    'Hello,\n\nopen it.\n\nBest regards\nMehmet',
    ['note: Hello,', 'sentence: open it.', 'note: Best regards', 'note: Mehmet'],
  ],
  [
    'thanks at the end of a line',
    'Hi Jo,\nopen it. Thanks!\nOle',
    ['note: Hi Jo,', 'sentence: open it.', 'note: Thanks!', 'note: Ole'],
  ],
  [
    'heads',
    'Subject: Orders\nFrom: a@b.example\n\nDear team,\nopen it.',
    [
      'label: Subject:',
      'title: Orders',
      'label: From:',
      'note: a@b.example',
      'note: Dear team,',
      'sentence: open it.',
    ],
  ],
  [
    'a signature after dashes',
    'Open it.\n\n-- \nJo Marsh\nQA',
    ['sentence: Open it.', 'note: --', 'note: Jo Marsh', 'note: QA'],
  ],
  [
    'a reply',
    'Ben wrote:\n> it fails\n\nOpen it.',
    ['sentence: Ben wrote:', 'note: it fails', 'sentence: Open it.'],
  ],
  ['a quoted text', '> Open it.\n> - save it', ['sentence: Open it.', 'sentence: save it']],
  ['quotes in quotes', '> Open it.\n>> it fails', ['sentence: Open it.', 'note: it fails']],
  [
    'broken lines',
    'Please open the list of all the orders that were placed in\nthe last week and look whether the one of Ann is still among\nthem. It should be there.',
    [
      'sentence: Please open the list of all the orders that were placed in\nthe last week and look whether the one of Ann is still among\nthem.',
      'sentence: It should be there.',
    ],
  ],
  [
    'lines of a chat',
    'retest pls: orders → type 5 → save\n=> "5 is saved."\nit was broken',
    [
      'sentence: retest pls: orders',
      'sentence: type 5',
      'sentence: save',
      'sentence: "5 is saved."',
      'sentence: it was broken',
    ],
  ],
  [
    '"Hi" that greets nobody',
    'Hi is shown in the header of the page.',
    ['sentence: Hi is shown in the header of the page.'],
  ],
  [
    '"Best" that does not part',
    'Open it.\nBest price is first',
    ['sentence: Open it.', 'sentence: Best price is first'],
  ],
  ['"Dear" in quotes', 'Enter "Dear Ann," as text.', ['sentence: Enter "Dear Ann," as text.']],
];

describe('bug reports', () => {
  it.each(reports)('%s', (_, text, told) => {
    expect(tellPieces(text)).toEqual(told);
  });
});

describe('user stories', () => {
  it.each(stories)('%s', (_, text, told) => {
    expect(tellPieces(text)).toEqual(told);
  });

  it('gives criteria their numbers', () => {
    const read = readStructure('As a user I want it.\nAC 2: It closes.');
    expect(pieceOf(read, 'It closes.').context).toEqual({ section: 'AC 2', number: 'AC2' });
    expect(parentOf(read, 'It closes.')).toBe('AC 2:');
  });
});

describe('mails', () => {
  it.each(mails)('%s', (_, text, told) => {
    expect(tellPieces(text)).toEqual(told);
  });
});

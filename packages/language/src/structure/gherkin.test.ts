import { describe, expect, it } from 'vitest';
import { fillExample } from './outlines.ts';
import { parentOf, pieceOf, tellPieces, tellRequirements } from './pieces.fixture.ts';
import { readStructure } from './read-structure.ts';

const rows: [string, string, string[]][] = [
  [
    'a scenario',
    'Scenario: Sign out\nGiven a page\nWhen I leave\nThen I am out\nAnd it is dark',
    [
      'label: Scenario:',
      'title: Sign out',
      'label: Given',
      'step: a page',
      'label: When',
      'step: I leave',
      'label: Then',
      'claim: I am out',
      'label: And',
      'claim: it is dark',
    ],
  ],
  [
    'steps without a scenario',
    'Given a page\nWhen I leave\nThen I am out',
    ['label: Given', 'step: a page', 'label: When', 'step: I leave', 'label: Then', 'claim: I am out'],
  ],
  [
    '"But" and "*" mean what stood before',
    'Scenario: a\nThen b\nBut c\n* d\nWhen e\n* f',
    [
      'label: Scenario:',
      'title: a',
      'label: Then',
      'claim: b',
      'label: But',
      'claim: c',
      'label: *',
      'claim: d',
      'label: When',
      'step: e',
      'label: *',
      'step: f',
    ],
  ],
  [
    'keywords in capitals',
    'Scenario: a\nGIVEN b\nTHEN c',
    ['label: Scenario:', 'title: a', 'label: GIVEN', 'step: b', 'label: THEN', 'claim: c'],
  ],
  [
    'no title',
    'Scenario:\nGiven b\nThen c',
    ['label: Scenario:', 'label: Given', 'step: b', 'label: Then', 'claim: c'],
  ],
  [
    'tags and comments',
    '# from MD-88\n@smoke @slow\nScenario: a\n# first\nGiven b',
    [
      'note: # from MD-88',
      'note: @smoke @slow',
      'label: Scenario:',
      'title: a',
      'note: # first',
      'label: Given',
      'step: b',
    ],
  ],
  [
    'a feature with its story',
    'Feature: a\n  As a user\n  I want b\n  It matters\n\n  Scenario: c\n    Given d',
    [
      'label: Feature:',
      'title: a',
      'goal: As a user',
      'goal: I want b',
      'note: It matters',
      'label: Scenario:',
      'title: c',
      'label: Given',
      'step: d',
    ],
  ],
  [
    'a doc string',
    'Scenario: a\nGiven the text\n"""\nGiven two\n  lines\n"""\nThen b',
    [
      'label: Scenario:',
      'title: a',
      'label: Given',
      'step: the text',
      'data: Given two',
      'data: lines',
      'label: Then',
      'claim: b',
    ],
  ],
  [
    'a table of a step',
    'Scenario: a\nGiven users\n| name | age |\n| Ann | 5 |\nThen b',
    [
      'label: Scenario:',
      'title: a',
      'label: Given',
      'step: users',
      'heading: name',
      'heading: age',
      'data: Ann',
      'data: 5',
      'label: Then',
      'claim: b',
    ],
  ],
  [
    'a rule',
    'Feature: a\nRule: b\nExample: c\nGiven d',
    [
      'label: Feature:',
      'title: a',
      'label: Rule:',
      'heading: b',
      'label: Example:',
      'title: c',
      'label: Given',
      'step: d',
    ],
  ],
  [
    'keywords in the items of a list',
    'AC\n- Given a page\n- When I leave\n- Then I am out',
    [
      'heading: AC',
      'label: Given',
      'step: a page',
      'label: When',
      'step: I leave',
      'label: Then',
      'claim: I am out',
    ],
  ],
  [
    'one sentence',
    'Given a page, when I leave, then I am out.',
    ['step: Given a page,', 'step: when I leave,', 'claim: then I am out.'],
  ],
  [
    'a fence around it',
    '```gherkin\nScenario: a\nGiven b\n```',
    ['label: Scenario:', 'title: a', 'label: Given', 'step: b'],
  ],
  [
    'two sentences in a step',
    'Scenario: a\nThen b is there. C is not.',
    ['label: Scenario:', 'title: a', 'label: Then', 'claim: b is there.', 'claim: C is not.'],
  ],
  [
    'a list below a scenario',
    'Scenario: Log in\n1. Open it\n2. Save it',
    ['label: Scenario:', 'title: Log in', 'sentence: Open it', 'sentence: Save it'],
  ],
  [
    '"When" in prose',
    'When I leave the page, it is saved.\nThe page is blue.',
    ['sentence: When I leave the page, it is saved.', 'sentence: The page is blue.'],
  ],
  [
    '"then" in a chat',
    'drag it over\nthen f5, it is still there',
    ['sentence: drag it over', 'sentence: then f5, it is still there'],
  ],
  [
    '"Example:" in prose',
    'The field is short.\nExample: someone enters "Max".',
    ['sentence: The field is short.', 'sentence: Example: someone enters "Max".'],
  ],
  [
    '"Background:" in prose',
    'Open it.\nBackground: a user complained.',
    ['sentence: Open it.', 'label: Background:', 'note: a user complained.'],
  ],
  ['"Given" alone', 'Given that it is open, close it.', ['sentence: Given that it is open, close it.']],
  [
    'a doc string without end',
    'Scenario: a\nGiven b\n"""\nThen c',
    ['label: Scenario:', 'title: a', 'label: Given', 'step: b', 'sentence: """', 'label: Then', 'claim: c'],
  ],
];

describe('Gherkin', () => {
  it.each(rows)('%s', (_, text, told) => {
    expect(tellPieces(text)).toEqual(told);
  });

  const feature = `Feature: Notes
  Background:
    Given I am ann
  Scenario: one
    When a
    Then b
  Rule: old ones
    Background:
      Given they are old
    Scenario: two
      Then c
Feature: Other
  Scenario: three
    Then d`;

  it('makes a requirement of each scenario', () => {
    expect(tellRequirements(feature).map((pieces) => pieces[1])).toEqual([
      'title: one',
      'title: two',
      'title: three',
    ]);
  });

  it('shares feature, rule and background with those below them', () => {
    const shared = readStructure(feature).requirements.map((one) =>
      one.shared.flatMap(({ role, text }) => (role === 'step' ? [text] : [])),
    );
    expect(shared).toEqual([['I am ann'], ['I am ann', 'they are old'], []]);
  });

  it('takes a feature without scenarios for a requirement', () => {
    expect(tellRequirements('Feature: a\nGiven b\nThen c')).toHaveLength(1);
  });

  it('gives keyword and feature with each step', () => {
    const read = readStructure('Feature: Notes\nScenario: a\nGiven b\nAnd c');
    expect(pieceOf(read, 'c').context).toEqual({ heading: 'Notes', keyword: 'And' });
  });

  it('gives tables and texts to their steps', () => {
    const read = readStructure('Scenario: a\nGiven users\n| name |\n| Ann |\nAnd a text\n"""\nHello\n"""');
    expect(parentOf(read, 'Ann')).toBe('users');
    expect(parentOf(read, 'Hello')).toBe('a text');
    expect(pieceOf(read, 'Ann').context.column).toBe('name');
  });

  const outline = `Scenario Outline: filter
  When I choose "<kind>"
  Then <n> are left and <unknown>
  Examples: first
    | kind | n |
    | Talk | 2 |
  Examples:
    | kind | n |
    | Walk | 3 |
Scenario: other
  Then all are there`;

  it('reads the rows of examples', () => {
    const [first, second] = readStructure(outline).requirements;
    expect(first?.examples.map((example) => Object.fromEntries(example))).toEqual([
      { kind: 'Talk', n: '2' },
      { kind: 'Walk', n: '3' },
    ]);
    expect(second?.examples).toEqual([]);
  });

  it('puts the values of an example into a sentence', () => {
    const [example] = readStructure(outline).requirements[0]?.examples ?? [];
    expect(fillExample('I choose "<kind>", <n> of <unknown>', example ?? new Map())).toBe(
      'I choose "Talk", 2 of <unknown>',
    );
  });
});

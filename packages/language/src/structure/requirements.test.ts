import { describe, expect, it } from 'vitest';
import { tellPieces, tellRequirements } from './pieces.fixture.ts';
import { readStructure } from './read-structure.ts';

const rows: [string, string, number][] = [
  ['one sentence', 'Open it.', 1],
  ['nothing', '', 0],
  ['spaces', ' \n\t\n', 1],
  ['a title and steps', 'Log in\n\n1. Open it\n2. Save it', 1],
  ['parts between rules', 'Open it.\n\n---\n\nClose it.', 2],
  ['parts between stars', 'Open it.\n\n* * *\n\nClose it.', 2],
  ['a rule below a title', '# Log in\n\n---\n\nOpen it.', 1],
  ['a rule above remarks', 'Open it.\n\n---\nSeverity: high', 1],
  ['a rule at the end', 'Open it.\n\n---\n', 1],
  ['an underlined title', 'Log in\n======\nOpen it.', 1],
  ['two headings', '# Log in\nOpen it.\n# Log out\nClose it.', 2],
  ['two headings below one', '# Account\n\n## Log in\nOpen it.\n## Log out\nClose it.', 2],
  ['one heading and parts of a form', '# Log in\n## Steps\n1. Open it\n## Expected\nopen', 1],
  ['two headings with parts of a form', '# Log in\n## Steps\nOpen it\n# Log out\n## Steps\nClose it', 2],
  ['test cases', 'TC-1 Log in\nOpen it.\n\nTC-2 Log out\nClose it.', 2],
  ['test cases with lines below', 'TC_LOGIN_01: Log in\n1. Open it\nTC_LOGIN_02: Log out\n1. Close it', 2],
  ['numbered tests', 'Test 1: Log in\nOpen it.\nTest 2: Log out\nClose it.', 2],
  ['tests in a line each', 'Test 1: Open it. It is open.\nTest 2: Close it. It is closed.', 2],
  ['titles', 'Title: Log in\nOpen it.\n\nTitle: Log out\nClose it.', 2],
  ['an identifier above a title', 'Test Case ID: 7\nTitle: Log in\nOpen it.', 1],
  ['scenarios', 'Scenario: a\nThen b\nScenario: c\nThen d', 2],
  ['numbered scenarios', 'Scenario 1: Log in\nOpen it.\nScenario 2: Log out\nClose it.', 2],
  ['a story above scenarios', 'As a user I want it.\n\nScenario: a\nThen b\n\nScenario: c\nThen d', 2],
  ['two stories', 'As a user I want it.\n- it opens\n\nAs an editor I want it too.\n- it closes', 2],
  ['tickets', 'BRD-1 Filter\nPick it.\n\nBRD-2 Sort\nPick it too.', 2],
  ['a ticket that names another', 'BRD-1 Filter\nPick it.\n\nABC-2 is the same.', 1],
  ['clauses', '4.2 Search\n4.2.1 It shall open.\n4.2.2 It shall close.', 1],
  ['criteria', 'As a user I want it.\nAC1: It opens.\nAC2: It closes.', 1],
  ['a heading within a check list', 'Smoke test\n\nStart\n[ ] it opens\n\nEnd\n[ ] it closes', 1],
  ['"Test 1.5" in prose', 'Open it.\nTest 1.5 hours of it.', 1],
  ['"case" in prose', 'Open it.\nCase 12 is there.', 1],
];

describe('requirements', () => {
  it.each(rows)('%s', (_, text, count) => {
    expect(readStructure(text).requirements).toHaveLength(count);
  });

  it('shares what stands above the first case', () => {
    const [first, second] = readStructure(
      'All tests begin at /login.\n\nTC-1 In\nOpen it.\n\nTC-2 Out\nClose it.',
    ).requirements;
    expect(first?.shared.map(({ text }) => text)).toContain('All tests begin at /login.');
    expect(second?.shared).toBe(first?.shared);
    expect(first?.title?.text).toBe('TC-1 In');
    expect(second?.title?.text).toBe('TC-2 Out');
  });

  it('says where each lies', () => {
    const text = '# Log in\nOpen it.\n# Log out\nClose it.';
    const [first, second] = readStructure(text).requirements;
    expect(text.slice(first?.start, first?.end)).toContain('Open it.');
    expect(second?.end).toBe(text.length);
    expect(tellRequirements(text)[1]).toEqual(['title: Log out', 'sentence: Close it.']);
  });
});

const titles: [string, string, string[]][] = [
  [
    'above a paragraph',
    'Search page\n\nThe search is empty.',
    ['title: Search page', 'sentence: The search is empty.'],
  ],
  [
    'right above sentences',
    'Search, page "Inbox"\nThe search is empty.',
    ['title: Search, page "Inbox"', 'sentence: The search is empty.'],
  ],
  [
    'above a label',
    'It is lost\nSeverity: high\nOpen it.',
    ['title: It is lost', 'label: Severity:', 'note: high', 'sentence: Open it.'],
  ],
  [
    'above a table',
    'Limits\n\n| a | b |\n|-|-|\n| 1 | 2 |',
    ['title: Limits', 'heading: a', 'heading: b', 'data: 1', 'data: 2'],
  ],
  [
    'none among lines of one kind',
    'Open the page\nEnter anna\nClick Log in',
    ['sentence: Open the page', 'sentence: Enter anna', 'sentence: Click Log in'],
  ],
  [
    'none among lines far apart',
    'Open the page\n\nEnter anna\n\nClick Log in',
    ['sentence: Open the page', 'sentence: Enter anna', 'sentence: Click Log in'],
  ],
  [
    'none in small letters',
    'log in as anna\n- the list is empty',
    ['sentence: log in as anna', 'sentence: the list is empty'],
  ],
  [
    'none with a colon',
    'On the start page:\n- the list is empty',
    ['sentence: On the start page:', 'sentence: the list is empty'],
  ],
  [
    'none of two sentences',
    'Limits of it. Open it\n- the list is empty',
    ['sentence: Limits of it.', 'sentence: Open it', 'sentence: the list is empty'],
  ],
  [
    'none with arrows',
    'Menu > Orders > Open\n- the list is empty',
    ['sentence: Menu', 'sentence: Orders', 'sentence: Open', 'sentence: the list is empty'],
  ],
  ['none alone', 'Search page', ['sentence: Search page']],
  [
    'a block of code',
    'Run it:\n```sql\nselect 1;\n```\nIt is 1.',
    ['sentence: Run it:', 'data: select 1;', 'sentence: It is 1.'],
  ],
  [
    'a fence without end',
    'Run it.\n```\nIt is 1.',
    ['sentence: Run it.', 'sentence: ```', 'sentence: It is 1.'],
  ],
  [
    'an inset within a sentence',
    'Anything else, for example\n\n  delete it\n\nshall be refused.',
    ['sentence: Anything else, for example\n\n  delete it\n\nshall be refused.'],
  ],
  [
    'links and emphasis',
    'Open [the **list**](https://shop.example/a.b). It is *empty*.',
    ['sentence: Open [the **list**](https://shop.example/a.b).', 'sentence: It is *empty*.'],
  ],
  [
    'values below a sentence',
    'Fill in the form:\nUser: anna\nCity: Rome',
    ['sentence: Fill in the form:', 'label: User:', 'data: anna', 'label: City:', 'data: Rome'],
  ],
  [
    'an account',
    'User: anna\nPassword: x y\nOpen it.',
    ['label: User:', 'data: anna', 'label: Password:', 'data: x y', 'sentence: Open it.'],
  ],
  [
    'what looks like values',
    'menu: three entries\nlist: empty',
    ['sentence: menu: three entries', 'sentence: list: empty'],
  ],
  [
    'an account that is a sentence',
    'Login: the button is greyed out.',
    ['label: Login:', 'sentence: the button is greyed out.'],
  ],
  ['control characters', 'Open\u0000 it.\u0007 Save it.', ['sentence: Open\u0000 it.', 'sentence: Save it.']],
  ['old line ends', 'Open it\rSave it\u2028Go', ['sentence: Open it', 'sentence: Save it', 'sentence: Go']],
  ['right to left', 'افتح الصفحة. اضغط الزر.', ['sentence: افتح الصفحة.', 'sentence: اضغط الزر.']],
];

describe('titles and prose', () => {
  it.each(titles)('%s', (_, text, told) => {
    expect(tellPieces(text)).toEqual(told);
  });
});

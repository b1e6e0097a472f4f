import { loadReadingTexts } from '@assay/testbed/texts';
import { describe, expect, it, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';
import { dropRemarks } from './remarks.ts';
import { measureEffort } from './test-effort.ts';

const seen = loadReadingTexts('seen');

function first(text: string) {
  const [requirement] = parseRequirement(text).requirements;
  if (!requirement) throw new Error(`Nothing was read from ${text}`);
  return requirement;
}

test.for([
  'Hello,\n\nClick "Save".\n\nRegards\nInge',
  'Hi team!\nClick "Save". Many thanks, Ada L.',
  'Dear support,\nClick "Save".\n\nThanks in advance\n- Tom from QA',
  'Click "Save". thx',
])('greetings and signatures ask for nothing: %s', (text) => {
  const { requirements } = parseRequirement(text);
  expect(requirements.map(({ steps }) => steps.map(({ source }) => source))).toEqual([
    [expect.stringMatching(/^Click "Save"/)],
  ]);
});

test('a label that ends in a question mark ends no sentence', () => {
  const [requirement] = parseRequirement(
    'Enter name "Nils", What is it about? "Something else", Message "Hello there."',
  ).requirements;
  expect(requirement?.sentences).toHaveLength(1);
});

test('what merely begins like a farewell is a step', () => {
  const [requirement] = parseRequirement('Click "Save".\nThanks page shows "Done".').requirements;
  expect(requirement?.steps.at(-1)?.source).toContain('Done');
});

describe('parseRequirement', () => {
  it.each([
    ['Open https://shop.example/cart and click Pay.', 'https://shop.example/cart'],
    ['Explore shop.example.', 'shop.example'],
    ['On "http://127.0.0.1:3000/demo", click Buy.', 'http://127.0.0.1:3000/demo'],
    ['Open /login.', undefined],
    // It is visited on the way: the flow begins elsewhere.
    ['Log in as "ann" with the password "x".\nOpen "http://127.0.0.1:3000/notes".', undefined],
    ['Open "http://a.example/".\nClick "Buy".\nOpen "http://a.example/".', 'http://a.example/'],
    ['Write to bob@x.example.', undefined],
  ])('finds the address of %j', (text, address) => {
    expect(parseRequirement(text).address).toBe(address);
  });

  it('takes a quoted sentence with its own full stop as an end', () => {
    const { sentences = [] } = first(
      'The page says "Saved." The Undo link is shown :) Click the "Go!" Button. Type "A. B" in Name.',
    );
    expect(sentences.map(({ sentence }) => sentence)).toEqual([
      'The page says "Saved."',
      'The Undo link is shown :)',
      'Click the "Go!" Button.',
      'Type "A. B" in Name.',
    ]);
  });

  it('reads a user story as what it is', () => {
    const { story, steps } = first(
      'As a member, I want to see my invoices so that I can pay them.\n- Open /invoices',
    );
    expect(story).toEqual({ actor: 'member', goal: 'see my invoices', benefit: 'I can pay them' });
    expect(steps).toHaveLength(1);
  });

  it.each([
    ['# Log in\n\nOpen /login.', ['Log in']],
    ['Scenario: Pay\nGiven I open /pay', ['Pay']],
    ['Login\n=====\nOpen /login.', ['Login']],
    ['Open /a.\n\nOpen /b.', ['Open /a', 'Open /b']],
    [
      'Requirement 1: The list is empty.\n\nRequirement 2: The menu is visible.',
      ['The list is empty', 'The menu is visible'],
    ],
    ['Feature: Shop\n\nScenario: A\nWhen I open /a\n\nScenario: B\nWhen I open /b', ['A', 'B']],
    ['Scenario Outline: T\nWhen I open "/<x>"\nExamples:\n| x |\n| 1 |\n| 2 |', ['T (1)', 'T (2)']],
  ])('titles the requirements of %j', (text, titles) => {
    expect(parseRequirement(text).requirements.map(({ title }) => title)).toEqual(titles);
  });

  it.each([
    ['# Sign in works', 'Sign in works'],
    ['## Open /login and look', 'Open /login and look'],
    ['# `Sign in` for "ada" *works*', '`Sign in` for "ada" *works*'],
    ['**Sign in works**', 'Sign in works'],
    ['# Scenario: Sign in works', 'Sign in works'],
    ['# TC-12: Sign in works', 'TC-12: Sign in works'],
    ['Sign in works\n=====', 'Sign in works'],
    ['Title: Sign in works.', 'Sign in works.'],
    ['Title: Sign in. Then look around', 'Sign in. Then look around'],
    [
      "Title: Pressing OK AND Cancel doesn't brake teh formm",
      "Pressing OK AND Cancel doesn't brake teh formm",
    ],
    ['Title: As a user I sign in', 'As a user I sign in'],
    ['Title: Open the login page', 'Open the login page'],
    ['Scenario: Sign in works', 'Sign in works'],
    ['Scenario Outline: Sign in works', 'Sign in works'],
    ['Test case: The user should be able to sign in.', 'The user should be able to sign in.'],
    ['Test case 12: Sign in works', 'Sign in works'],
    ['Test case TC-12: Sign in works', 'TC-12: Sign in works'],
    ['Test name: Sign in works', 'Sign in works'],
    ['TC-12 Sign in works', 'TC-12 Sign in works'],
    ['TC_012 Sign in works', 'TC_012 Sign in works'],
    ['TC12: Sign in works', 'TC12: Sign in works'],
    ['TC-12 - The user must be able to sign in', 'TC-12 - The user must be able to sign in'],
    ['TC-12 The login shows the products.', 'TC-12 The login shows the products.'],
    ['TC-12', 'TC-12'],
    ['Summary: Sign in works', 'Sign in works'],
    ['Feature: Sign in works', 'Sign in works'],
    ['Sign in works\n', 'Sign in works'],
    ['Sign in\n', 'Sign in'],
  ])('keeps the title of %j as it was written, and makes no step of it', (heading, title) => {
    const { requirements } = parseRequirement(
      `${heading}\nOpen http://127.0.0.1:3000/login. Click "Sign in". The heading "Products" is visible.`,
    );
    expect(requirements).toMatchObject([{ title, titled: true }]);
    expect(
      requirements[0]?.steps.map((step) => ('command' in step ? step.sentence : `? ${step.source}`)),
    ).toEqual([
      'Open "http://127.0.0.1:3000/login"',
      'Click "Sign in"',
      'Check that the "Products" heading is visible',
    ]);
  });

  it('says where the title is only the beginning of the text', () => {
    expect(first('Open /login. The logo is visible.').titled).toBeUndefined();
    expect(first('TC-12 The list is empty.').titled).toBeUndefined();
  });

  it.each([
    ['Log in as bob / wrong. The message "Invalid" appears.', true],
    ['Guests cannot open /admin.', true],
    ['Open /home. The logo is visible.', false],
  ])('tells whether %j is about something going wrong: %s', (text, negative) => {
    expect(first(text).flags.negative).toBe(negative);
  });

  it.each<[string, { value: number; unit: string; relation: string }[]]>([
    [
      'The password must have at least 6 characters.',
      [{ value: 6, unit: 'characters', relation: 'at least' }],
    ],
    [
      'Names longer than 50 characters are rejected with "Too long".',
      [{ value: 50, unit: 'characters', relation: 'more than' }],
    ],
    [
      'The code has between 4 and 8 digits.',
      [
        { value: 4, unit: 'digits', relation: 'at least' },
        { value: 8, unit: 'digits', relation: 'at most' },
      ],
    ],
    ['At most 10 items can be ordered.', [{ value: 10, unit: 'items', relation: 'at most' }]],
    ['The page loads within 3 seconds.', []],
    ['The table has 5 rows.', []],
  ])('finds the limits in %j', (text, limits) => {
    expect(first(text).flags.limits).toEqual(limits);
  });

  it('takes a wish to explore as a goal, not as a step', () => {
    const { flags, steps } = first('Test the login page of https://bank.example.');
    expect(flags.explore).toBe('Test the login page of https://bank.example');
    expect(steps).toEqual([]);
  });

  it('hands back what it does not understand and goes on', () => {
    const { steps } = first('Click Save, frobnicate the widget, then click Close.');
    expect(steps.map((step) => ('command' in step ? step.sentence : step.source))).toEqual([
      'Click "Save"',
      'frobnicate the widget',
      'Click "Close"',
    ]);
  });

  it('mends verbs and kind words, says so, and leaves literals alone', () => {
    const { steps } = first('Clik the "Savve" buton.');
    expect(steps).toEqual([
      {
        source: 'Click the "Savve" button',
        sentence: 'Click the "Savve" button',
        command: { do: 'click', target: { name: 'Savve', kind: 'button' } },
        mended: [
          { from: 'Clik', to: 'click' },
          { from: 'buton', to: 'button' },
        ],
      },
    ]);
  });

  it('says what to write when a refusal is not evidenced', () => {
    const [step] = first('The order is rejected.').steps;
    expect(step).toMatchObject({ reason: expect.stringContaining('Name the message') });
  });

  it.each(['the user and the ', 'a, ', 'in the ', 'click and '])(
    'does not choke on %j a thousand times',
    (part) => {
      const text = part.repeat(1000);
      const { steps } = first(text);
      expect(steps.filter((step) => 'command' in step)).toEqual([]);
      expect(steps[0]).toHaveProperty('reason');
      // At most some 7.
      expect(measureEffort(() => void parseRequirement(text), 3)).toBeLessThan(100);
    },
  );

  it('loses no word of the author but greetings and signatures', () => {
    const labels = new Set(
      'given when then and but as an want to so that by steps step expected result title description'.split(
        ' ',
      ),
    );
    const lost = seen.flatMap(({ text }) => findLost(dropRemarks(text)).filter((word) => !labels.has(word)));
    expect(lost).toEqual([]);
  });

  it.each([
    '',
    '   \n\n ',
    '\uE000q0\uE001',
    '"',
    '|a|b|',
    '...',
    'Examples:\n| x |',
    '#',
    '- ',
    '{{',
    'a'.repeat(5000),
  ])('survives %j', (text) => {
    expect(() => parseRequirement(text)).not.toThrow();
  });
});

/** Words of a text that are in no step, title or story; labels of sections and contractions aside. */
function findLost(text: string): string[] {
  const { requirements } = parseRequirement(text);
  const kept = requirements
    .flatMap(({ title, story, flags, steps }) => [
      title,
      flags.explore ?? '',
      ...Object.values(story ?? {}),
      ...steps.flatMap((step) => [
        step.source,
        ...('mended' in step ? (step.mended ?? []).map(({ from }) => from) : []),
      ]),
    ])
    .join(' ')
    .toLowerCase();
  const labels =
    /^(?:\*\*)?(?:steps to reproduce|(?:expected|actual) (?:result|behavior)|environment|test case id|pre-condition|test (?:data|steps)|status|action \| expected outcome)(?:\*\*)?\s*(?::|$)/gim;
  const body = text
    .replace(labels, '')
    .replace(
      /^\|.*$|^(?:background|feature|examples|acceptance criteria|preconditions|scenario outline|scenario|test case \d|title|req-\d+)\b:?.*?(?::|$)/gim,
      '',
    );
  const words = body.toLowerCase().match(/(?<!['’])\b[a-z0-9]{2,}\b(?!['’>])/g) ?? [];
  return words.filter((word) => !kept.includes(word));
}

test('"the second table" is no second tab', () => {
  const sentence = 'Check that the number of rows in the second table is 2';
  expect(first(sentence).steps).toMatchObject([{ sentence }]);
});

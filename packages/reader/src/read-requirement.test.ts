import { readCanonical } from '@assay/planner/reading';
import { afterAll, expect, test } from 'vitest';
import { findLost } from './faithful.ts';
import { nothing } from './network/linear.ts';
import { toUnits } from './network/units.ts';
import { openReader } from './open-reader.ts';
import type { Guess } from './read.ts';
import { readRequirement } from './read-requirement.ts';

const reader = openReader();
afterAll(() => reader.close());

async function read(text: string) {
  const { parsed, notes } = await readRequirement(text, reader.ask);
  const steps = parsed.requirements.flatMap((requirement) => requirement.steps);
  return { steps: steps.map((step) => ('sentence' in step ? step.sentence : '?')), notes };
}

test('house style is never put to the model', async () => {
  const text = 'Click the "Save" button\nCheck that the page shows "Saved"';
  const asked: string[] = [];
  const { notes } = await readRequirement(text, async (sentences) => {
    asked.push(...sentences.map(({ sentence }) => sentence));
    return sentences.map(() => undefined);
  });
  expect(asked).toEqual([]);
  expect(notes).toEqual([]);
});

test('sentences that the rules cannot read are read by the model, and told', async () => {
  const { steps, notes } = await read(
    'We end up with four rows in the table. A click on the bell takes the visitor to the inbox, where "No new mail" is displayed.',
  );
  expect(steps).toEqual([
    'Check that the number of rows in the table is 4',
    'Click "bell"',
    'Check that the "inbox" page is shown',
    'Check that the page shows "No new mail"',
  ]);
  expect(notes).toEqual([expect.stringContaining('“We end up with four rows in the table.” and one more')]);
});

test('what the rules understand is not read otherwise by a model that is less than certain', async () => {
  const { steps } = await read(
    'Add the "Stoneware Mug" to the cart. Open the cart. The total should be $12.00.',
  );
  expect(steps).toEqual([
    'Click "Add to cart" in the "Stoneware Mug" item',
    'Click "cart"',
    'Check that "total" is $12',
  ]);
});

test('the same sentence is read the same way every time', async () => {
  const text = 'guests starts at 2. Pop the lamp into the bag, which must then hold one item.';
  const first = await read(text);
  expect(await read(text)).toEqual(first);
});

test('nonsense stays not understood', async () => {
  const { steps } = await read('The otherwise of it should gently purple the before.');
  expect(steps).toEqual(['?']);
});

function guess(certainty: number, ...steps: string[]): Guess {
  return {
    commands: steps.flatMap((step) => readCanonical(step) ?? []),
    certainty,
    lost: [],
    echoes: 'nothing',
    borrows: false,
    idle: 0,
    others: [],
  };
}

/** The steps of a text whose sentences the model reads as told. */
async function readAs(text: string, ...guesses: (Guess | undefined)[]) {
  const { parsed } = await readRequirement(text, async () => guesses);
  return parsed.requirements.flatMap(({ steps }) => steps);
}

test('where the rules read something else, how sure the model is decides', async () => {
  const text = 'Open the cart.';
  const other = 'Go to the "cart" page';
  const [sure] = await readAs(text, guess(0.95, other));
  expect(sure).toMatchObject({ sentence: other });
  const [unsure] = await readAs(text, guess(0.6, other));
  expect(unsure).toMatchObject({ again: { ways: [[{ do: 'open' }], [{ do: 'click' }]] } });
  const [guessed] = await readAs(text, guess(0.2, other));
  expect(guessed).toMatchObject({ sentence: 'Click "cart"' });
});

test('what else it may mean is tried on the page as well, if it tells no less', async () => {
  const text = 'Pop the Lamp into the bag and off to the till.';
  const others = [
    ['Click "bag" in the "Lamp" item', 'Click "till"'],
    ['Click "till"'],
    ['Check that "Lamp" is not visible'],
  ].map((steps) => steps.flatMap((step) => readCanonical(step) ?? []));
  const unsure = guess(0.5, 'Click "Add to cart" in the "Lamp" item', 'Go to the "till" page');
  const [read] = await readAs(text, { ...unsure, others });
  expect(read).toMatchObject({ again: { ways: [unsure.commands, others[0]] } });
});

test('whether something is there or not is never left to the page', async () => {
  const text = 'Click Save. Anna Berg has disappeared from the list.';
  const [, read] = await readAs(text, undefined, guess(0.7, 'Check that "Anna Berg" in the list is visible'));
  expect(read).toMatchObject({ sentence: 'Check that "Anna Berg" is hidden' });
});

test('where somebody is, is no order to go there', async () => {
  const text = 'Click Save. I am on the checkout page.';
  const [, read] = await readAs(text, undefined, guess(0.7, 'Go to the "checkout" page'));
  expect(read).toMatchObject({ sentence: 'Check that the "checkout" page is shown' });
});

test('what is spelled out is done, wherever it stands', async () => {
  const text = 'Enter Rome as the city. The message "Done" appears.';
  const idle: Guess = { ...guess(0.6), idle: 0.6 };
  const [read] = await readAs(text, idle, undefined);
  expect(read).toMatchObject({ sentence: 'Type "Rome" in "city"' });
});

test('that something is not there is taken from a model that is sure only', async () => {
  const text = 'Nowhere the Lamp to be had.';
  const absent = 'Check that "Lamp" is not visible';
  expect(await readAs(text, guess(0.95, absent))).toMatchObject([{ sentence: absent }]);
  const [unsure] = await readAs(text, guess(0.7, absent));
  expect(unsure).not.toHaveProperty('command');
  expect(unsure).not.toHaveProperty('again.ways');
});

test('where the page must decide, rules that passed over something have no say', async () => {
  const [only] = await readAs(
    'Only the Lamp appears.',
    guess(0.5, 'Check that the number of "Lamp" items is 1'),
  );
  expect(only).toMatchObject({ again: { ways: [[{ do: 'expect' }]] } });
});

test('a line of a form is what the rules say where the page has the field; one that they do not read is not passed over', async () => {
  const form = 'Guests: 3\nRoom type: Suite';
  const [first] = await readAs(form, guess(0.5, 'Check that "Guests" is 3'), undefined);
  expect(first).toMatchObject({ again: { ways: [[{ do: 'type' }], [{ do: 'expect' }]] } });
  const told = 'Open /a. By the way: the total comes first.';
  const steps = await readAs(told, undefined, guess(0.5, 'Check that "total" is visible'));
  expect(JSON.stringify(steps)).not.toContain('"ways":[[],');
});

test('what is said to be written there is not counted', async () => {
  const counted = guess(0.95, 'Check that the number of cards in the "To do" section is 3');
  expect(await readAs('To do says 3 cards.', counted)).toMatchObject([
    { sentence: 'Check that the "To do" section shows "3 cards"' },
  ]);
  expect(
    await readAs('It says 12 products.', guess(0.9, 'Check that the number of "product" items is 12')),
  ).toMatchObject([{ sentence: 'Check that the page shows "12 products"' }]);
  const other = guess(0.95, 'Check that the number of cards in "To do" is 3');
  expect(await readAs('To do has 3 cards left over.', other)).toMatchObject([
    { sentence: 'Check that the number of cards in "To do" is 3' },
  ]);
});

test('a reading that lost something is never taken', async () => {
  const [step] = await readAs('Pop it in there, twice.', { ...guess(0.99, 'Click "it"'), lost: ['twice'] });
  expect(step).not.toHaveProperty('command');
});

test.for([
  'Frobnicate the gizmo sideways.',
  'Then gribble the snorfs until they wobble.',
  'The glimber should frindle.',
])('what may ask for something is not passed over as a remark: %s', async (sentence) => {
  const steps = await readAs(`Open /a. ${sentence}`, guess(0.99, 'Open "/a"'), guess(0.99));
  expect(steps).toHaveLength(2);
  expect(steps[1]).not.toHaveProperty('command');
});

test('a remark is passed over', async () => {
  const text = 'My colleague had trouble with this page last week. Open /a.';
  expect(await readAs(text, guess(0.99), guess(0.99, 'Open "/a"'))).toHaveLength(1);
});

test.for([
  ['less than sure', 'My colleague had trouble with this page last week.', 0.8],
  ['of a price', 'Last week the lamp was $20 here.', 0.99],
] as const)('a remark is heard all the same: %s', async ([, remark, certainty]) => {
  const steps = await readAs(`Open /a. ${remark}`, guess(0.99, 'Open "/a"'), {
    ...guess(certainty),
    lost: findLost(toUnits(remark, ''), [nothing], []),
  });
  expect(steps).toHaveLength(2);
});

test('a short line is no title in the middle of a text', async () => {
  const steps = await readAs(
    'Type "x" into Filter. Compose',
    guess(0.99, 'Type "x" in "Filter"'),
    guess(0.99),
  );
  expect(steps).toHaveLength(2);
});

test('what the model was never taught is left to the rules', async () => {
  const asked: string[] = [];
  await readRequirement(
    'Explore shop.example.\n\nThe page must be accessible.\n\nSend a GET request to /api/items.',
    async (sentences) => {
      asked.push(...sentences.map(({ sentence }) => sentence));
      return sentences.map(() => undefined);
    },
  );
  expect(asked).toEqual([]);
});

test('without the model the rules read alone, and it is told', async () => {
  const { parsed, notes } = await readRequirement('Pop it in. Click the "Save" button.', async () => {
    throw new Error('no weights');
  });
  expect(parsed.requirements[0]?.steps).toHaveLength(2);
  expect(notes).toEqual([expect.stringContaining('no weights')]);
});

async function readFirst(first: string, idle: number, rest = ' Click "Save". The page shows "Saved".') {
  const { parsed, notes } = await readRequirement(`${first}${rest}`, async (asked) =>
    asked.map(({ sentence }) => (sentence === first ? { ...guess(0), idle } : undefined)),
  );
  const steps = parsed.requirements.flatMap((requirement) => requirement.steps);
  const pieces = (parsed.pieces ?? []).map(({ text, note, is }) => `${note ?? is}: ${text}`);
  return { steps: steps.map((step) => ('sentence' in step ? step.sentence : '?')), notes, pieces };
}

test('what a text begins with may say what it is about, and is a remark', async () => {
  const { steps, notes, pieces } = await readFirst('New orders should show up in the profile.', 0.4);
  expect(steps).toEqual(['Click "Save"', 'Check that the page shows "Saved"']);
  expect(notes).toEqual([]);
  expect(pieces[0]).toBe('remark: New orders should show up in the profile');
});

test.for<[why: string, first: string, idle: number, rest?: string]>([
  ['it is done a number of times', 'Load more twice.', 0.9],
  ['the model is sure that it asks for something', 'New orders should show up in the profile.', 0.1],
  ['a number stands in it', 'The profile should show 3 orders.', 0.9],
  ['a text in quotes stands in it', 'The profile should show "New".', 0.9],
  ['nothing else is said', 'New orders should show up in the profile.', 0.9, ''],
])('it is not passed over where %s', async ([, first, idle, rest]) => {
  const { steps, notes } = await readFirst(first, idle, rest);
  expect(steps[0]).toMatch(/^(?:\?|Check .*(?:order|New))/);
  expect(notes).toEqual([]);
});

test('that something must not be there is never left to the page', async () => {
  const text = 'Open /a. The "News" list got a cache, so it does not keep anybody waiting.';
  const [, step] = await readAs(
    text,
    guess(0.99, 'Open "/a"'),
    guess(0.57, 'Check that the "News" list is not visible'),
  );
  expect(step).not.toHaveProperty('command');
  expect(step).not.toHaveProperty('again.ways');
});

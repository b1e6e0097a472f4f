import { afterAll, expect, test } from 'vitest';
import { openReader } from './open-reader.ts';
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

test('without the model the rules read alone, and it is told', async () => {
  const { parsed, notes } = await readRequirement('Pop it in. Click the "Save" button.', async () => {
    throw new Error('no weights');
  });
  expect(parsed.requirements[0]?.steps).toHaveLength(2);
  expect(notes).toEqual([expect.stringContaining('no weights')]);
});

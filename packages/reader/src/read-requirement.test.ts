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
    'Once the switch Dark mode was flipped on, hit Save. What you get to see is "Welcome back".',
  );
  expect(steps).toEqual([
    'Tick the "Dark mode" switch',
    'Click "Save"',
    'Check that the page shows "Welcome back"',
  ]);
  expect(notes).toEqual([expect.stringContaining('“Once the switch Dark mode was flipped on, hit Save.”')]);
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

import { openReader } from '@assay/reader';
import { afterAll, expect, test } from 'vitest';
import { explainLine, readLines } from './read-steps.ts';

const reader = openReader();
afterAll(() => reader.close());

async function explain(...lines: string[]) {
  const read = await readLines(lines, reader.ask);
  return lines.map((line, index) => explainLine(line, read[index] ?? []));
}

test('a line in house style is understood without the second reader', async () => {
  const lines = ['Click the "Save" button', 'open the cart'];
  const read = await readLines(lines, () => Promise.reject(new Error('It was asked.')));
  expect(read.flat().map((step) => 'sentence' in step && step.sentence)).toEqual([
    'Click the "Save" button',
    'Click "cart"',
  ]);
});

test('a line that the rules do not understand is read by the model', async () => {
  const [told] = await explain('What you get to see there is a message that says "Saved".');
  expect(told).toMatchObject({ understood: true, sentence: 'Check that the message shows "Saved"' });
});

test('nonsense is handed back with a reason, and an empty line is nothing', async () => {
  const [nonsense, empty] = await explain('The otherwise of it should gently purple the before.', '  ');
  expect(nonsense).toMatchObject({ understood: false, reason: expect.stringMatching(/./) });
  expect(empty).toMatchObject({ understood: true, sentence: '' });
});

test('without the model the rules answer alone', async () => {
  const read = await readLines(['glimber the noxt'], () => Promise.reject(new Error('gone')));
  expect(read.flat().map((step) => 'reason' in step)).toEqual([true]);
});

import { expect, test } from 'vitest';
import { nothing, readAnswer, untestable, writeAnswer } from './answer.ts';

test('steps are read back from what they are written as', () => {
  const steps = ['Click the "Save" button', 'Check that the page shows "Line\\nbreak"'];
  const answer = readAnswer(writeAnswer(steps));
  expect(answer).toMatchObject({ means: 'steps', commands: [{ do: 'click' }, { do: 'expect' }] });
});

test.each([
  [nothing, { means: 'nothing' }],
  [`${untestable}\n`, { means: 'untestable' }],
  ['', undefined],
  ['Press the thing', undefined],
  [`Click "Save"\nfoo`, undefined],
  [`Click "Save"\n${nothing}`, undefined],
])('%j', (answer, meaning) => {
  expect(readAnswer(answer)).toEqual(meaning);
});

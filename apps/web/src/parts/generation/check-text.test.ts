import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';

const required = { title: 'Input Required', message: 'Please enter your testing requirements.' };
const tooLong = {
  title: 'Input Too Long',
  message: 'Requirements text is too long (max 1000 characters).',
};

it.each([
  ['nothing', '', required],
  ['blanks', ' \n\t', required],
  ['1000 characters', 'x'.repeat(1000), undefined],
  ['1001 characters', 'x'.repeat(1001), tooLong],
  ['words', 'It works.', undefined],
])('%s', (_, text, problem) => {
  expect(checkText(text)).toEqual(problem);
});

import { expect, test } from 'vitest';
import { createLookup } from './prompt-lookup.ts';

const codes = (text: string) => [...text].map((one) => one.charCodeAt(0));
const guessAfter = (text: string) => String.fromCharCode(...createLookup(codes(text)).guess());

test.each([
  ['nothing was seen before', 'abcdef', ''],
  ['two tokens agree, which tells nothing yet', 'abcdef.ab', ''],
  ['one token was told', 'abcdef.abc', 'd'],
  ['two were told', 'abcdef.abcd', 'ef'],
  ['the newest of several places', 'abcx.abcy.abc', 'y.'],
  ['a guess that failed ends it', 'abcdef.abcx', ''],
  ['no more than four', 'abcdefghijklmn.abcdefgh', 'ijkl'],
])('%s', (_, text, guessed) => {
  expect(guessAfter(text)).toBe(guessed);
});

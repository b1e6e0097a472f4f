import { expect, it } from 'vitest';
import { checkDeletion } from './check-deletion.ts';

const unsaid = { word: 'Please type DELETE to confirm' };

it.each([
  ['DELETE', 'analytical', {}],
  ['DELETE', ' ', {}],
  ['DELETE', '', { password: 'Password is required' }],
  ['delete', 'analytical', unsaid],
  ['DELETE ', 'analytical', unsaid],
  ['"DELETE"', 'analytical', unsaid],
  ['DELETE ME', 'analytical', unsaid],
  ['', '', { ...unsaid, password: 'Password is required' }],
])('with %j and the password %j', (word, password, problems) => {
  expect(checkDeletion({ word, password })).toEqual(problems);
});

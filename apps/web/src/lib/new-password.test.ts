import { expect, it } from 'vitest';
import { checkNewPassword } from './new-password.ts';

it.each([
  ['secret', 'secret', {}],
  ['secret', 'Secret', { confirmation: 'Passwords do not match' }],
  ['short', 'other', { confirmation: 'Passwords do not match' }],
  ['short', 'short', { password: 'Password must be at least 6 characters long' }],
  ['', '', { password: 'Password must be at least 6 characters long' }],
])('%j typed again as %j', (password, confirmation, problems) => {
  expect(checkNewPassword({ password, confirmation })).toEqual(problems);
});

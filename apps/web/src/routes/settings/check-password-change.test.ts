import { expect, it } from 'vitest';
import { checkPasswordChange } from './check-password-change.ts';

const fine = { current: 'analytical', password: 'difference', confirmation: 'difference' };
const missing = 'Current password is required';
const differs = 'Passwords do not match';
const short = 'Password must be at least 6 characters long';

it.each([
  ['nothing', {}, {}],
  ['no current password', { current: '' }, { current: missing }],
  ['two different passwords', { confirmation: 'differences' }, { confirmation: differs }],
  ['a short password', { password: 'short', confirmation: 'short' }, { password: short }],
  ['no new password', { password: '', confirmation: '' }, { password: short }],
  [
    'everything missing',
    { current: '', password: '', confirmation: '' },
    { current: missing, password: short },
  ],
  ['blanks, which may be a password', { current: '   ' }, {}],
])('finds fault with %s', (_name, change, problems) => {
  expect(checkPasswordChange({ ...fine, ...change })).toEqual(problems);
});

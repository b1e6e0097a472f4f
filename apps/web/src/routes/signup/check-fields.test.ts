import { expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';

const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'engine',
  confirmation: 'engine',
};

it.each([
  ['everything filled in', {}, {}],
  ['a blank first name', { firstName: ' ' }, { firstName: 'First name is required.' }],
  ['no last name', { lastName: '' }, { lastName: 'Last name is required.' }],
  ['no email', { email: '' }, { email: 'Email is required.' }],
  ['two passwords', { confirmation: 'Engine' }, { confirmation: 'Passwords do not match' }],
  [
    'a short password',
    { password: 'short', confirmation: 'short' },
    { password: 'Password must be at least 6 characters long' },
  ],
  [
    'several things at once',
    { email: '', confirmation: 'other' },
    { email: 'Email is required.', confirmation: 'Passwords do not match' },
  ],
])('%s', (_, change, problems) => {
  expect(checkFields({ ...good, ...change })).toEqual(problems);
});

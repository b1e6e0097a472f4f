import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/client.ts';
import { describeFailure } from './describe-failure.ts';

const fallback = 'Failed to send reset link. Please try again.';

it.each<[string, Error, string]>([
  [
    '404',
    new ApiError({ status: 404, message: 'x' }),
    'No account found with that email address. Please check your email or sign up for a new account.',
  ],
  [
    '429',
    new ApiError({ status: 429, message: 'x' }),
    'Too many reset requests. Please wait a moment and try again.',
  ],
  ['500 with a message', new ApiError({ status: 500, message: 'The mail is down.' }), 'The mail is down.'],
  ['500 alone', new ApiError({ status: 500 }), fallback],
  ['another, whatever the server says', new ApiError({ status: 400, message: 'x' }), fallback],
  ['no answer', new NetworkError('x'), fallback],
])('%s', (_, failure, text) => {
  expect(describeFailure(failure)).toBe(text);
});

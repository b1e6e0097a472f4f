import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/client.ts';
import { describeFailure } from './describe-failure.ts';

const fallback = 'Failed to reset password. Please try again.';

it.each<[string, Error, string]>([
  [
    '400, whatever the server says',
    new ApiError({ status: 400, message: 'x' }),
    'Invalid or expired reset token. Please request a new password reset.',
  ],
  ['500 with a message', new ApiError({ status: 500, message: 'The disk is full.' }), 'The disk is full.'],
  ['500 alone', new ApiError({ status: 500 }), fallback],
  ['another with a message', new ApiError({ status: 429, message: 'Please wait.' }), 'Please wait.'],
  ['another alone', new ApiError({ status: 502 }), fallback],
  ['no answer', new NetworkError('x'), fallback],
])('%s', (_, failure, text) => {
  expect(describeFailure(failure)).toBe(text);
});

import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/client.ts';
import { describeFailure } from './describe-failure.ts';

it.each<[string, Error, string]>([
  ['no answer', new NetworkError(), 'Network error. Please check your connection and try again.'],
  ['401', new ApiError({ status: 401, message: 'x' }), 'Authentication failed. Please log in again.'],
  [
    '403, whatever the server says',
    new ApiError({ status: 403, message: 'x' }),
    'Access denied. You do not have permission to perform this action.',
  ],
  ['400 with a reason', new ApiError({ status: 400, message: 'No such browser.' }), 'No such browser.'],
  ['400 without', new ApiError({ status: 400 }), 'Invalid request. Please check your input.'],
  [
    '429',
    new ApiError({ status: 429, message: 'x' }),
    'Too many requests. Please wait a moment and try again.',
  ],
  ['500', new ApiError({ status: 500, message: 'x' }), 'Server error. Please try again later.'],
  ['another status with a reason', new ApiError({ status: 503, message: 'Stopping.' }), 'Stopping.'],
  ['another status without', new ApiError({ status: 502 }), 'Failed to process text'],
  ['anything else', new Error('boom'), 'Failed to process text'],
])('%s', (_, failure, sentence) => {
  expect(describeFailure(failure)).toBe(sentence);
});

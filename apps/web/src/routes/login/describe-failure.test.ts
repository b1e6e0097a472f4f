import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/client.ts';
import { describeFailure } from './describe-failure.ts';

it.each<[string, Error, string]>([
  [
    'no answer',
    new NetworkError('x'),
    'Unable to connect to server. Please check your connection and try again.',
  ],
  [
    '401, whatever the server says',
    new ApiError({ status: 401, message: 'Nope.' }),
    'Invalid credentials. Please check your email and password.',
  ],
  [
    '403 disabled',
    new ApiError({ status: 403, code: 'ACCOUNT_DISABLED', message: 'x' }),
    'Your account has been disabled. Please contact support for assistance',
  ],
  [
    '403 suspended',
    new ApiError({ status: 403, code: 'ACCOUNT_SUSPENDED' }),
    'Your account has been temporarily suspended. Please contact support for assistance',
  ],
  [
    '403 deleted',
    new ApiError({ status: 403, code: 'ACCOUNT_DELETED' }),
    'This account no longer exists. Please contact support if you believe this is an error',
  ],
  ['403 with a message', new ApiError({ status: 403, code: 'FORBIDDEN', message: 'Not here.' }), 'Not here.'],
  ['403 alone', new ApiError({ status: 403 }), 'Access denied. Please contact support for assistance.'],
  [
    '429',
    new ApiError({ status: 429, message: 'x' }),
    'Too many login attempts. Please wait a moment and try again.',
  ],
  ['500', new ApiError({ status: 500, message: 'x' }), 'Server error. Please try again later.'],
  [
    'another with a message',
    new ApiError({ status: 400, message: 'Email is required.' }),
    'Email is required.',
  ],
  ['another alone', new ApiError({ status: 502 }), 'Login failed. Please try again.'],
])('%s', (_, failure, text) => {
  expect(describeFailure(failure)).toBe(text);
});

import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/client.ts';
import { describeFailure } from './describe-failure.ts';

it.each<[string, Error, string]>([
  [
    'the server error',
    new ApiError({ status: 409, message: 'This email is taken.' }),
    'This email is taken.',
  ],
  ['no server error', new ApiError({ status: 500 }), 'Registration failed'],
  ['no answer', new NetworkError('The server did not answer.'), 'Registration failed'],
])('%s', (_, failure, text) => {
  expect(describeFailure(failure)).toBe(text);
});

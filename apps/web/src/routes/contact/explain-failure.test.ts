import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/failures.ts';
import { explainFailure } from './explain-failure.ts';

it.each([
  [
    'no answer',
    new NetworkError(),
    'Unable to connect to server. Please check your connection and try again.',
  ],
  [
    'a refusal with its reason',
    new ApiError({ status: 429, message: 'Too many requests.' }),
    'Too many requests.',
  ],
  ['a refusal without a reason', new ApiError({ status: 502 }), 'Server error. Please try again later.'],
  ['anything else', new Error('boom'), 'Server error. Please try again later.'],
])('explains %s', (_name, failure, sentence) => {
  expect(explainFailure(failure)).toBe(sentence);
});

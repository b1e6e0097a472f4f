import { expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';
import { ApiError, NetworkError } from './failures.ts';

it.each([
  ['no answer', new NetworkError(), 'Network error. Please check your connection and try again.'],
  ['401', new ApiError({ status: 401, message: 'x' }), 'Session expired. Please log in again.'],
  ['403', new ApiError({ status: 403 }), 'Access denied. You do not have permission to perform this action.'],
  ['429', new ApiError({ status: 429 }), 'Too many requests. Please wait a moment and try again.'],
  ['500', new ApiError({ status: 500, message: 'x' }), 'Server error. Please try again later.'],
  ['another with its reason', new ApiError({ status: 404, message: 'It is gone.' }), 'It is gone.'],
  ['another alone', new ApiError({ status: 502 }), 'Server error. Please try again later.'],
  ['anything else', new Error('boom'), 'Server error. Please try again later.'],
])('explains %s', (_, failure, sentence) => {
  expect(explainFailure(failure)).toBe(sentence);
});

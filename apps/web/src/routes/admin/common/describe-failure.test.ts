import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/failures.ts';
import { describeFailure } from './describe-failure.ts';
import { InvalidListError } from './read-list.ts';

describe('describeFailure', () => {
  it.each([
    [
      new ApiError({ status: 403, message: 'Cannot change super admin role' }),
      'Failed: Cannot change super admin role',
    ],
    [new ApiError({ status: 500 }), 'Failed: Server error. Please try again later.'],
    [new ApiError({ status: 502 }), 'Failed: Server error. Please try again later.'],
    [new NetworkError('gone'), 'Failed: Network error. Please check your connection and try again.'],
    [new InvalidListError(), 'Invalid data format received from server'],
  ])('%s', (failure, text) => {
    expect(describeFailure('Failed', failure)).toBe(text);
  });
});

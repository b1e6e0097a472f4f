import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/failures.ts';
import { describeCreation } from './describe-creation.ts';
import { describeFailure } from './describe-failure.ts';

const network = 'Network error. Please check your connection and try again.';
const server = 'Server error. Please try again later.';

test.each([
  [403, 'Access denied. You do not have permission to view this data.'],
  [500, server],
  [503, 'Failed to load dashboard data. Please refresh the page.'],
  [418, 'Failed to load dashboard data. Please refresh the page.'],
])('loading refused with %i', (status, text) => {
  expect(describeFailure(new ApiError({ status, message: 'x' }))).toBe(text);
});

test.each([
  [400, 'The name is odd.', 'The name is odd.'],
  [400, '', 'Invalid project data'],
  [500, 'x', server],
  [403, 'x', 'Failed to create project'],
])('creation refused with %i and "%s"', (status, message, text) => {
  expect(describeCreation(new ApiError({ status, message }))).toBe(text);
});

test('no answer, and what is no failure of a call', () => {
  expect(describeFailure(new NetworkError(''))).toBe(network);
  expect(describeCreation(new NetworkError(''))).toBe(network);
  expect(describeFailure(new Error('odd'))).toBe('Failed to load dashboard data. Please refresh the page.');
  expect(describeCreation(new Error('odd'))).toBe('Failed to create project');
});

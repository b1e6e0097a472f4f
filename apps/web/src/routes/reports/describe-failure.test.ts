import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/client.ts';
import { describeCasesFailure, describeExportFailure, describeReportsFailure } from './describe-failure.ts';

const refused = (status: number, message = '') => new ApiError({ status, message });

test.each([
  [refused(401), 'Session expired. Please log in again.'],
  [refused(403), 'Access denied. You do not have permission to view test cases.'],
  [refused(500), 'Server error. Please try again later.'],
  [new NetworkError('x'), 'Network error. Please check your connection and try again.'],
])('%s is told the same way for both', (failure, text) => {
  expect(describeCasesFailure(failure)).toBe(text);
  expect(describeReportsFailure(failure)).toBe(text);
});

test('other failures', () => {
  expect(describeCasesFailure(refused(418, 'x'))).toBe('Failed to load test cases');
  expect(describeCasesFailure(new Error('x'))).toBe('Failed to load reports data. Please refresh the page.');
  for (const failure of [refused(418, 'x'), new Error('x')]) {
    expect(describeReportsFailure(failure)).toBe('Failed to load reports data. Please refresh the page.');
  }
});

test('an export that fails gives its reason where there is one', () => {
  const fixed = 'Failed to export report. Please try again.';
  expect(describeExportFailure(new NetworkError('x'))).toBe(fixed);
  expect(describeExportFailure(refused(500, 'x'))).toBe(fixed);
  expect(describeExportFailure(refused(503, 'No browser was free.'))).toBe(`${fixed} No browser was free.`);
});

import { ApiError, NetworkError } from '../../lib/client.ts';

const network = 'Network error. Please check your connection and try again.';
const byStatus: Record<number, string> = {
  401: 'Session expired. Please log in again.',
  403: 'Access denied. You do not have permission to view test cases.',
  500: 'Server error. Please try again later.',
};

/** Why the list of test cases could not be had. */
export function describeCasesFailure(failure: unknown): string {
  if (failure instanceof NetworkError) return network;
  if (failure instanceof ApiError) return byStatus[failure.status] ?? 'Failed to load test cases';
  return 'Failed to load reports data. Please refresh the page.';
}

/** Why the figures or the executions could not be had. */
export function describeReportsFailure(failure: unknown): string {
  if (failure instanceof NetworkError) return network;
  const known = failure instanceof ApiError ? byStatus[failure.status] : undefined;
  return known ?? 'Failed to load reports data. Please refresh the page.';
}

/** Why there is no file. A server that is at fault has no more to say than this. */
export function describeExportFailure(failure: unknown): string {
  const fixed = 'Failed to export report. Please try again.';
  const reason = failure instanceof ApiError && failure.status !== 500 ? failure.message : '';
  return reason ? `${fixed} ${reason}` : fixed;
}

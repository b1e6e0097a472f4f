import { ApiError, NetworkError } from '../../lib/client.ts';

/** Why requirements could not be processed, as a sentence. A session that is over is told elsewhere. */
export function describeFailure(failure: unknown): string {
  if (failure instanceof NetworkError) {
    return 'Network error. Please check your connection and try again.';
  }
  if (!(failure instanceof ApiError)) return 'Failed to process text';
  const { status, message } = failure;
  if (status === 401) return 'Authentication failed. Please log in again.';
  if (status === 403) return 'Access denied. You do not have permission to perform this action.';
  if (status === 400) return message || 'Invalid request. Please check your input.';
  if (status === 429) return 'Too many requests. Please wait a moment and try again.';
  if (status === 500) return 'Server error. Please try again later.';
  return message || 'Failed to process text';
}

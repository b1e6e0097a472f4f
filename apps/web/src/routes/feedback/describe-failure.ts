import { ApiError, NetworkError } from '../../lib/client.ts';

/** Why feedback was not sent. */
export function describeSubmitFailure(failure: unknown): string {
  if (failure instanceof NetworkError) return 'Network error. Please try again.';
  if (failure instanceof ApiError && failure.message) return `Error: ${failure.message}`;
  return 'Failed to submit feedback';
}

export function describeHistoryFailure(failure: unknown): string {
  if (failure instanceof NetworkError) return 'Error fetching feedback history';
  return withReason('Failed to fetch feedback history', failure);
}

export function describeStatusFailure(failure: unknown): string {
  if (failure instanceof NetworkError) return 'Error updating feedback status';
  return withReason('Failed to update feedback status', failure);
}

export function describeUpvoteFailure(failure: unknown): string {
  if (failure instanceof NetworkError) return 'Your upvote was not changed: the server did not answer.';
  return withReason('Your upvote was not changed', failure);
}

function withReason(what: string, failure: unknown): string {
  return failure instanceof ApiError && failure.message ? `${what}: ${failure.message}` : what;
}

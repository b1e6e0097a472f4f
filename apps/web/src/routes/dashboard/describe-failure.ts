import { errorCodes } from '@assay/contract/errors';
import { ApiError, NetworkError } from '../../lib/failures.ts';

/** Why the dashboard could not be loaded. Where the session is over, the login page says so. */
export function describeFailure(failure: unknown): string {
  if (failure instanceof NetworkError) return 'Network error. Please check your connection and try again.';
  const status = failure instanceof ApiError ? failure.status : 0;
  if (status === 401) return 'Session expired. Please log in again.';
  if (status === 403) return 'Access denied. You do not have permission to view this data.';
  if (status === 500) return errorCodes.INTERNAL.message;
  return 'Failed to load dashboard data. Please refresh the page.';
}

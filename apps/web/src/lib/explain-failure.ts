import { errorCodes } from '@assay/contract/errors';
import { ApiError, NetworkError } from './failures.ts';

const byStatus: Record<number, string> = {
  401: 'Session expired. Please log in again.',
  403: errorCodes.FORBIDDEN.message,
  429: errorCodes.RATE_LIMITED.message,
  500: errorCodes.INTERNAL.message,
};

/** Why a call of a testing page came to nothing, as a sentence for the person in front of it. */
export function explainFailure(failure: unknown): string {
  if (failure instanceof NetworkError) {
    return 'Network error. Please check your connection and try again.';
  }
  if (!(failure instanceof ApiError)) return errorCodes.INTERNAL.message;
  return byStatus[failure.status] ?? (failure.message || errorCodes.INTERNAL.message);
}

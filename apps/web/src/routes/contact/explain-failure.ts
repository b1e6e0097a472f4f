import { errorCodes } from '@assay/contract/errors';
import { ApiError, NetworkError } from '../../lib/failures.ts';

/** Why a message could not be sent, as a sentence for the person who wrote it. */
export function explainFailure(failure: unknown): string {
  if (failure instanceof NetworkError) {
    return 'Unable to connect to server. Please check your connection and try again.';
  }
  if (failure instanceof ApiError && failure.message) return failure.message;
  return errorCodes.INTERNAL.message;
}

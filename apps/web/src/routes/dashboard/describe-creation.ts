import { errorCodes } from '@assay/contract/errors';
import { ApiError, NetworkError } from '../../lib/failures.ts';

/** Why a project was not created. */
export function describeCreation(failure: unknown): string {
  if (failure instanceof NetworkError) return 'Network error. Please check your connection and try again.';
  const status = failure instanceof ApiError ? failure.status : 0;
  if (status === 400) return (failure as ApiError).message || 'Invalid project data';
  if (status === 500) return errorCodes.INTERNAL.message;
  return 'Failed to create project';
}

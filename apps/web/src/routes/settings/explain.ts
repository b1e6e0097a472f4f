import { explainFailure } from '../../lib/explain-failure.ts';
import { ApiError, NetworkError, problemsByField } from '../../lib/failures.ts';

/** What was not done, and why. The reason of one field, where it is named, says more than that of the whole request. */
export function explain(what: string, failure: unknown, field = ''): string {
  return `${what}: ${problemsByField(failure)[field] ?? readReason(failure)}`;
}

/** Why the profile is not shown. */
export function explainLoading(failure: unknown): string {
  if (failure instanceof NetworkError) return explainFailure(failure);
  return explain('Failed to load profile data', failure);
}

/** A refusal of one's own settings is about the person who reads it, so the server's words come before general ones. */
function readReason(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 403 && failure.message) return failure.message;
  return explainFailure(failure);
}

import { explainFailure } from '../../../lib/explain-failure.ts';
import { ApiError } from '../../../lib/failures.ts';

/** `failed` where the server refused, `error` where something else went wrong; with the reason behind it. */
export function explainTrouble(words: { failed: string; error: string }, failure: unknown): string {
  return `${failure instanceof ApiError ? words.failed : words.error}: ${explainFailure(failure)}`;
}

import { ApiError } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { InvalidListError } from './read-list.ts';

/** What went wrong, then why: in the server's own words where it has some, since a refusal here always has its reason. */
export function describeFailure(what: string, failure: unknown): string {
  if (failure instanceof InvalidListError) return failure.message;
  return `${what}: ${explainReason(failure)}`;
}

export function explainReason(failure: unknown): string {
  const told = failure instanceof ApiError ? failure.message : '';
  return told || explainFailure(failure);
}

/** The server answered that this is nothing for the signed-in person. */
export function isForbidden(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 403;
}

/** What the change was about does not exist any more. */
export function isGone(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404;
}

import { ApiError } from '../../lib/client.ts';

const fallback = 'Failed to send reset link. Please try again.';

/** What a person reads who asked for a reset link and got none. */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof ApiError)) return fallback;
  if (failure.status === 404) {
    return 'No account found with that email address. Please check your email or sign up for a new account.';
  }
  if (failure.status === 429) return 'Too many reset requests. Please wait a moment and try again.';
  if (failure.status === 500) return failure.message || fallback;
  return fallback;
}

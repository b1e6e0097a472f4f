import { ApiError } from '../../lib/client.ts';

/** What a person reads whose new password was not taken. */
export function describeFailure(failure: unknown): string {
  const fallback = 'Failed to reset password. Please try again.';
  if (!(failure instanceof ApiError)) return fallback;
  if (failure.status === 400) return 'Invalid or expired reset token. Please request a new password reset.';
  return failure.message || fallback;
}

import { ApiError } from '../../lib/client.ts';

const byCode: Record<string, string> = {
  ACCOUNT_DISABLED: 'Your account has been disabled. Please contact support for assistance',
  ACCOUNT_SUSPENDED: 'Your account has been temporarily suspended. Please contact support for assistance',
  ACCOUNT_DELETED: 'This account no longer exists. Please contact support if you believe this is an error',
};

/** What a person who could not sign in reads. */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof ApiError)) {
    return 'Unable to connect to server. Please check your connection and try again.';
  }
  const { status, code, message } = failure;
  if (status === 401) return 'Invalid credentials. Please check your email and password.';
  if (status === 403) {
    return byCode[code] ?? (message || 'Access denied. Please contact support for assistance.');
  }
  if (status === 429) return 'Too many login attempts. Please wait a moment and try again.';
  if (status === 500) return 'Server error. Please try again later.';
  return message || 'Login failed. Please try again.';
}

import { ApiError } from '../../lib/client.ts';

/** What a person reads whose account was not created. */
export function describeFailure(failure: unknown): string {
  const told = failure instanceof ApiError ? failure.message : '';
  return told || 'Registration failed';
}

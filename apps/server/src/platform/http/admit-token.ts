import type { Call } from '@assay/contract';
import type { TokenScope } from '@assay/contract/choices';
import { AppError } from '../errors/errors.ts';

function refuse(message: string): never {
  throw new AppError('FORBIDDEN', { message });
}

/** Refuses what an access token may not do, although its person may. */
export function admitToken(method: string, call: Pick<Call, 'access' | 'tokens'>, scope: TokenScope): void {
  if (call.access === 'admin') {
    refuse('Access tokens cannot be used for administration. Sign in with your email and password instead.');
  }
  if (call.tokens === 'never') {
    refuse('An access token cannot be used for this. Sign in with your email and password instead.');
  }
  if (scope === 'read' && method !== 'GET' && call.tokens !== 'any scope') {
    refuse('This access token may only read. Use one whose scope is "run".');
  }
}

import type { AccountStatus } from '@assay/contract/choices';
import type { ErrorCode } from '@assay/contract/errors';

/** Why an account of this status may not sign in, if it may not. */
export function refusalFor(status: AccountStatus): ErrorCode | undefined {
  switch (status) {
    case 'active':
      return undefined;
    case 'disabled':
      return 'ACCOUNT_DISABLED';
    case 'suspended':
      return 'ACCOUNT_SUSPENDED';
  }
}

/** A session holds while its account is active and its password is the one it was opened with. */
export function holds(
  session: { sessionVersion: number },
  account: { status: AccountStatus; sessionVersion: number },
): boolean {
  return account.status === 'active' && account.sessionVersion === session.sessionVersion;
}

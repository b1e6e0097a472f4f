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

/** A person may revoke each of their tokens, a program the one that it calls with. */
export function mayRevoke(caller: { token?: { id: string } }, tokenId: string): boolean {
  return caller.token === undefined || caller.token.id === tokenId;
}

/** An access token holds while its account is active and its time is not over. */
export function tokenHolds(
  token: { expiresAt: number | null },
  account: { status: AccountStatus },
  now: number,
): boolean {
  return account.status === 'active' && (token.expiresAt === null || token.expiresAt > now);
}

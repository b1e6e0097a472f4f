import type { AccountStatus, Role } from '@assay/contract/choices';
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

/** Whoever asks: super admins are made at the first start, and stay. */
export const superAdminRefusals = {
  role: 'Cannot change super admin role',
  status: 'Cannot change super admin status',
  assignment: 'Only super admins can assign super admin role',
  deletion: 'Cannot delete super admin account',
} as const;

/** Why somebody may not give up being an administrator, if they may not. */
export function lastAdminRefusal(role: Role, otherAdmins: number): string | undefined {
  if (role !== 'admin' || otherAdmins > 0) return undefined;
  return 'You are the last administrator. Give somebody else the admin role first.';
}

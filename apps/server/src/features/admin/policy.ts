import type { Role } from '@assay/contract/choices';
import { superAdminRefusals } from '../accounts/index.ts';

/** Why nobody may do this to this account, if nobody may. */
export function roleRefusal(target: { role: Role }, to: Role): string | undefined {
  if (target.role === 'super_admin') return superAdminRefusals.role;
  if (to === 'super_admin') return superAdminRefusals.assignment;
  return undefined;
}

export function statusRefusal(target: { role: Role }): string | undefined {
  return target.role === 'super_admin' ? superAdminRefusals.status : undefined;
}

export function deletionRefusal(target: { role: Role }): string | undefined {
  return target.role === 'super_admin' ? superAdminRefusals.deletion : undefined;
}

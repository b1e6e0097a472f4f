import type { Role } from '@assay/contract/choices';

/** Who may administer other accounts. */
export function isAdmin({ role }: { role: Role }): boolean {
  return role === 'admin' || role === 'super_admin';
}

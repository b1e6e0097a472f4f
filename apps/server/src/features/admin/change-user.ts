import type { AccountStatus, Role } from '@assay/contract/choices';
import { isAdmin } from '../../platform/access/is-admin.ts';
import { recordChange } from '../../platform/database/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import {
  type Account,
  countOtherAdmins,
  findAccount,
  hashEmail,
  lastAdminRefusal,
  oneAfterAnother,
  type RemoveData,
  removePerson,
} from '../accounts/index.ts';
import { deletionRefusal, roleRefusal, statusRefusal } from './policy.ts';
import { setRole, setStatus } from './user-store.ts';

type AdminServices = Pick<Services, 'db' | 'signingKey'>;

interface Wish<T> {
  actorId: string;
  id: string;
  to: T;
  /** What the administrator saw. */
  from?: T | undefined;
}

function forbid(message: string | undefined): void {
  if (message) throw new AppError('FORBIDDEN', { message });
}

/** Somebody else may have changed who asks since their call was admitted. */
async function checkActor(transaction: Db, actorId: string): Promise<void> {
  const actor = await findAccount(transaction, actorId);
  if (actor?.status !== 'active') throw new AppError('UNAUTHENTICATED');
  if (!isAdmin(actor)) throw new AppError('FORBIDDEN');
}

async function findTarget(transaction: Db, id: string): Promise<Account> {
  const target = await findAccount(transaction, id);
  if (!target) throw new AppError('NOT_FOUND', { message: 'This account does not exist any more.' });
  return target;
}

async function keepLastAdmin(transaction: Db, actorId: string, target: Account): Promise<void> {
  if (actorId !== target.id) return;
  forbid(lastAdminRefusal(target.role, await countOtherAdmins(transaction, target.id)));
}

function checkSeen(what: 'role' | 'status', seen: string | undefined, now: string): void {
  if (seen === undefined || seen === now) return;
  throw new AppError('CHANGED_MEANWHILE', {
    message: `Somebody else has changed this account in the meantime: its ${what} is ${now} now. Look again, then make your change.`,
  });
}

export function changeRole(
  { db, signingKey }: AdminServices,
  { actorId, id, to, from }: Wish<Role>,
): Promise<{ success: true }> {
  return oneAfterAnother(db, async (transaction) => {
    await checkActor(transaction, actorId);
    const target = await findTarget(transaction, id);
    forbid(roleRefusal(target, to));
    checkSeen('role', from, target.role);
    if (target.role === to) return { success: true };
    await keepLastAdmin(transaction, actorId, target);
    await setRole(transaction, id, to);
    await recordChange(transaction, {
      actorId,
      action: 'user role changed',
      target: { kind: 'user', id, emailHash: hashEmail(target.email, signingKey) },
      before: { role: target.role },
      after: { role: to },
    });
    return { success: true };
  });
}

export function changeStatus(
  { db, signingKey }: AdminServices,
  { actorId, id, to, from }: Wish<AccountStatus>,
): Promise<{ success: true }> {
  return oneAfterAnother(db, async (transaction) => {
    await checkActor(transaction, actorId);
    const target = await findTarget(transaction, id);
    forbid(statusRefusal(target));
    checkSeen('status', from, target.status);
    if (target.status === to) return { success: true };
    await keepLastAdmin(transaction, actorId, target);
    await setStatus(transaction, id, to);
    await recordChange(transaction, {
      actorId,
      action: 'user status changed',
      target: { kind: 'user', id, emailHash: hashEmail(target.email, signingKey) },
      before: { status: target.status },
      after: { status: to },
    });
    return { success: true };
  });
}

export async function deleteUser(
  services: AdminServices,
  { actorId, id }: { actorId: string; id: string },
  removeData: RemoveData,
): Promise<{ success: true }> {
  await removePerson(services, {
    id,
    actorId,
    removeData,
    async refuse(transaction, target) {
      await checkActor(transaction, actorId);
      forbid(deletionRefusal(target));
      await keepLastAdmin(transaction, actorId, target);
    },
  });
  return { success: true };
}

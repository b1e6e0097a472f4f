import type { AdminFeedbackStatus } from '@assay/contract/choices';
import { recordChange } from '../../platform/database/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { toAdminStatus, toOwnerStatus } from './policy.ts';
import { requireMessage } from './read-inbox.ts';
import { moveMessage } from './store.ts';

interface Wish {
  actorId: string;
  id: string;
  to: AdminFeedbackStatus;
  /** What the administrator saw. */
  from?: AdminFeedbackStatus | undefined;
}

/** Moves a message from any status to any other. */
export function changeMessageStatus(db: Db, { actorId, id, to, from }: Wish): Promise<{ success: true }> {
  return db.transaction().execute(async (transaction) => {
    const { source, status } = await requireMessage(transaction, id);
    const now = toAdminStatus(status);
    const isOld = from !== undefined && from !== now;
    if (now === to && !isOld) return { success: true };
    if (isOld || !(await moveMessage(transaction, id, status, toOwnerStatus(to)))) {
      throw new AppError('CHANGED_MEANWHILE', {
        message:
          'This message was changed by somebody else in the meantime. Look again, then make your change.',
      });
    }
    await recordChange(transaction, {
      actorId,
      action: 'message status changed',
      target: { kind: source, id },
      before: { status: now },
      after: { status: to },
    });
    return { success: true };
  });
}

import type { AuditAction, AuditTarget } from '@assay/contract/choices';
import type { Db } from './database.ts';

export interface Change {
  actorId: string;
  action: AuditAction;
  target: {
    kind: AuditTarget;
    id: string;
    /** A keyed hash of a person's email, by which the entry is found when the account is gone. */
    emailHash?: string;
  };
  before: Record<string, string>;
  after: Record<string, string>;
}

/** Writes down what an administrator did; to be called in the transaction that does it. */
export async function recordChange(
  db: Db,
  { actorId, action, target, before, after }: Change,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: Date.now(),
      actor_id: actorId,
      action,
      target_kind: target.kind,
      target_id: target.id,
      target_email_hash: target.emailHash ?? null,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

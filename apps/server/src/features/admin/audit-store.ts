import type { AuditAction } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';

/** The ids of who has, or had, an email, and whatever has the given text as its id. */
export async function findPeople(db: Db, emailOrId: string, emailHash: string): Promise<string[]> {
  const now = await db.selectFrom('users').select('id').where('email', '=', emailOrId).execute();
  const before = await db
    .selectFrom('audit_log')
    .select('target_id as id')
    .where('target_email_hash', '=', emailHash)
    .distinct()
    .execute();
  return [emailOrId, ...now.map(({ id }) => id), ...before.map(({ id }) => id)];
}

interface Wanted {
  action: AuditAction | undefined;
  people: readonly string[] | undefined;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export async function listChanges(db: Db, { action, people, order, limit, offset }: Wanted) {
  const found = db
    .selectFrom('audit_log')
    .$if(action !== undefined, (query) => query.where('action', '=', action as AuditAction))
    .$if(people !== undefined, (query) =>
      query.where((eb) => eb.or([eb('actor_id', 'in', people ?? []), eb('target_id', 'in', people ?? [])])),
    );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found.selectAll().orderBy('id', order).limit(limit).offset(offset).execute();
  return { rows, total };
}

/** What people and messages are called now. */
export async function labelTargets(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .select(['id', 'email as label'])
    .where('id', 'in', ids)
    .execute();
  const messages = await db
    .selectFrom('inbox')
    .select(['id', 'title as label'])
    .where('id', 'in', ids)
    .execute();
  return new Map([...people, ...messages].map(({ id, label }) => [id, label]));
}

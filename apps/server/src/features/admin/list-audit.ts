import type { Answer, Received } from '@assay/contract';
import { presentPage, readPage } from '../../platform/database/paging.ts';
import type { Services } from '../../platform/services/services.ts';
import { hashEmail } from '../accounts/index.ts';
import { findPeople, labelTargets, listChanges } from './audit-store.ts';

/** What administrators changed. Names come from what is there now; of what is gone only the id is known. */
export async function readAudit(
  { db, signingKey }: Pick<Services, 'db' | 'signingKey'>,
  query: Received<'GET /api/admin/audit'>['query'],
): Promise<Answer<'GET /api/admin/audit'>> {
  const email = query.search?.toLowerCase();
  const people = email ? await findPeople(db, email, hashEmail(email, signingKey)) : undefined;
  const { rows, total } = await listChanges(db, {
    action: query.action,
    people,
    order: query.order ?? 'desc',
    ...readPage(query),
  });
  const labels = await labelTargets(
    db,
    rows.flatMap((row) => [row.actor_id, row.target_id]),
  );
  const data = rows.map((row) => ({
    id: String(row.id),
    at: new Date(row.at).toISOString(),
    action: row.action,
    actor_id: row.actor_id,
    actor_email: labels.get(row.actor_id) ?? '',
    target_kind: row.target_kind,
    target_id: row.target_id,
    target_label: labels.get(row.target_id) ?? '',
    before: JSON.parse(row.before) as Record<string, string>,
    after: JSON.parse(row.after) as Record<string, string>,
  }));
  return presentPage(query, data, total);
}

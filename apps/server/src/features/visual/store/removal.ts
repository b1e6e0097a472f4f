import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/engine/engine.ts';

type Of = { ownerId: string } | { lookId: string } | { comparisonIds: readonly string[] };

/** The files that comparisons name, and the versions of the same looks. */
export async function listFilesOf(db: Db, of: Of): Promise<string[]> {
  let comparisons = db
    .selectFrom('visual_comparisons')
    .select(['picture_hash', 'compared_hash', 'diff_hash'])
    .distinct();
  if ('ownerId' in of) comparisons = comparisons.where('owner_id', '=', of.ownerId);
  else if ('lookId' in of) comparisons = comparisons.where('look_id', '=', of.lookId);
  else comparisons = comparisons.where('id', 'in', of.comparisonIds);
  const hashes = (await comparisons.execute()).flatMap((row) => Object.values(row));
  if (!('comparisonIds' in of)) {
    const versions = db
      .selectFrom('visual_versions as version')
      .innerJoin('visual_looks as look', 'look.id', 'version.look_id')
      .select('version.picture_hash')
      .distinct();
    const rows = await ('ownerId' in of
      ? versions.where('look.owner_id', '=', of.ownerId)
      : versions.where('look.id', '=', of.lookId)
    ).execute();
    hashes.push(...rows.map(({ picture_hash: hash }) => hash));
  }
  return [...new Set(hashes.filter((hash) => hash !== null))];
}

/** Lets nothing more be stored for a person until the transaction ends: whatever is theirs refers to this row. */
export async function lockOwner(transaction: Db, ownerId: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute();
}

/** Keeps a person from being removed until the transaction ends; false where they are gone. Whoever removes them comes first or waits. */
export async function holdOwner(transaction: Db, ownerId: string): Promise<boolean> {
  const select = transaction.selectFrom('users').select('id').where('id', '=', ownerId);
  const owner = await (isPostgres(transaction) ? select.forKeyShare() : select).executeTakeFirst();
  return owner !== undefined;
}

interface Removed {
  amount: number;
  /** Files that they named. */
  hashes: string[];
}

/** Removes some of the comparisons that are older than the given time. */
export async function removeOldComparisons(
  db: Db,
  { before, most }: { before: number; most: number },
): Promise<Removed> {
  return db.transaction().execute(async (transaction) => {
    const select = transaction
      .selectFrom('visual_comparisons')
      .select('id')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(most);
    const old = await (isPostgres(transaction) ? select.forUpdate().skipLocked() : select).execute();
    if (old.length === 0) return { amount: 0, hashes: [] };
    const ids = old.map(({ id }) => id);
    const hashes = await listFilesOf(transaction, { comparisonIds: ids });
    await transaction
      .updateTable('visual_versions')
      .set({ comparison_id: null })
      .where('comparison_id', 'in', ids)
      .execute();
    await transaction.deleteFrom('visual_comparisons').where('id', 'in', ids).execute();
    return { amount: ids.length, hashes };
  });
}

/** Removes some of the versions that are no longer accepted since before the given time. */
export async function removeOldVersions(
  db: Db,
  { before, most }: { before: number; most: number },
): Promise<Removed> {
  const old = db
    .selectFrom('visual_versions')
    .select('id')
    .where('state', '=', 'retired')
    .where('retired_at', '<', before)
    .orderBy('retired_at')
    .limit(most);
  const rows = await db
    .deleteFrom('visual_versions')
    .where('id', 'in', old)
    .returning('picture_hash')
    .execute();
  return { amount: rows.length, hashes: rows.map(({ picture_hash: hash }) => hash) };
}

import type { Parts } from '../context/parts.ts';
import { takeUnnamed } from '../store/evidence.ts';

/** Removes those of these files that nothing names any more; gives how many. */
export async function removeUnnamed(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  hashes: Iterable<string>,
): Promise<number> {
  let removed = 0;
  for (const hash of new Set(hashes)) {
    await db.transaction().execute(async (transaction) => {
      if (!(await takeUnnamed(transaction, hash))) return;
      await storage.remove(hash);
      removed += 1;
    });
  }
  return removed;
}

import type { Db } from '../../platform/database.ts';
import { readCase, removeCase } from '../generation/index.ts';
import type { Parts } from './parts.ts';
import { type FilesOf, isNamed, listHashes, lockExecutions } from './store/evidence.ts';
import { countCase, uncount } from './store/uncount.ts';

/** Removes rows by the given work, and then the files that nothing names any more. */
async function removeWithFiles(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  of: FilesOf,
  remove: (before: (transaction: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  let hashes: string[] = [];
  await remove(async (transaction) => {
    // What is running must not name another file between this and the removal.
    await lockExecutions(transaction, of);
    hashes = await listHashes(transaction, of);
  });
  for (const hash of hashes) {
    if (!(await isNamed(db, hash))) await storage.remove(hash);
  }
}

/** Removes a case with its executions and their evidence; they are not counted any more. */
export async function deleteCase(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  await readCase(parts, ownerId, id);
  await removeWithFiles(parts, { testCaseId: id }, (before) =>
    parts.db.transaction().execute(async (transaction) => {
      await before(transaction);
      const counts = await countCase(transaction, id);
      await removeCase(transaction, id);
      await uncount(transaction, counts, Date.now());
    }),
  );
  return { success: true };
}

/** Removes a person by the given work, and the files of their runs with them. */
export function removeOwner(
  parts: Pick<Parts, 'db' | 'storage'>,
  ownerId: string,
  remove: (before: (transaction: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  return removeWithFiles(parts, { ownerId }, remove);
}

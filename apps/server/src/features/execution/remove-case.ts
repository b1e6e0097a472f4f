import { readCase, removeCase } from '../generation/index.ts';
import type { Parts } from './parts.ts';
import { isNamed, listHashes } from './store/evidence.ts';

/** Removes rows by the given work, and then the files that nothing names any more. */
async function removeWithFiles(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  of: Parameters<typeof listHashes>[1],
  remove: () => Promise<void>,
): Promise<void> {
  const hashes = await listHashes(db, of);
  await remove();
  for (const hash of hashes) {
    if (!(await isNamed(db, hash))) await storage.remove(hash);
  }
}

/** Removes a case with its executions and their evidence. */
export async function deleteCase(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  await readCase(parts, ownerId, id);
  await removeWithFiles(parts, { testCaseId: id }, () => removeCase(parts.db, id));
  return { success: true };
}

/** Removes a person by the given work, and the files of their runs with them. */
export function removeOwner(
  parts: Pick<Parts, 'db' | 'storage'>,
  ownerId: string,
  remove: () => Promise<void>,
): Promise<void> {
  return removeWithFiles(parts, { ownerId }, remove);
}

import { removeUnnamed } from './keep-files.ts';
import type { Parts } from './parts.ts';
import { noBaseline } from './read-baseline.ts';
import { lockLook, removeLook } from './store/looks.ts';
import { listFilesOf } from './store/removal.ts';

/** Removes a look with its versions and comparisons, and the files that nothing else names. */
export async function deleteBaseline(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  const hashes = await parts.db.transaction().execute(async (transaction) => {
    if (!(await lockLook(transaction, ownerId, id))) throw noBaseline();
    const files = await listFilesOf(transaction, { lookId: id });
    await removeLook(transaction, id);
    return files;
  });
  await removeUnnamed(parts, hashes);
  return { success: true };
}

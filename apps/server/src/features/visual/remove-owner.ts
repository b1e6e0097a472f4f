import type { RemoveData } from '../accounts/index.ts';
import { removeUnnamed } from './keep-files.ts';
import type { Parts } from './parts.ts';
import { listFilesOf, lockOwner } from './store/removal.ts';

/** Removes a person by the given work, and the files of their pictures with them. */
export async function removeOwner(
  parts: Pick<Parts, 'db' | 'pictures'>,
  ownerId: string,
  remove: Parameters<RemoveData>[1],
): Promise<void> {
  let hashes: string[] = [];
  await remove(async (transaction) => {
    await lockOwner(transaction, ownerId);
    hashes = await listFilesOf(transaction, { ownerId });
  });
  await removeUnnamed(parts, hashes);
}

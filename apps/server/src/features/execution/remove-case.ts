import { readCase, removeCase } from '../generation/index.ts';
import type { Parts } from './parts.ts';
import { isNamed, listHashesOfCase } from './store/evidence.ts';

/** Removes a case with its executions; files that nothing else names go too. */
export async function deleteCase(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  const { db, storage } = parts;
  await readCase(parts, ownerId, id);
  const hashes = await listHashesOfCase(db, id);
  await removeCase(db, id);
  for (const hash of hashes) {
    if (!(await isNamed(db, hash))) await storage.remove(hash);
  }
  return { success: true };
}

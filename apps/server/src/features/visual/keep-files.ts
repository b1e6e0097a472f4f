import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import type { Parts } from './parts.ts';
import { forgetUnused, listNamed, lockHashes } from './store/pictures.ts';

export interface NewFile {
  hash: string;
  bytes: Uint8Array;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function newFile(bytes: Uint8Array): NewFile {
  return { hash: hashOf(bytes), bytes };
}

/**
 * Stores files together with the rows that name them. Whoever removes a file holds the same lock, so that it is either there
 * when it is named, or written again. What is named in the end by nothing goes.
 */
export async function keepFiles<T>(
  parts: Pick<Parts, 'db' | 'pictures'>,
  files: readonly NewFile[],
  name: (transaction: Db, keep: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { db, pictures } = parts;
  const hashes = [...new Set(files.map(({ hash }) => hash))];
  let isKept = false;
  try {
    for (const { bytes } of files) await pictures.put(bytes);
    return await db.transaction().execute((transaction) =>
      name(transaction, async () => {
        await lockHashes(transaction, hashes);
        for (const { hash, bytes } of files) if (!(await pictures.has(hash))) await pictures.put(bytes);
        isKept = true;
      }),
    );
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    // Where this fails too, the daily removal finds them.
    if (!isKept) await removeUnnamed(parts, hashes).catch(() => undefined);
  }
}

/** Removes those of these files, and what is known of them, that nothing names any more. */
export async function removeUnnamed(
  { db, pictures }: Pick<Parts, 'db' | 'pictures'>,
  hashes: readonly string[],
): Promise<number> {
  let removed = 0;
  const left = [...new Set(hashes)];
  for (const hash of left) {
    await db.transaction().execute(async (transaction) => {
      await lockHashes(transaction, [hash]);
      const small = await forgetUnused(transaction, hash);
      if (small !== null) left.push(small);
      if ((await listNamed(transaction, [hash])).has(hash)) return;
      await pictures.remove(hash);
      removed += 1;
    });
  }
  return removed;
}

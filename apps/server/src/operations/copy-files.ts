import { AppError } from '../platform/errors/errors.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { DamagedFileError } from '../platform/storage/verify.ts';

export interface CopiedFiles {
  /** All that are in the source. */
  hashes: Set<string>;
  copied: number;
  /** Whose content in the source is not what their name says. */
  damaged: string[];
}

const atOnce = 4;

export async function listFiles(storage: Storage): Promise<Set<string>> {
  const all = new Set<string>();
  for await (const hashes of storage.list()) for (const hash of hashes) all.add(hash);
  return all;
}

async function forEach(hashes: Iterable<string>, work: (hash: string) => Promise<void>): Promise<void> {
  const left = hashes[Symbol.iterator]();
  const takeTurns = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

/** Copies what the target does not have; what is removed meanwhile from the source is passed over. */
export async function copyFiles(
  from: Storage,
  to: Storage,
  tell: (done: number, all: number) => void,
): Promise<CopiedFiles> {
  const hashes = await listFiles(from);
  const known = await listFiles(to);
  const missing = [...hashes].filter((hash) => !known.has(hash));
  const damaged: string[] = [];
  let copied = 0;
  await forEach(missing, async (hash) => {
    try {
      await to.put(await from.read(hash));
      copied += 1;
    } catch (error) {
      if (error instanceof DamagedFileError) damaged.push(hash);
      else if (error instanceof AppError && error.code === 'NOT_FOUND') hashes.delete(hash);
      else throw error;
    }
    tell(hashes.size - missing.length + copied, hashes.size);
  });
  return { hashes, copied, damaged };
}

/** Reads every one of these files to its end; answers those that are missing or damaged. */
export async function findWrong(storage: Storage, hashes: Iterable<string>): Promise<string[]> {
  const wrong: string[] = [];
  await forEach(hashes, async (hash) => {
    try {
      await storage.read(hash);
    } catch (error) {
      const isMissing = error instanceof AppError && error.code === 'NOT_FOUND';
      if (!isMissing && !(error instanceof DamagedFileError)) throw error;
      wrong.push(hash);
    }
  });
  return wrong;
}

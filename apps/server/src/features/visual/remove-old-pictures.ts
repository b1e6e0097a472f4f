import { removeUnnamed } from './keep-files.ts';
import type { Parts } from './parts.ts';
import { listNamed, listUnused } from './store/pictures.ts';
import { removeOldComparisons, removeOldVersions } from './store/removal.ts';

const most = 200;
const unfinishedAfterMs = 24 * 60 * 60_000;

type Removing = Pick<Parts, 'db' | 'pictures' | 'log'>;

/** Removes what a crash left behind: files that nothing names, and pictures that nothing shows. */
async function sweep(parts: Removing, mayGoOn: () => boolean): Promise<number> {
  const { db, pictures } = parts;
  let files = 0;
  for await (const hashes of pictures.list()) {
    for (let from = 0; from < hashes.length && mayGoOn(); from += most) {
      const some = hashes.slice(from, from + most);
      const named = await listNamed(db, some);
      files += await removeUnnamed(
        parts,
        some.filter((hash) => !named.has(hash)),
      );
    }
    if (!mayGoOn()) return files;
  }
  let last = '';
  while (mayGoOn()) {
    const unused = await listUnused(db, last, most);
    if (unused.length === 0) break;
    last = unused.at(-1) ?? last;
    files += await removeUnnamed(parts, unused);
  }
  await pictures.removeUnfinished(Date.now() - unfinishedAfterMs);
  return files;
}

/**
 * Removes comparisons from before a time, and versions that are not accepted since before it; an accepted version stays however
 * old it is. It works in small pieces, so that others get their turn between them.
 */
export async function removeOldPictures(
  parts: Removing,
  before: number,
  mayGoOn: () => boolean,
): Promise<void> {
  const counts = { comparisons: 0, versions: 0, files: 0 };
  for (const [what, remove] of [
    ['comparisons', removeOldComparisons],
    ['versions', removeOldVersions],
  ] as const) {
    while (mayGoOn()) {
      const { amount, hashes } = await remove(parts.db, { before, most });
      if (amount === 0) break;
      counts[what] += amount;
      counts.files += await removeUnnamed(parts, hashes);
    }
  }
  counts.files += await sweep(parts, mayGoOn);
  if (counts.comparisons + counts.versions + counts.files === 0) return;
  parts.log.info(counts, 'Removed old visual comparisons, and pictures that nothing shows any more.');
}

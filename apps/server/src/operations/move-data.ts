import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { lockFolder } from '../platform/engine/sqlite.ts';
import { namePlace, type StoragePlace } from '../platform/settings/place.ts';
import { type Storages, storageNames, storagesAt } from '../platform/storage/open-storages.ts';
import { copyFiles, findWrong, listFiles } from './copy-files.ts';
import { openMove, type SummedTable, type Tell } from './move-rows.ts';
import { listNamed } from './named-files.ts';
import { OperationError, refuseOtherVersion } from './refuse.ts';
import { openToRead } from './rows/sqlite-rows.ts';
import { readKey } from './session-key.ts';

export interface Moved {
  tables: SummedTable[];
  files: Record<keyof Storages, number>;
}

const kinds = Object.keys(storageNames) as (keyof Storages)[];

/** What lies there already must be of the same source: a server removes pictures that its database does not name. */
async function refuseOtherFiles(from: Storages, to: Storages): Promise<void> {
  for (const kind of kinds) {
    const own = await listFiles(from[kind]);
    const others = [...(await listFiles(to[kind]))].filter((hash) => !own.has(hash));
    if (others.length === 0) continue;
    throw new OperationError(
      `The storage ${namePlace(to[kind].place)} already has other files (${others.length}). Choose an empty one, or another prefix.`,
    );
  }
}

async function moveFiles(
  source: DatabaseSync,
  from: Storages,
  to: Storages,
  tell: Tell,
): Promise<Moved['files']> {
  const counts = { storage: 0, pictures: 0 };
  for (const kind of kinds) {
    const name = storageNames[kind];
    const { hashes, damaged } = await copyFiles(from[kind], to[kind], (done, all) => {
      if (done % 500 === 0) tell(`${name}: ${done} of ${all} files`);
    });
    for (const hash of damaged) {
      tell(`Attention: the file ${hash} of ${name} is damaged in the source and was left out.`);
      hashes.delete(hash);
    }
    const wrong = await findWrong(to[kind], hashes);
    if (wrong.length > 0) {
      throw new OperationError(
        `${wrong.length} files of ${name} are not in the storage as they were sent, such as ${wrong[0]}. Run the same command again.`,
      );
    }
    const lost = [...listNamed(source, kind)].filter((hash) => !hashes.has(hash) && !damaged.includes(hash));
    if (lost.length > 0)
      tell(`Attention: ${lost.length} files of ${name} are named but were missing before the move.`);
    counts[kind] = hashes.size;
    tell(`${name}: ${hashes.size} files`);
  }
  return counts;
}

/** Moves a database file, and the files beside it, into PostgreSQL and a storage. The source stays as it is. */
export async function moveData(options: {
  databaseFile: string;
  /** Where its files are; without a target they stay there. */
  from: StoragePlace;
  to: StoragePlace | undefined;
  databaseUrl: string;
  /** What sessions, webhooks and placeholders of secrets depend on. */
  key: string | undefined;
  tell: Tell;
}): Promise<Moved> {
  const { databaseFile, tell } = options;
  const from = storagesAt(options.from);
  const to = options.to && storagesAt(options.to);
  await to?.storage.check().catch((error: Error) => {
    throw new OperationError(error.message, { cause: error });
  });
  const source = openToRead(databaseFile);
  try {
    refuseOtherVersion(source, `The database ${databaseFile}`);
    const move = await openMove(source, options.databaseUrl, tell);
    try {
      if (to && move.isNew) await refuseOtherFiles(from, to);
      const tables = await move.copy();
      const files = to ? await moveFiles(source, from, to, tell) : { storage: 0, pictures: 0 };
      await move.end(options.key);
      return { tables, files };
    } finally {
      await move.close();
    }
  } finally {
    source.close();
  }
}

/** The same for the data folder of a server, which must not run meanwhile. */
export async function moveFolder(
  folder: string,
  options: { to: StoragePlace | undefined; databaseUrl: string; tell: Tell },
): Promise<Moved> {
  const databaseFile = join(folder, 'assay.sqlite');
  if (!existsSync(databaseFile)) {
    throw new OperationError(
      `There is no embedded database in the folder ${folder}. Name the data folder with --from.`,
    );
  }
  const lock = lockFolder(folder);
  if (!lock) throw new OperationError(`A server is using the data folder ${folder}. Stop it first.`);
  try {
    const key = await readKey(folder);
    return await moveData({ ...options, databaseFile, from: { kind: 'folder', folder }, key });
  } finally {
    lock.release();
  }
}

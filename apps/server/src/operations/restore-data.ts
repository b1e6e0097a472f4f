import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../platform/engine/sqlite.ts';
import { type StoragePlace, storagePlace } from '../platform/settings/place.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type Storages, storageNames, storagesAt } from '../platform/storage/open-storages.ts';
import { copyFiles, findWrong } from './copy-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { moveData } from './move-data.ts';
import { compareSums, sumSqlite, type Tell } from './move-rows.ts';
import { OperationError } from './refuse.ts';
import { describeTables } from './rows/shapes.ts';
import { openToRead } from './rows/sqlite-rows.ts';
import { carryKey, readKey } from './session-key.ts';
import { insistWhole } from './snapshot.ts';

const kinds = Object.keys(storageNames) as (keyof Storages)[];

async function insistSame(file: string, manifest: Manifest): Promise<void> {
  const database = openToRead(file);
  try {
    insistWhole(database, file);
    const different = compareSums(manifest.tables, await sumSqlite(database, describeTables(database)));
    if (different.length > 0)
      throw new OperationError(`The backup is damaged: ${different.join(', ')} differ.`);
  } finally {
    database.close();
  }
}

async function restoreFiles(from: StoragePlace, to: StoragePlace, tell: Tell): Promise<void> {
  const [source, target] = [storagesAt(from), storagesAt(to)];
  for (const kind of kinds) {
    const { hashes, damaged } = await copyFiles(source[kind], target[kind], () => undefined);
    const wrong = damaged.length > 0 ? damaged : await findWrong(target[kind], hashes);
    if (wrong.length > 0) {
      throw new OperationError(
        `${wrong.length} files of ${storageNames[kind]} are damaged, such as ${wrong[0]}.`,
      );
    }
    tell(`${storageNames[kind]}: ${hashes.size} files`);
  }
}

/** The database comes last and as a whole: until then there is nothing to start on. */
async function restoreFolder(
  folder: string,
  manifest: Manifest,
  settings: Settings,
  tell: Tell,
): Promise<void> {
  const { DATA_DIR } = settings;
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  const lock = lockFolder(DATA_DIR);
  if (!lock)
    throw new OperationError(
      `A server is using the data folder ${DATA_DIR}. Stop it, or set DATA_DIR to another.`,
    );
  try {
    const file = join(DATA_DIR, 'assay.sqlite');
    if (existsSync(file)) {
      throw new OperationError(
        `The data folder ${DATA_DIR} already has data. Restore into an empty folder: set DATA_DIR.`,
      );
    }
    await restoreFiles({ kind: 'folder', folder }, storagePlace(settings), tell);
    const aside = `${file}.restoring`;
    await copyFile(join(folder, manifest.database), aside);
    await insistSame(aside, manifest);
    const handle = await open(aside, 'r+');
    await handle.sync();
    await handle.close();
    await carryKey(folder, DATA_DIR);
    await rename(aside, file);
  } finally {
    lock.release();
  }
}

/** Brings a backup back: into the data folder, or into an empty PostgreSQL and the storage that the settings name. */
export async function restore(settings: Settings, folder: string, tell: Tell): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (settings.DATABASE_URL === undefined) await restoreFolder(folder, manifest, settings, tell);
  else {
    const databaseFile = join(folder, manifest.database);
    await insistSame(databaseFile, manifest);
    const to = storagePlace(settings);
    const from = { kind: 'folder', folder } as const;
    const key = await readKey(folder);
    await moveData({ databaseFile, from, to, databaseUrl: settings.DATABASE_URL, key, tell });
    await carryKey(folder, settings.DATA_DIR);
  }
  return manifest;
}

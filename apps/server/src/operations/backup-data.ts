import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import server from '../../package.json' with { type: 'json' };
import { lockFolder } from '../platform/engine/sqlite.ts';
import { storagePlace } from '../platform/settings/place.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type Storages, storageNames, storagesAt } from '../platform/storage/open-storages.ts';
import { copyFiles, findWrong, listFiles } from './copy-files.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { sumSqlite, type Tell } from './move-rows.ts';
import { listNamed } from './named-files.ts';
import { OperationError } from './refuse.ts';
import { describeTables } from './rows/shapes.ts';
import { openToRead } from './rows/sqlite-rows.ts';
import { carryKey, findKeptKey, putKey } from './session-key.ts';
import { insistWhole, takeSnapshot } from './snapshot.ts';

const kinds = Object.keys(storageNames) as (keyof Storages)[];

async function copyAll(from: Storages, to: Storages, tell: Tell): Promise<void> {
  for (const kind of kinds) {
    const { copied, damaged } = await copyFiles(from[kind], to[kind], () => undefined);
    if (copied > 0) tell(`${storageNames[kind]}: ${copied} files copied`);
    for (const hash of damaged)
      tell(`Attention: the file ${hash} of ${storageNames[kind]} is damaged and was left out.`);
  }
}

/** The files that belong to a backup: all that there are, and what its rows name even if it was removed meanwhile. */
async function listWanted(file: string, from: Storages): Promise<Record<keyof Storages, Set<string>>> {
  const database = openToRead(file);
  const wanted = { storage: await listFiles(from.storage), pictures: await listFiles(from.pictures) };
  for (const kind of kinds) for (const hash of listNamed(database, kind)) wanted[kind].add(hash);
  database.close();
  return wanted;
}

type Wanted = Awaited<ReturnType<typeof listWanted>>;

/** Reads what was written, and says what it is. */
async function inspect(
  file: string,
  kept: Storages,
  wanted: Wanted,
): Promise<Pick<Manifest, 'tables' | 'files' | 'lost'>> {
  const database = openToRead(file);
  try {
    insistWhole(database, file);
    const tables = await sumSqlite(database, describeTables(database));
    const counts = { storage: 0, pictures: 0 };
    const lost: string[] = [];
    for (const kind of kinds) {
      const there = await listFiles(kept[kind]);
      const own = [...wanted[kind]].filter((hash) => there.has(hash));
      counts[kind] = own.length;
      for (const hash of listNamed(database, kind)) if (!there.has(hash)) lost.push(hash);
      const wrong = await findWrong(kept[kind], own);
      if (wrong.length === 0) continue;
      throw new OperationError(
        `${wrong.length} files of the backup are damaged, such as ${wrong[0]}. Back up into another folder.`,
      );
    }
    return { tables, files: { evidence: counts.storage, pictures: counts.pictures }, lost };
  } finally {
    database.close();
  }
}

async function removeOlder(folder: string, name: string, kept: Storages, wanted: Wanted): Promise<void> {
  for (const file of await readdir(folder)) {
    if (/^assay-[\w-]+\.sqlite$/.test(file) && file !== name) await rm(join(folder, file));
    if (file.startsWith('.taking-')) await rm(join(folder, file), { recursive: true });
  }
  for (const kind of kinds) {
    for (const hash of await listFiles(kept[kind])) {
      if (!wanted[kind].has(hash)) await kept[kind].remove(hash);
    }
  }
}

/** The key is a setting, or lies in the database that all servers have, or in the data folder of the only one. */
async function keepKey(settings: Settings, folder: string, name: string): Promise<boolean> {
  if (settings.JWT_SECRET !== undefined) return false;
  const database = openToRead(join(folder, name));
  const kept = settings.DATABASE_URL === undefined ? undefined : findKeptKey(database);
  database.close();
  if (kept === undefined) return carryKey(settings.DATA_DIR, folder);
  await putKey(folder, kept);
  return true;
}

/**
 * Copies database, files and key of an instance that may be running. Into a folder with an older backup only what is new is copied,
 * and the older one stays whole until the new one is.
 */
export async function backUp(settings: Settings, folder: string, tell: Tell): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  if (!lock) throw new OperationError(`Another backup into ${folder} is under way.`);
  try {
    const from = storagesAt(storagePlace(settings));
    const to = storagesAt({ kind: 'folder', folder });
    const name = `assay-${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`;
    // Files come before the rows that name them: what the rows of that moment name was there before, or comes with the second look.
    await copyAll(from, to, tell);
    await takeSnapshot(settings, folder, name);
    await copyAll(from, to, tell);
    const wanted = await listWanted(join(folder, name), from);
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      version: server.version,
      database: name,
      ...(await inspect(join(folder, name), to, wanted)),
      has_key: await keepKey(settings, folder, name),
    };
    await writeManifest(folder, manifest);
    await removeOlder(folder, name, to, wanted);
    return manifest;
  } finally {
    lock.release();
  }
}

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { keepFirst, readKept } from '../database/kept-values.ts';
import type { Settings } from '../settings/settings.ts';

const keptName = 'session key';

async function readFolder(folder: string): Promise<string | undefined> {
  const kept = await readFile(join(folder, 'session-key'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return kept?.trim() || undefined;
}

async function keepInFolder(folder: string, key: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'session-key');
  // Written aside and renamed, so that a crash leaves either no key or a whole one.
  await writeFile(`${file}.new`, `${key}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

/**
 * The key that signs sessions: the setting, else one made at the first start. It is kept beside the data, or in PostgreSQL, where
 * every process must have the same; a folder that has one already gives it.
 */
export async function loadSigningKey(
  settings: Pick<Settings, 'JWT_SECRET' | 'DATA_DIR'>,
  { db, engine }: Pick<Database, 'db' | 'engine'>,
): Promise<Uint8Array> {
  if (settings.JWT_SECRET) return new TextEncoder().encode(settings.JWT_SECRET);
  const shared = engine === 'postgres' ? await readKept(db, keptName) : undefined;
  const known = shared ?? (await readFolder(settings.DATA_DIR));
  const key = known ?? randomBytes(48).toString('base64url');
  if (engine === 'postgres') return Buffer.from(await keepFirst(db, keptName, key), 'base64url');
  if (known === undefined) await keepInFolder(settings.DATA_DIR, key);
  return Buffer.from(key, 'base64url');
}

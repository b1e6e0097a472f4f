import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { OperationError } from './refuse.ts';

export const keyFile = 'session-key';

export async function readKey(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, keyFile), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/** Written to its end on the disk, and only then under its name. */
export async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomUUID()}`;
  const handle = await open(aside, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, file).catch(async (error) => {
    await rm(aside, { force: true });
    throw error;
  });
}

/** Where servers on PostgreSQL keep the key that all of them have, if this version has such a table. */
const keptValues = { table: 'kept_values', name: 'session key' };

export async function keepKey(client: pg.ClientBase, key: string): Promise<void> {
  const table = await client.query('select to_regclass($1) as it', [keptValues.table]);
  if (!table.rows[0]?.it) return;
  await client.query(
    `insert into ${keptValues.table} (name, value) values ($1, $2) on conflict (name) do nothing`,
    [keptValues.name, key],
  );
}

/** The key that was kept in a database, of which this is a copy. */
export function findKeptKey(database: DatabaseSync): string | undefined {
  const { table, name } = keptValues;
  if (!database.prepare(`select 1 from sqlite_schema where name = ?`).get(table)) return undefined;
  const kept = database.prepare(`select value from ${table} where name = ?`).get(name);
  return kept ? String(kept.value) : undefined;
}

/** Writes a key into a folder, unless it has another one. */
export async function putKey(folder: string, key: string): Promise<void> {
  const there = await readKey(folder);
  if (there !== undefined && there !== key) {
    throw new OperationError(
      `The folder ${folder} already has another key in its file ${keyFile}. Choose another folder.`,
    );
  }
  if (there === undefined) await writeWhole(join(folder, keyFile), `${key}\n`);
}

/** Brings the key along that sessions, webhooks and placeholders of secrets depend on; answers whether there is one. */
export async function carryKey(from: string, to: string): Promise<boolean> {
  const key = await readKey(from);
  if (key !== undefined) await putKey(to, key);
  return key !== undefined;
}

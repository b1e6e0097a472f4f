import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openDatabase, poolTypes } from '../platform/database/database.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { OperationError, refuseOtherVersion, refuseOtherVersionOn } from './refuse.ts';
import { inTransaction, readPostgres, readPostgresCounter } from './rows/postgres-rows.ts';
import { describeTables, type Shape } from './rows/shapes.ts';
import { openToRead, writeSqlite } from './rows/sqlite-rows.ts';

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
}

/** One moment of a database that may be in use, as a file of its own. */
function copyWhole(database: DatabaseSync, file: string): void {
  database.prepare('vacuum into ?').run(file);
}

async function copyEmbedded(folder: string, file: string): Promise<void> {
  const source = join(folder, 'assay.sqlite');
  if (!existsSync(source))
    throw new OperationError(`There is no database in the folder ${folder}. Is DATA_DIR right?`);
  const database = openToRead(source);
  try {
    refuseOtherVersion(database, `The database ${source}`);
    copyWhole(database, file);
  } finally {
    database.close();
  }
}

function setCounter(database: DatabaseSync, { name }: Shape, last: number): void {
  const changed = database
    .prepare('update sqlite_sequence set seq = max(seq, ?) where name = ?')
    .run(last, name);
  if (changed.changes === 0)
    database.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last);
}

async function fillFrom(client: pg.ClientBase, database: DatabaseSync): Promise<void> {
  database.exec('begin');
  await inTransaction(client, 'isolation level repeatable read, read only', async () => {
    database.exec('delete from administration');
    for (const shape of describeTables(database)) {
      const write = writeSqlite(database, shape);
      for await (const { rows } of readPostgres(client, shape)) write(rows);
      if (shape.counter !== undefined) setCounter(database, shape, await readPostgresCounter(client, shape));
    }
  });
  database.exec('commit');
}

async function copyPostgres(url: string, folder: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, types: poolTypes });
  const beside = await mkdtemp(join(folder, '.taking-'));
  try {
    await client.connect();
    await refuseOtherVersionOn(client, 'The database');
    const { close } = await openDatabase({ DATA_DIR: beside, DATABASE_URL: undefined });
    await close();
    const database = new DatabaseSync(join(beside, 'assay.sqlite'));
    try {
      await fillFrom(client, database);
      copyWhole(database, file);
    } finally {
      database.close();
    }
  } finally {
    await client.end();
    await rm(beside, { recursive: true, force: true });
  }
}

/** Brings one moment of the database that the settings name into an SQLite file, whichever engine it has; servers may go on meanwhile. */
export async function takeSnapshot(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  folder: string,
  name: string,
): Promise<void> {
  const file = join(folder, name);
  if (settings.DATABASE_URL === undefined) await copyEmbedded(settings.DATA_DIR, file);
  else await copyPostgres(settings.DATABASE_URL, folder, file);
  await syncFile(file);
}

/** Fails where a database file is not whole. */
export function insistWhole(database: DatabaseSync, file: string): void {
  const found = database.prepare('pragma integrity_check').all();
  const broken = database.prepare('pragma foreign_key_check').all();
  if (found.length === 1 && found[0]?.integrity_check === 'ok' && broken.length === 0) return;
  throw new OperationError(`The database file ${file} is damaged.`);
}

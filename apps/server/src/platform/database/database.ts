import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { EmbeddedDialect } from '../engine/embedded-dialect.ts';
import { lockFolder, openSqlite, type WatchQuery } from '../engine/sqlite.ts';
import { migrations } from '../migrations/index.ts';
import type { Settings } from '../settings/settings.ts';
import { markAway } from './database-away.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database {
  db: Db;
  engine: 'sqlite' | 'postgres';
  /** The connections themselves, for what is not a query. Only PostgreSQL has any. */
  pool: pg.Pool | undefined;
  close: () => Promise<void>;
}

const int8 = 20;
export const poolTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

function openPostgres(
  url: string,
  connections: number,
  waitSeconds: number,
  watch: WatchQuery | undefined,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    application_name: 'assay',
    connectionTimeoutMillis: waitSeconds * 1000,
    types: poolTypes,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks while it is in use, between two queries, tells only its own listeners; the next query fails.
  pool.on('connect', (client) => client.on('error', markAway));
  const { options } = pool;
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      markAway(error);
      throw error;
    });
  const marked = { options, connect, end: () => pool.end() };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: marked }),
    ...(watch && {
      log: ({ level, query, queryDurationMillis }) =>
        watch(query.sql, queryDurationMillis, level === 'error'),
    }),
  });
  return { db, engine: 'postgres', pool, close: () => db.destroy() };
}

function openEmbedded(folder: string, watch: WatchQuery | undefined): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  if (!lock) {
    throw new Error(
      `Another Assay is already using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const db = new Kysely<Tables>({
    dialect: new EmbeddedDialect({ database: openSqlite(join(folder, 'assay.sqlite'), watch) }),
  });
  return {
    db,
    engine: 'sqlite',
    pool: undefined,
    async close() {
      await db.destroy();
      lock.release();
    },
  };
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}

/** Opens the database that the settings name and brings it up to date. */
export async function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> &
    Partial<Pick<Settings, 'DATABASE_CONNECTIONS' | 'DATABASE_WAIT_SECONDS'>>,
  watch?: WatchQuery,
): Promise<Database> {
  const database = settings.DATABASE_URL
    ? openPostgres(
        settings.DATABASE_URL,
        settings.DATABASE_CONNECTIONS ?? 10,
        settings.DATABASE_WAIT_SECONDS ?? 10,
        watch,
      )
    : openEmbedded(settings.DATA_DIR, watch);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** True for the error either engine gives when a unique value is already taken. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const sqliteUnique = 2067;
  const sqlitePrimaryKey = 1555;
  return code === '23505' || errcode === sqliteUnique || errcode === sqlitePrimaryKey;
}

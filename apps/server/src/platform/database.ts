import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { markAway } from './database-away.ts';
import { migrations } from './migrations/index.ts';
import type { Settings } from './settings.ts';
import { lockFolder, openSqlite } from './sqlite.ts';
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

function openPostgres(url: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    application_name: 'assay',
    connectionTimeoutMillis: 10_000,
    types: poolTypes,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const marked = {
    options: pool.options,
    connect: () => markAway(pool.connect()),
    end: () => pool.end(),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: marked }) });
  return { db, engine: 'postgres', pool, close: () => db.destroy() };
}

function openEmbedded(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  if (!lock) {
    throw new Error(
      `Another Assay is already using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: openSqlite(join(folder, 'assay.sqlite')) }),
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

/** The table by which a move into this database knows how far it came; it goes when the move ends. */
export const unfinishedMove = 'assay_move';

async function refuseUnfinished({ pool }: Database): Promise<void> {
  const found = await pool?.query('select to_regclass($1) as it', [unfinishedMove]);
  if (!found?.rows[0]?.it) return;
  throw new Error(
    'Data is being moved into this database, or such a move was broken off. Run npm run move again to end it, and start then.',
  );
}

/** Opens the database that the settings name and brings it up to date. */
export async function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Settings, 'DATABASE_CONNECTIONS'>>,
  { isMove = false } = {},
): Promise<Database> {
  const database = settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, settings.DATABASE_CONNECTIONS ?? 10)
    : openEmbedded(settings.DATA_DIR);
  try {
    await migrate(database.db);
    if (!isMove) await refuseUnfinished(database);
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

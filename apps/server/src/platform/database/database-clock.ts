import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../engine/engine.ts';
import type { Db } from './database.ts';

/** Now by the clock of the database, since those of several machines differ. SQLite has the clock of this process. */
export function databaseNow(db: Db): Expression<number> {
  return isPostgres(db)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(${Date.now()} as integer)`;
}

/** The time so many milliseconds from now, by the clock of the database. */
export function databaseTimeIn(db: Db, ms: number): Expression<number> {
  return sql<number>`${databaseNow(db)} + ${sql.lit(ms)}`;
}

/**
 * Now as a number. It is past when it arrives: what is due is decided by `isDue`, in the database, so that a slow answer delays nothing.
 */
export async function readNow(db: Db): Promise<number> {
  if (!isPostgres(db)) return Date.now();
  const { rows } = await sql<{ now: number }>`select ${databaseNow(db)} as now`.execute(db);
  return Number(rows[0]?.now);
}

/** The clock of the database as a value that is read once per statement, so that an index on what it is compared with is used; or a given time. */
export function timeOfStatement(db: Db, given?: number): RawBuilder<number> {
  return sql<number>`(select ${given === undefined ? databaseNow(db) : sql`cast(${given} as bigint)`})`;
}

/** Whether the time in a column has come, by the clock of the database or at a given time. */
export function isDue(db: Db, column: string, given?: number): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} <= ${timeOfStatement(db, given)}`;
}

/** Whether less than so long has passed since the time in a column. */
export function isWithin(db: Db, column: string, ms: number): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} >= ${databaseNow(db)} - ${sql.lit(ms)}`;
}

import { type Expression, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../engine/engine.ts';
import type { Db } from './database.ts';

/** Now by the clock of the database, since those of several machines differ. SQLite has the clock of this process. */
export function databaseNow(db: Db): Expression<number> {
  return isPostgres(db)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(${Date.now()} as integer)`;
}

const trustedMs = 60_000;
const lastRead = new WeakMap<Db, { time: number; at: number }>();

/**
 * The same as a number. It is asked for from time to time and counted on from there by a clock that nobody sets, so that what is due is
 * due for all processes, whatever the clock of one of them says.
 */
export async function readNow(db: Db): Promise<number> {
  if (!isPostgres(db)) return Date.now();
  const known = lastRead.get(db);
  const at = performance.now();
  if (known && at - known.at < trustedMs) return Math.round(known.time + at - known.at);
  const { rows } = await sql<{ now: string }>`select ${databaseNow(db)}::text as now`.execute(db);
  const time = Number(rows[0]?.now);
  lastRead.set(db, { time, at: performance.now() });
  return time;
}

/** Whether less than so long has passed since the time in a column. */
export function isWithin(db: Db, column: string, ms: number): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} >= ${databaseNow(db)} - ${sql.lit(ms)}`;
}

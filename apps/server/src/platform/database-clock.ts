import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';
import { isPostgres } from './engine.ts';

/** Now by the clock of the database, since those of several machines differ. SQLite has the clock of this process. */
export function databaseNow(db: Db): Expression<number> {
  return isPostgres(db)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(${Date.now()} as integer)`;
}

/** Whether less than so long has passed since the time in a column. */
export function isWithin(db: Db, column: string, ms: number): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} >= ${databaseNow(db)} - ${sql.lit(ms)}`;
}

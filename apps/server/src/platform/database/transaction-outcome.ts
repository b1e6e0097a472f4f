import { sql } from 'kysely';
import { isPostgres } from '../engine/engine.ts';
import type { Db } from './database.ts';

/** By this it can be asked later what became of a transaction whose connection broke. SQLite has no such doubt. */
export async function readTransactionId(transaction: Db): Promise<string | undefined> {
  if (!isPostgres(transaction)) return undefined;
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(transaction);
  return rows[0]?.id;
}

export async function wasCommitted(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`select pg_xact_status(${id}::xid8) as status`.execute(db);
  return rows[0]?.status === 'committed';
}

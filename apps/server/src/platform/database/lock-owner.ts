import { isPostgres } from '../engine/engine.ts';
import type { Db } from './database.ts';

/**
 * Lets requests of one person come one after another. SQLite has one transaction at a time anyway. Rows that refer to the person
 * can be stored meanwhile, even by who waits here.
 */
export async function lockOwner(transaction: Db, ownerId: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

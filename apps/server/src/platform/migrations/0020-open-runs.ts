import { type Kysely, sql } from 'kysely';

/** Runs that have not ended are few, and looked for all the time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index runs_open on runs (owner_id) where finished_at is null`.execute(db);
}

import type { Kysely } from 'kysely';

/** A case that was planned again from the same requirement is compared with the baselines of the earlier one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('test_cases').addColumn('looks_of', 'text').execute();
}

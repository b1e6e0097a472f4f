import { type Kysely, sql } from 'kysely';

/** Requests of which nothing was checked had counted as passed. Of older executions it is only known where nothing was checked at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('api_executions')
    .addColumn('not_checked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update api_executions set not_checked = passed, passed = 0, success_rate = 0
    where total_checks = 0 and passed > 0 and state <> 'running'`.execute(db);
}

import type { Kysely } from 'kysely';

/** A job knows the trace that it belongs to, and a worker says of which version it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('traceparent', 'text').execute();
  await db.schema
    .alterTable('workers')
    .addColumn('version', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

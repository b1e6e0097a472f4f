import { type Kysely, sql } from 'kysely';

/** What several processes on one database have to know of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_values')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('servers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_local', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('public_url', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('workers')
    .addColumn('place', 'text', (column) => column.notNull().defaultTo(sql.lit('')))
    .execute();
}

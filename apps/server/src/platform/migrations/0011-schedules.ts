import type { Kysely } from 'kysely';

/** Runs at set times. `tell_after` of a run: when its owner is to be told of changed verdicts; empty where nothing is left to tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('schedules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('test_case_id', 'text', (column) => column.references('test_cases.id').onDelete('cascade'))
    .addColumn('project_id', 'text', (column) => column.references('projects.id').onDelete('cascade'))
    .addColumn('cron', 'text', (column) => column.notNull())
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('note', 'text')
    .addColumn('noted_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('schedules_by_owner').on('schedules').columns(['owner_id', 'name']).execute();
  await db.schema.createIndex('schedules_by_time').on('schedules').column('next_at').execute();
  await db.schema.createIndex('schedules_by_case').on('schedules').column('test_case_id').execute();
  await db.schema.createIndex('schedules_by_project').on('schedules').column('project_id').execute();

  await db.schema
    .alterTable('runs')
    .addColumn('schedule_id', 'text', (column) => column.references('schedules.id').onDelete('set null'))
    .execute();
  await db.schema.alterTable('runs').addColumn('tell_after', 'bigint').execute();
  await db.schema.createIndex('runs_by_schedule').on('runs').columns(['schedule_id', 'created_at']).execute();
  await db.schema.createIndex('runs_to_tell').on('runs').column('tell_after').execute();
}

import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine/engine.ts';

const day = 'executed_at / 86400000';
const outcome = `case when status = 'success' then 'completed' when verdict = 'failed' then 'failed' else 'error' end`;
const bucket = `case when duration_ms is null then -1 when duration_ms < 1000 then 0 when duration_ms < 5000 then 1
  when duration_ms < 10000 then 2 when duration_ms < 30000 then 3 when duration_ms < 60000 then 4 when duration_ms < 300000 then 5 else 6 end`;

/** Counts the executions that are stored; for tables that are empty. */
export const fillExecutionDays = `
  insert into execution_days (owner_id, day, outcome, browser, engine, bucket, amount, duration_sum, duration_min, duration_max)
  select owner_id, ${day}, ${outcome}, browser, engine, ${bucket}, count(*), coalesce(sum(duration_ms), 0), min(duration_ms), max(duration_ms)
  from executions where state = 'done' and status is not null and executed_at is not null
  group by owner_id, ${day}, ${outcome}, browser, engine, ${bucket}`;

export const fillGenerationDays = `
  insert into generation_days (owner_id, day, engine, amount, milliseconds)
  select owner_id, created_at / 86400000, engine, count(*), sum(milliseconds)
  from generations group by owner_id, created_at / 86400000, engine`;

/** SQLite then keeps the rows in the order of their keys, so that those of a span are read in one go. */
function inOrder<T extends string>(db: Kysely<unknown>, table: CreateTableBuilder<T, string>) {
  return isPostgres(db) ? table : table.modifyEnd(sql`without rowid`);
}

/** What each day brought, so that years of executions are read as some thousand rows, and outlast the executions themselves. */
async function createDays(db: Kysely<unknown>): Promise<void> {
  const executionDays = db.schema
    .createTable('execution_days')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('duration_sum', 'bigint', (column) => column.notNull())
    .addColumn('duration_min', 'integer')
    .addColumn('duration_max', 'integer')
    .addPrimaryKeyConstraint('execution_days_key', [
      'owner_id',
      'day',
      'outcome',
      'browser',
      'engine',
      'bucket',
    ]);
  await inOrder(db, executionDays).execute();
  const generationDays = db.schema
    .createTable('generation_days')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('milliseconds', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('generation_days_key', ['owner_id', 'day', 'engine']);
  await inOrder(db, generationDays).execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createDays(db);
  await sql.raw(fillExecutionDays).execute(db);
  await sql.raw(fillGenerationDays).execute(db);
  // With all that is counted in it, a person's days are counted again without reading the executions themselves.
  await db.schema.dropIndex('executions_by_owner').execute();
  await db.schema
    .createIndex('executions_by_owner')
    .on('executions')
    .columns(['owner_id', 'executed_at', 'state', 'status', 'verdict', 'browser', 'engine', 'duration_ms'])
    .execute();
  // For the daily look at what is old, whoever it belongs to.
  await db.schema.createIndex('execution_days_by_day').on('execution_days').column('day').execute();
  await db.schema.createIndex('generation_days_by_day').on('generation_days').column('day').execute();
  await db.schema.createIndex('executions_by_time').on('executions').column('created_at').execute();
  await db.schema.createIndex('runs_by_time').on('runs').column('created_at').execute();
}

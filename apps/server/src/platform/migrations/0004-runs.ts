import type { CreateTableBuilder, Kysely } from 'kysely';
import { isPostgres } from '../engine/engine.ts';

function owned<T extends string>(table: CreateTableBuilder<T>) {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));
}

async function createProjectsAndCases(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable('projects'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('projects_by_owner')
    .on('projects')
    .columns(['owner_id', 'created_at'])
    .execute();
  await owned(db.schema.createTable('test_cases'))
    .addColumn('project_id', 'text', (column) => column.references('projects.id').onDelete('set null'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('test_type', 'text', (column) => column.notNull())
    .addColumn('requirement_text', 'text', (column) => column.notNull())
    .addColumn('expected_result', 'text', (column) => column.notNull())
    .addColumn('target_url', 'text')
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('aliases', 'text', (column) => column.notNull())
    .addColumn('memory', 'text')
    .addColumn('seen_names', 'text', (column) => column.notNull())
    .addColumn('last_execution_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('test_cases_by_owner')
    .on('test_cases')
    .columns(['owner_id', 'created_at'])
    .execute();
}

async function createRuns(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable('runs'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text')
    .addColumn('target_url', 'text')
    .addColumn('error', 'text')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema.createIndex('runs_by_owner').on('runs').columns(['owner_id', 'created_at']).execute();
  await owned(db.schema.createTable('generations'))
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('fallback', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('prompt_tokens', 'integer')
    .addColumn('completion_tokens', 'integer')
    .addColumn('cost', 'double precision')
    .addColumn('milliseconds', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('generations_by_run').on('generations').column('run_id').execute();
  await db.schema
    .createIndex('generations_by_owner')
    .on('generations')
    .columns(['owner_id', 'created_at'])
    .execute();
}

async function createExecutions(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable('executions'))
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('test_case_id', 'text', (column) =>
      column.notNull().references('test_cases.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('status', 'text')
    .addColumn('verdict', 'text')
    .addColumn('cause', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('healed', 'integer', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('browser_used', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('target_url', 'text')
    .addColumn('test_case', 'text', (column) => column.notNull())
    .addColumn('successful_steps', 'integer', (column) => column.notNull())
    .addColumn('total_steps', 'integer', (column) => column.notNull())
    .addColumn('duration_ms', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('executed_at', 'bigint')
    .execute();
  await db.schema.createIndex('executions_by_run').on('executions').columns(['run_id', 'place']).execute();
  await db.schema
    .createIndex('executions_by_case')
    .on('executions')
    .columns(['test_case_id', 'executed_at'])
    .execute();
  await db.schema
    .createIndex('executions_by_owner')
    .on('executions')
    .columns(['owner_id', 'executed_at'])
    .execute();
  await db.schema
    .createTable('step_results')
    .addColumn('execution_id', 'text', (column) =>
      column.notNull().references('executions.id').onDelete('cascade'),
    )
    .addColumn('step_number', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('candidates', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('step_results_key', ['execution_id', 'step_number'])
    .execute();
  await db.schema
    .createTable('evidence_files')
    .addColumn('execution_id', 'text', (column) =>
      column.notNull().references('executions.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('evidence_files_key', ['execution_id', 'name'])
    .execute();
  await db.schema.createIndex('evidence_files_by_hash').on('evidence_files').column('hash').execute();
}

async function createQueue(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable('jobs'))
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('execution_id', 'text', (column) => column.references('executions.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('worker_id', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('jobs_by_run').on('jobs').column('run_id').execute();
  await db.schema.createIndex('jobs_by_state').on('jobs').columns(['state', 'created_at']).execute();
  await db.schema
    .createTable('queue_turns')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('served_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slots', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  const onPostgres = isPostgres(db);
  await db.schema
    .createTable('run_events')
    .addColumn('id', onPostgres ? 'bigserial' : 'integer', (column) =>
      onPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('execution_id', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('run_events_by_run').on('run_events').columns(['run_id', 'id']).execute();
  await db.schema
    .createIndex('run_events_by_execution')
    .on('run_events')
    .columns(['execution_id', 'id'])
    .execute();
}

/** Projects, saved cases, runs with their executions and evidence, and the queue that carries them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createProjectsAndCases(db);
  await createRuns(db);
  await createExecutions(db);
  await createQueue(db);
}

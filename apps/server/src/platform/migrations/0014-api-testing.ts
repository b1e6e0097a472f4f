import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type NewTable = CreateTableBuilder<string, string>;

function belongToPerson(table: NewTable): NewTable {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));
}

/** What is carried out by a process: it says from time to time that it lives, and may be asked to stop. */
function beUnderWay(table: NewTable): NewTable {
  return table
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stopping', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text');
}

async function createExecutions(db: Kysely<unknown>): Promise<void> {
  await beUnderWay(belongToPerson(db.schema.createTable('api_executions') as NewTable))
    .addColumn('test_name', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('total_endpoints', 'integer', (column) => column.notNull())
    .addColumn('passed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total_checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('passed_checks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('success_rate', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('avg_response_time', 'double precision')
    .addColumn('duration_ms', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('executed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('api_executions_by_owner')
    .on('api_executions')
    .columns(['owner_id', 'executed_at'])
    .execute();
  await db.schema.createIndex('api_executions_by_time').on('api_executions').column('executed_at').execute();
  await db.schema
    .createTable('api_results')
    .addColumn('execution_id', 'text', (column) =>
      column.notNull().references('api_executions.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_results_key', ['execution_id', 'place'])
    .execute();
}

async function createLoadTests(db: Kysely<unknown>): Promise<void> {
  await beUnderWay(belongToPerson(db.schema.createTable('api_load_tests') as NewTable))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('stats', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('api_load_tests_by_owner')
    .on('api_load_tests')
    .columns(['owner_id', 'created_at'])
    .execute();
  await db.schema.createIndex('api_load_tests_by_time').on('api_load_tests').column('created_at').execute();
  await db.schema
    .createTable('api_load_points')
    .addColumn('load_test_id', 'text', (column) =>
      column.notNull().references('api_load_tests.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('point', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_load_points_key', ['load_test_id', 'place'])
    .execute();
}

async function createConfigs(db: Kysely<unknown>): Promise<void> {
  await belongToPerson(db.schema.createTable('api_configs') as NewTable)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('base_url', 'text', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await belongToPerson(db.schema.createTable('api_environments') as NewTable)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('variables', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const table of ['api_configs', 'api_environments']) {
    await db.schema.createIndex(`${table}_by_owner`).on(table).columns(['owner_id', 'created_at']).execute();
  }
}

async function createSecrets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_secrets')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_secrets_key', ['owner_id', 'id'])
    .execute();
  await db.schema
    .createTable('api_secret_uses')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('secret_id', 'text', (column) => column.notNull())
    .addColumn('holder_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_secret_uses_key', ['owner_id', 'secret_id', 'holder_id'])
    .addForeignKeyConstraint(
      'api_secret_uses_secret',
      ['owner_id', 'secret_id'],
      'api_secrets',
      ['owner_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('api_secret_uses_by_holder')
    .on('api_secret_uses')
    .columns(['holder_id'])
    .execute();
}

/** API tests and load tests that ran, saved configurations, environments, and secrets apart from what uses them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createExecutions(db);
  await createLoadTests(db);
  await createConfigs(db);
  await createSecrets(db);
  await sql`create index api_executions_running on api_executions (seen_at) where state = 'running'`.execute(
    db,
  );
  // A person has one load test under way at most, whichever process is asked.
  await sql`create unique index api_load_tests_running on api_load_tests (owner_id) where state = 'running'`.execute(
    db,
  );
}

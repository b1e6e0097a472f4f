import type { Kysely } from 'kysely';
import { isPostgres } from '../engine/engine.ts';

async function createPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visual_pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('small_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('visual_pictures_by_small')
    .on('visual_pictures')
    .column('small_hash')
    .execute();
}

async function createLooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visual_looks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('test_id', 'text', (column) => column.notNull())
    .addColumn('test_name', 'text', (column) => column.notNull())
    .addColumn('step_name', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('viewport', 'text', (column) => column.notNull())
    .addColumn('threshold', 'double precision', (column) => column.notNull())
    .addColumn('pixel_threshold', 'double precision', (column) => column.notNull())
    .addColumn('ignored', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('visual_looks_key', ['owner_id', 'test_id', 'step_name', 'browser', 'viewport'])
    .execute();
  await db.schema
    .createIndex('visual_looks_by_owner')
    .on('visual_looks')
    .columns(['owner_id', 'updated_at'])
    .execute();
}

async function createVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visual_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('look_id', 'text', (column) =>
      column.notNull().references('visual_looks.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('picture_hash', 'text', (column) => column.notNull().references('visual_pictures.hash'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('comparison_id', 'text')
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addColumn('retired_at', 'bigint')
    .addUniqueConstraint('visual_versions_key', ['look_id', 'number'])
    .execute();
  for (const column of ['picture_hash', 'retired_at']) {
    await db.schema
      .createIndex(`visual_versions_by_${column}`)
      .on('visual_versions')
      .column(column)
      .execute();
  }
}

async function createComparisons(db: Kysely<unknown>): Promise<void> {
  const onPostgres = isPostgres(db);
  await db.schema
    .createTable('visual_comparisons')
    .addColumn('sequence', onPostgres ? 'bigserial' : 'integer', (column) =>
      onPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('look_id', 'text', (column) =>
      column.notNull().references('visual_looks.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('review', 'text', (column) => column.notNull())
    .addColumn('diff_percentage', 'double precision', (column) => column.notNull())
    .addColumn('diff_pixels', 'integer', (column) => column.notNull())
    .addColumn('total_pixels', 'integer', (column) => column.notNull())
    .addColumn('ignored_pixels', 'integer', (column) => column.notNull())
    .addColumn('threshold', 'double precision', (column) => column.notNull())
    .addColumn('pixel_threshold', 'double precision', (column) => column.notNull())
    .addColumn('regions', 'text', (column) => column.notNull())
    .addColumn('shifts', 'text', (column) => column.notNull())
    .addColumn('ignored', 'text', (column) => column.notNull())
    .addColumn('picture_hash', 'text', (column) => column.notNull().references('visual_pictures.hash'))
    .addColumn('compared_hash', 'text', (column) => column.references('visual_pictures.hash'))
    .addColumn('diff_hash', 'text')
    .addColumn('run_id', 'text', (column) => column.references('runs.id').onDelete('set null'))
    .addColumn('execution_id', 'text', (column) => column.references('executions.id').onDelete('set null'))
    .addColumn('step_number', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('reviewed_at', 'bigint')
    .execute();
  const indexes = {
    owner: ['owner_id', 'sequence'],
    status: ['owner_id', 'status', 'sequence'],
    review: ['owner_id', 'review', 'sequence'],
    figures: ['owner_id', 'status', 'review', 'diff_percentage'],
    look: ['look_id', 'sequence'],
    look_review: ['look_id', 'review'],
    run: ['run_id', 'review'],
    execution: ['execution_id'],
    picture: ['picture_hash', 'owner_id'],
    compared: ['compared_hash', 'owner_id'],
    diff: ['diff_hash'],
    time: ['created_at'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema
      .createIndex(`visual_comparisons_by_${name}`)
      .on('visual_comparisons')
      .columns(columns)
      .execute();
  }
}

/** Pictures that are compared: what each step of a test looks like, the versions of that, and every comparison. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPictures(db);
  await createLooks(db);
  await createVersions(db);
  await createComparisons(db);
}

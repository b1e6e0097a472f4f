import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

type OldStep = { source: string; sentence?: string };

/** As the execution feature wrote it when this migration was made; a migration keeps its own copy. */
function keyText(testCase: string): string {
  const { steps } = JSON.parse(testCase) as { steps: OldStep[] };
  const words = steps.map(({ source, sentence }) => source || sentence || '');
  const text = words.filter((word, index) => word !== words[index - 1]).join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

const atOnce = 500;

async function keyOldTexts(db: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{
      id: string;
      test_case: string;
    }>`select id, test_case from executions where id > ${last} order by id limit ${atOnce}`.execute(db);
    for (const { id, test_case } of rows) {
      await sql`update executions set text_key = ${keyText(test_case)} where id = ${id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function markOldFlips(db: Kysely<unknown>): Promise<void> {
  await sql`
    update executions set flipped = 1 where id in (
      select id from (
        select id, verdict, text_key, lag(verdict) over earlier as verdict_before, lag(text_key) over earlier as key_before
        from executions
        where state = 'done' and status is not null and executed_at is not null
          and (cause is null or cause not in ('cancelled', 'interrupted'))
        window earlier as (partition by test_case_id order by executed_at, id)
      ) as pairs
      where verdict_before <> verdict and key_before = text_key
    )`.execute(db);
}

/** Executions know whether their verdict differs from the one before, and reports read what they count from one index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('executions').addColumn('text_key', 'text').execute();
  await db.schema
    .alterTable('executions')
    .addColumn('flipped', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await keyOldTexts(db);
  await markOldFlips(db);
  await db.schema
    .createIndex('executions_by_owner_and_case')
    .on('executions')
    .columns([
      'owner_id',
      'test_case_id',
      'executed_at',
      'id',
      'state',
      'status',
      'verdict',
      'duration_ms',
      'flipped',
    ])
    .execute();
}

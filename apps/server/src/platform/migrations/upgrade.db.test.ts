import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createPostgresDatabase, type Engine, onBothEngines, temporaryFolder } from '../../../test/start.ts';
import { keyText } from '../../features/execution/store/key-text.ts';
import { EmbeddedDialect } from '../engine/embedded-dialect.ts';
import { openSqlite } from '../engine/sqlite.ts';
import { migrations } from './index.ts';

async function open(engine: Engine): Promise<Kysely<unknown>> {
  if (engine === 'sqlite') {
    const database = openSqlite(join(temporaryFolder(), 'assay.sqlite'));
    return new Kysely({ dialect: new EmbeddedDialect({ database }) });
  }
  const pool = new pg.Pool({ connectionString: await createPostgresDatabase('template1') });
  // The database goes while the last connections still say goodbye.
  pool.on('error', () => undefined);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

onBothEngines('an installation of before', (engine) => {
  test('keeps its contact messages, and its accounts are counted and found', async () => {
    const db = await open(engine);
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      expect((await migrator.migrateTo('0005-access-tokens')).error).toBeUndefined();
      await sql`insert into contact_messages values ('m1', 'Ada', 'ada@example.com', 'Bug Report', 'It broke.', 'pending', 5)`.execute(
        db,
      );
      await sql`
        insert into users (id, email, password_hash, first_name, last_name, notification_preferences, role, status, created_at, updated_at)
        values ('u1', 'ada@example.com', '', 'Ada', 'L', '{}', 'admin', 'active', 1, 1),
               ('u2', 'bob@example.com', '', 'Bob', 'N', '{}', 'user', 'disabled', 2, 2)`.execute(db);
      expect((await migrator.migrateToLatest()).error).toBeUndefined();

      const inbox = await sql`select source, name, title, description, status, created_at from inbox`.execute(
        db,
      );
      expect(inbox.rows.map((row) => Object.values(row as object).map(String))).toEqual([
        ['contact', 'Ada', 'Bug Report', 'It broke.', 'open', '5'],
      ]);
      await sql`update users set status = 'active' where id = 'u2'`.execute(db);
      await sql`delete from users where id = 'u1'`.execute(db);
      const counts = await sql<{
        role: string;
        status: string;
      }>`select role, status from account_counts where amount > 0`.execute(db);
      expect(counts.rows).toEqual([{ role: 'user', status: 'active' }]);
      if (engine === 'sqlite') {
        const found = await sql`select account_id from account_search where words match '"example"'`.execute(
          db,
        );
        expect(found.rows).toEqual([{ account_id: 'u2' }]);
      }
    } finally {
      await db.destroy();
    }
  });

  test('sees in its old executions which ones came to another verdict with the same words', async () => {
    const db = await open(engine);
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      expect((await migrator.migrateTo('0007-administration')).error).toBeUndefined();
      await sql`
        insert into users (id, email, password_hash, first_name, last_name, notification_preferences, role, status, created_at, updated_at)
        values ('u1', 'ada@example.com', '', 'Ada', 'L', '{}', 'user', 'active', 1, 1)`.execute(db);
      await sql`insert into runs (id, owner_id, kind, status, request, title, created_at) values ('r1', 'u1', 'cases', 'finished', '{}', '', 1)`.execute(
        db,
      );
      await sql`
        insert into test_cases (id, owner_id, title, description, status, priority, origin, test_type, requirement_text, expected_result, steps, aliases, seen_names, created_at, updated_at)
        values ('c1', 'u1', '', '', 'active', 'low', 'stated', 'functional', '', '', '[]', '[]', '[]', 1, 1)`.execute(
        db,
      );
      const old = [
        ['e1', 'passed', null, 'Look.'],
        ['e2', 'failed', null, 'Look.'],
        ['e3', 'error', 'cancelled', 'Look.'],
        ['e4', 'passed', null, 'Look.'],
        ['e5', 'passed', null, 'Look.'],
        ['e6', 'failed', null, 'Look twice.'],
      ] as const;
      for (const [index, [id, verdict, cause, text]] of old.entries()) {
        const testCase = JSON.stringify({ steps: [{ source: text }, { source: text }] });
        await sql`
          insert into executions (id, owner_id, run_id, test_case_id, place, state, status, verdict, cause, reason, healed, browser, browser_used, engine, test_case, successful_steps, total_steps, created_at, executed_at)
          values (${id}, 'u1', 'r1', 'c1', ${index}, 'done', 'error', ${verdict}, ${cause}, '', 0, 'chrome', '', 'built-in', ${testCase}, 0, 1, ${index}, ${index})`.execute(
          db,
        );
      }
      expect((await migrator.migrateToLatest()).error).toBeUndefined();
      const rows = await sql<{ id: string; text_key: string; flipped: number }>`
        select id, text_key, flipped from executions order by id`.execute(db);
      expect(rows.rows.filter(({ flipped }) => flipped === 1).map(({ id }) => id)).toEqual(['e2', 'e4']);
      const steps = [{ source: 'Look.', reason: '' }];
      expect(rows.rows[0]?.text_key, 'as it is written today').toBe(keyText(steps));
    } finally {
      await db.destroy();
    }
  });
});

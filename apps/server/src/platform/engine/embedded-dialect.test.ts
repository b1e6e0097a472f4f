import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { openSqlite } from './sqlite.ts';

test('migrations that end half-way leave nothing behind', async () => {
  const db = new Kysely<Record<string, never>>({
    dialect: new EmbeddedDialect({ database: openSqlite(':memory:') }),
  });
  onTestFinished(() => db.destroy());
  let isBroken = true;
  const migrations = {
    one: { up: (on: Kysely<unknown>) => on.schema.createTable('one').addColumn('id', 'text').execute() },
    two: {
      async up(on: Kysely<unknown>) {
        await on.schema.createTable('two').addColumn('id', 'text').execute();
        if (isBroken) throw new Error('killed');
      },
    },
  };
  const migrate = () =>
    new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  expect((await migrate()).error).toMatchObject({ message: 'killed' });
  isBroken = false;
  expect((await migrate()).error).toBeUndefined();
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where name in ('one', 'two') order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(['one', 'two']);
});

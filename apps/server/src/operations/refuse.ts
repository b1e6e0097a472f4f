import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { migrations } from '../platform/migrations/index.ts';
import { quote, type Shape } from './rows/shapes.ts';
import { readMigrations } from './rows/sqlite-rows.ts';

/** Said as it is: nothing is wrong with the program. */
export class OperationError extends Error {
  override name = 'OperationError';
}

function judgeMigrations(had: readonly string[], what: string): void {
  const known = Object.keys(migrations);
  if (known.every((name) => had.includes(name)) && had.length === known.length) return;
  const isNewer = had.some((name) => !known.includes(name));
  throw new OperationError(
    isNewer
      ? `${what} was last used by a newer Assay than this one. Use that version.`
      : `${what} was last used by an older Assay. Start this version on it once, stop it, and try again.`,
  );
}

export function refuseOtherVersion(database: DatabaseSync, what: string): void {
  judgeMigrations(readMigrations(database), what);
}

export async function refuseOtherVersionOn(client: pg.ClientBase, what: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
  judgeMigrations(
    rows.map(({ name }) => name),
    what,
  );
}

/** Before anything is changed there: somebody else's data is neither mixed with ours nor brought up to date. */
export async function refuseData(client: pg.ClientBase, shapes: readonly Shape[]): Promise<void> {
  for (const { name } of shapes) {
    // It has one row from the beginning.
    if (name === 'administration') continue;
    const table = await client.query('select to_regclass($1) as it', [quote(name)]);
    if (!table.rows[0]?.it) continue;
    const { rowCount } = await client.query(`select 1 from ${quote(name)} limit 1`);
    if (!rowCount) continue;
    throw new OperationError(
      `The database already has data (in its table ${name}). Data is only moved into an empty database; create one, and name it.`,
    );
  }
}

import { DatabaseSync } from 'node:sqlite';
import { type Batch, createBudget, type Row } from './checksum.ts';
import { listColumns, quote, type Shape } from './shapes.ts';

/** Opens a database file to read it alone. */
export function openToRead(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: 5000 });
}

/** In an order that stays the same, so that reading can go on after as many rows as were read before. */
export function* readSqlite(database: DatabaseSync, shape: Shape, after = 0): Iterable<Batch> {
  const statement = database.prepare(
    `select ${listColumns(shape)} from ${quote(shape.name)} order by ${shape.key.map(quote).join(', ')} limit -1 offset ?`,
  );
  statement.setReturnArrays(true);
  let rows: Row[] = [];
  let budget = createBudget();
  let position = after;
  for (const row of statement.iterate(after) as Iterable<unknown> as Iterable<Row>) {
    rows.push(row);
    position += 1;
    if (!budget.take(row)) continue;
    yield { rows, position };
    rows = [];
    budget = createBudget();
  }
  if (rows.length > 0) yield { rows, position };
}

/** What a counting column last gave out, even if that row is gone. */
export function readCounter(database: DatabaseSync, { name }: Shape): number {
  return Number(database.prepare('select seq from sqlite_sequence where name = ?').get(name)?.seq ?? 0);
}

export function writeSqlite(database: DatabaseSync, shape: Shape): (rows: readonly Row[]) => void {
  const places = shape.columns.map(() => '?').join(', ');
  const statement = database.prepare(
    `insert into ${quote(shape.name)} (${listColumns(shape)}) values (${places})`,
  );
  return (rows) => {
    for (const row of rows) statement.run(...row);
  };
}

/** The migrations a database has had. */
export function readMigrations(database: DatabaseSync): string[] {
  return database
    .prepare('select name from kysely_migration order by name')
    .all()
    .map(({ name }) => String(name));
}

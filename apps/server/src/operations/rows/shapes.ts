import type { DatabaseSync } from 'node:sqlite';

/** A table with what is needed to copy it. */
export interface Shape {
  name: string;
  columns: string[];
  /** The columns of its primary key. */
  key: string[];
  /** The column that counts itself, where there is one. */
  counter: string | undefined;
}

/** Counted by triggers, or forgotten soon anyway. */
const leftOut = ['account_counts', 'rate_limits'];

function isOurs(name: string): boolean {
  return !/^(kysely|sqlite)_/.test(name) && !leftOut.includes(name);
}

/** All tables, those first that others refer to. Migrations give both engines the same ones, and SQLite tells more of them. */
export function describeTables(database: DatabaseSync): Shape[] {
  const tables = database
    .prepare(`select name from pragma_table_list where schema = 'main' and type = 'table' order by name`)
    .all()
    .map(({ name }) => String(name))
    .filter(isOurs);
  const isCounting = database.prepare(
    `select 1 from sqlite_schema where type = 'table' and name = ? and sql like '%autoincrement%'`,
  );
  const ordered: Shape[] = [];
  const waiting = new Set<string>();

  function add(name: string): void {
    if (ordered.some((shape) => shape.name === name)) return;
    if (waiting.has(name)) throw new Error(`The table ${name} refers to itself by way of others.`);
    waiting.add(name);
    const parents = database.prepare('select "table" as parent from pragma_foreign_key_list(?)').all(name);
    for (const { parent } of parents) if (parent !== name) add(String(parent));
    const columns = database.prepare('select name, pk from pragma_table_info(?)').all(name);
    const key = columns
      .filter(({ pk }) => Number(pk) > 0)
      .sort((one, other) => Number(one.pk) - Number(other.pk))
      .map((column) => String(column.name));
    if (key.length === 0) throw new Error(`The table ${name} has no key.`);
    ordered.push({
      name,
      columns: columns.map((column) => String(column.name)),
      key,
      counter: isCounting.get(name) ? key[0] : undefined,
    });
  }
  for (const table of tables) add(table);
  return ordered;
}

export function quote(name: string): string {
  return `"${name}"`;
}

export function listColumns({ columns }: Shape): string {
  return columns.map(quote).join(', ');
}

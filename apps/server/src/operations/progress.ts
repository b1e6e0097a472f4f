import type pg from 'pg';
import { unfinishedMove } from '../platform/database/unfinished-move.ts';

/** What a move has done so far, kept in the database it goes to together with the rows, so that it goes on after a kill. */
export interface Progress {
  /** The source it began with, unless this is its beginning. */
  source: string | undefined;
  positionOf: (table: string) => number;
  begin: (source: string) => Promise<void>;
  note: (table: string, position: number) => Promise<void>;
  end: () => Promise<void>;
}

export async function openProgress(client: pg.ClientBase): Promise<Progress> {
  const exists = await client.query('select to_regclass($1) as it', [unfinishedMove]);
  const rows: { name: string; position: number; source: string }[] = exists.rows[0]?.it
    ? (await client.query(`select name, position, source from ${unfinishedMove}`)).rows
    : [];
  const positions = new Map(rows.map(({ name, position }) => [name, position]));
  return {
    source: rows.find(({ name }) => name === '')?.source,
    positionOf: (table) => positions.get(table) ?? 0,
    async begin(source) {
      positions.clear();
      await client.query(
        `create table if not exists ${unfinishedMove} (name text primary key, position bigint not null, source text not null)`,
      );
      await client.query(`delete from ${unfinishedMove}`);
      await client.query(`insert into ${unfinishedMove} values ('', 0, $1)`, [source]);
    },
    async note(table, position) {
      await client.query(
        `insert into ${unfinishedMove} values ($1, $2, '') on conflict (name) do update set position = excluded.position`,
        [table, position],
      );
    },
    async end() {
      await client.query(`drop table ${unfinishedMove}`);
    },
  };
}

import { query } from '../faults/judge.ts';
import type { Stand } from '../faults/stand.ts';
import { readCpuMs } from './process-cost.ts';

/** What the database has done so far. */
export interface DatabaseCost {
  cpuMs: number;
  queries: number;
  rows: number;
  bytes: number;
}

export const statistics = ['shared_preload_libraries=pg_stat_statements'];

export async function readCost(stand: Stand): Promise<DatabaseCost> {
  await query(stand, 'create extension if not exists pg_stat_statements');
  const [row] = await query<Omit<DatabaseCost, 'cpuMs'>>(
    stand,
    `select (select sum(calls)::float8 from pg_stat_statements) as queries,
       (select sum(n_tup_ins)::float8 from pg_stat_user_tables) as rows,
       pg_database_size(current_database())::float8 as bytes`,
  );
  if (!row) throw new Error('The database tells nothing about itself.');
  return { ...row, cpuMs: readCpuMs([stand.database.pid()]) };
}

export function subtract(now: DatabaseCost, before: DatabaseCost): DatabaseCost {
  return {
    cpuMs: now.cpuMs - before.cpuMs,
    queries: now.queries - before.queries,
    rows: now.rows - before.rows,
    bytes: now.bytes - before.bytes,
  };
}

/** How long one kind of statement takes in the database itself, on average, in milliseconds. */
export async function readMean(stand: Stand, like: string): Promise<number> {
  const [row] = await query<{ mean: number }>(
    stand,
    'select sum(total_exec_time) / nullif(sum(calls), 0) as mean from pg_stat_statements where query like $1',
    [like],
  );
  return row?.mean ?? 0;
}

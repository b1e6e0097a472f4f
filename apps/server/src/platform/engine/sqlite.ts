import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

type Parameters = Parameters_[];
type Parameters_ = string | number | bigint | null | Uint8Array;

/** Is told of every query that ended: how long it took, and whether it failed. */
export type WatchQuery = (sql: string, ms: number, failed: boolean) => void;

function timed<T>(sql: string, watch: WatchQuery, work: () => T): T {
  const startedAt = performance.now();
  let failed = true;
  try {
    const answer = work();
    failed = false;
    return answer;
  } finally {
    watch(sql, performance.now() - startedAt, failed);
  }
}

function adapt(statement: StatementSync, sql: string, watch: WatchQuery): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => timed(sql, watch, () => statement.all(...(parameters as Parameters))),
    run: (parameters) => timed(sql, watch, () => statement.run(...(parameters as Parameters))),
    iterate: (parameters) => statement.iterate(...(parameters as Parameters)),
  };
}

const keptStatements = 500;

/** node:sqlite in the shape Kysely's SQLite dialect expects, with prepared statements kept for reuse. */
export function openSqlite(file: string, watch: WatchQuery = () => undefined): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = adapt(database.prepare(sql), sql, watch);
      if (kept.size < keptStatements) kept.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Makes this process the folder's only server. The kernel holds the lock, so it goes when the process goes, however it ends.
 * Answers undefined where another process has it.
 */
export function lockFolder(folder: string): { release: () => void } | undefined {
  const database = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch {
    database.close();
    return undefined;
  }
  return {
    release() {
      if (database.isOpen) database.close();
    },
  };
}

import type { WatchQuery } from '../engine/sqlite.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

const kinds = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'];

function kindOf(sql: string): string {
  const word = sql.slice(0, sql.search(/\W|$/)).toLowerCase();
  return kinds.includes(word) ? word : 'other';
}

/** Statements as Kysely writes them hold places for values, never the values. */
export function watchQueries({ querySeconds, queryFailures }: Metrics, tracing: Tracing): WatchQuery {
  return (sql, ms, failed) => {
    const kind = kindOf(sql);
    querySeconds.observe({ kind }, ms / 1000);
    if (failed) queryFailures.inc();
    if (!tracing.isOn) return;
    tracing.note(`database ${kind}`, {
      kind: 'client',
      attributes: { 'db.query.text': sql.slice(0, 2000) },
      durationMs: ms,
      failed,
    });
  };
}

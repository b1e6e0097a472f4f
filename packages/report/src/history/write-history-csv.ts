import { writeCsv } from '../csv/write-csv.ts';
import type { HistoryReport } from './types.ts';

const columns = [
  'execution_id',
  'test_case_id',
  'run_id',
  'test_case',
  'status',
  'verdict',
  'cause',
  'reason',
  'executed_at',
  'created_at',
  'duration_ms',
  'browser',
  'browser_used',
  'source',
] as const;

/** One row for each execution, newest first. */
export function writeHistoryCsv({ executions }: HistoryReport): string {
  return writeCsv([
    columns,
    ...executions.map((one) => [
      one.id,
      one.test_case_id,
      one.run_id,
      one.title,
      one.status,
      one.verdict,
      one.cause,
      one.reason,
      one.executed_at,
      one.created_at,
      one.duration,
      one.browser,
      one.browser_used,
      one.source,
    ]),
  ]);
}

import type { HistoryReport } from './types.ts';

/** The report as data, with the names that the calls use. */
export function writeHistoryJson(report: HistoryReport): string {
  const { madeAt, filters, statistics, cases, executions, leftOut } = report;
  const data = {
    made_at: madeAt,
    filters: { test_case: filters.testCase, start: filters.start, end: filters.end },
    statistics,
    test_cases: cases,
    // As text it would only repeat what the other fields say.
    executions: executions.map(({ execution_result: _, ...rest }) => rest),
    left_out: leftOut,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

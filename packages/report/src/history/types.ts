import type { Answer } from '@assay/contract';

type Summary = Answer<'GET /api/reports'>['data'];
export type CaseHistory = Summary['cases'][number];
export type PastExecution = Answer<'GET /api/test-executions'>['executions'][number];

/** Many executions of a period: figures, test cases, and the executions themselves, newest first. */
export interface HistoryReport {
  madeAt: string;
  /** What was asked for; null where nothing was left out. */
  filters: { testCase: string | null; start: string | null; end: string | null };
  statistics: Summary['statistics'];
  cases: CaseHistory[];
  executions: PastExecution[];
  /** How many are not in the file, which only holds so much. */
  leftOut: { executions: number; cases: number };
}

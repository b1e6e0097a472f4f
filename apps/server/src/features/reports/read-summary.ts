import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/paging.ts';
import { readBounds } from '../execution/index.ts';
import { listTitles } from '../generation/index.ts';
import { type Counts, countCases, listLastResults, type ResultRow } from './store.ts';

export type Summary = Answer<'GET /api/reports'>['data'];
type Query = Received<'GET /api/reports'>['query'];
export type Asked = Pick<Query, 'test_case_id' | 'start' | 'end'>;

const shownResults = 20;

function presentCounts({ total, passed, failed, timeout, duration, timed }: Counts) {
  return {
    total,
    passed,
    failed,
    error: total - passed - failed - timeout,
    timeout,
    success_rate: total === 0 ? 0 : Math.round((1000 * passed) / total) / 10,
    average_duration: timed === 0 ? null : Math.round(duration / timed),
    total_duration: duration,
  };
}

function presentResult(row: ResultRow): Summary['cases'][number]['results'][number] {
  return {
    execution_id: row.id,
    verdict: row.verdict ?? 'error',
    cause: row.cause,
    browser: row.browser,
    duration: row.duration_ms,
    executed_at: new Date(row.executed_at ?? 0).toISOString(),
  };
}

/** The figures of a period, and a part of its cases with their last results. */
export async function summarise(
  db: Db,
  ownerId: string,
  asked: Asked,
  { sort, limit, offset }: { sort: Query['sort']; limit: number; offset: number },
): Promise<Pick<Summary, 'statistics' | 'cases'>> {
  const period = { ownerId, ...readBounds(asked) };
  const { all, cases } = await countCases(db, period, sort, { limit, offset });
  const ids = cases.map(({ testCaseId }) => testCaseId);
  const titles = await listTitles(db, ownerId, ids);
  const results = await listLastResults(db, period, ids, shownResults);
  return {
    statistics: { ...presentCounts(all), cases: all.cases, flaky_cases: all.flakyCases },
    cases: cases.map((one) => ({
      test_case_id: one.testCaseId,
      title: titles.get(one.testCaseId) ?? '',
      ...presentCounts(one),
      results: (results.get(one.testCaseId) ?? []).map(presentResult),
      flips: one.flips,
      flaky: one.flips > 0,
    })),
  };
}

export async function readSummary(db: Db, ownerId: string, query: Query): Promise<Summary> {
  const { page, pageSize, limit, offset } = readPage(query);
  const summary = await summarise(db, ownerId, query, { sort: query.sort, limit, offset });
  return { ...summary, page, page_size: pageSize };
}

import { awkwardTexts } from '../report.fixture.ts';
import type { CaseHistory, HistoryReport, PastExecution } from './types.ts';

const counts = {
  total: 3,
  passed: 1,
  failed: 1,
  error: 1,
  timeout: 0,
  success_rate: 33.3,
  average_duration: 1500,
  total_duration: 4500,
};

export function makePast(change: Partial<PastExecution> = {}): PastExecution {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    test_case_id: '22222222-2222-4222-8222-222222222222',
    run_id: '33333333-3333-4333-8333-333333333333',
    status: 'success',
    executed_at: '2026-01-02T03:04:05.678Z',
    created_at: '2026-01-02T03:04:00.000Z',
    execution_result: '{}',
    title: 'Saving works',
    verdict: 'passed',
    cause: null,
    reason: 'Every check held.',
    browser: 'chrome',
    browser_used: 'Chromium 150',
    source: 'built-in',
    duration: 1500,
    pictures: [],
    trace: null,
    ...change,
  };
}

function makeCase(change: Partial<CaseHistory> = {}): CaseHistory {
  const result = { cause: null, browser: 'chrome', duration: 1500 } as const;
  return {
    test_case_id: '22222222-2222-4222-8222-222222222222',
    title: 'Saving works',
    ...counts,
    results: [
      { ...result, execution_id: 'e1', verdict: 'passed', executed_at: '2026-01-02T03:04:05.678Z' },
      { ...result, execution_id: 'e2', verdict: 'failed', executed_at: '2026-01-03T03:04:05.678Z' },
      {
        ...result,
        execution_id: 'e3',
        verdict: 'error',
        cause: 'timeout',
        duration: null,
        executed_at: '2026-01-04T03:04:05.678Z',
      },
    ],
    flips: 2,
    flaky: true,
    ...change,
  };
}

export function makeHistory(change: Partial<HistoryReport> = {}): HistoryReport {
  return {
    madeAt: '2026-01-05T00:00:00.000Z',
    filters: { testCase: null, start: null, end: null },
    statistics: { ...counts, cases: 1, flaky_cases: 1 },
    cases: [makeCase()],
    executions: [
      makePast({ verdict: 'error', status: 'timeout', cause: 'timeout', reason: 'It took too long.' }),
      makePast({ verdict: 'failed', status: 'error', reason: 'A check did not hold.' }),
      makePast(),
    ],
    leftOut: { executions: 0, cases: 0 },
    ...change,
  };
}

/** Awkward texts wherever a text is free. */
export function makeAwkwardHistory(): HistoryReport {
  const texts = Object.values(awkwardTexts);
  return makeHistory({
    filters: { testCase: texts.join(' '), start: '2026-01-01', end: '2026-01-31' },
    cases: texts.map((title, index) => makeCase({ title, test_case_id: `${index}` })),
    executions: texts.map((text) => makePast({ title: text, reason: text, browser_used: text })),
  });
}

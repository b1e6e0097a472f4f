import { z } from 'zod';
import { defineCalls } from './call.ts';
import { browsers, causes, reportFileFormats, reportSorts, verdicts } from './choices.ts';
import { count, data, id, paging, period, timestamp } from './fields.ts';

const counts = {
  total: count,
  passed: count,
  /** A check did not hold. */
  failed: count,
  /** Could not be carried out, or proved nothing. */
  error: count,
  timeout: count,
  /** Percent of the total, to one decimal. */
  success_rate: z.number(),
  /** Milliseconds; null where nothing was timed. */
  average_duration: z.number().nullable(),
  total_duration: z.number(),
};

const pastResult = z.object({
  execution_id: id,
  verdict: z.enum(verdicts),
  cause: z.enum(causes).nullable(),
  browser: z.enum(browsers),
  /** Milliseconds. */
  duration: z.number().nullable(),
  executed_at: timestamp,
});

const caseHistory = z.object({
  test_case_id: id,
  title: z.string(),
  ...counts,
  /** At most 20, the newest last. */
  results: z.array(pastResult),
  /** How often the verdict changed from one execution to the next although the text of the case had not. */
  flips: count,
  flaky: z.boolean(),
});

export const reportCalls = defineCalls({
  'GET /api/reports': {
    summary: 'Count the signed-in person’s executions, over all and for each test case',
    feature: 'reports',
    access: 'user',
    query: z.object({
      ...period,
      page: paging.page,
      page_size: paging.page_size,
      sort: z.enum(reportSorts).default('last_run'),
    }),
    response: data(
      z.object({
        statistics: z.object({ ...counts, cases: count, flaky_cases: count }),
        /** One page of the test cases that ran; `statistics.cases` are all. */
        cases: z.array(caseHistory),
        page: count,
        page_size: count,
      }),
    ),
    errors: [],
  },
  'GET /api/reports/export': {
    summary: 'Download the report as a file, with the newest 1,000 executions',
    feature: 'reports',
    access: 'user',
    query: z.object({ ...period, format: z.enum(reportFileFormats).default('html') }),
    produces: ['text/html', 'application/pdf', 'text/csv', 'application/json', 'application/xml'],
    errors: [],
  },
});

import type { HistoryReport } from './types.ts';

/** What the report is about, in a sentence. */
export function describeFilters({ testCase, start, end }: HistoryReport['filters']): string {
  const what = testCase === null ? 'All test cases' : `The test case “${testCase}”`;
  if (start !== null && end !== null) return `${what}, from ${start} to ${end} (UTC, both included).`;
  if (start !== null) return `${what}, since ${start} (UTC).`;
  if (end !== null) return `${what}, until ${end} (UTC, included).`;
  return `${what}, at any time.`;
}

/** What is not in the file, in a sentence; empty where everything is. */
export function describeLeftOut({ executions, leftOut, cases }: HistoryReport): string {
  const parts: string[] = [];
  if (leftOut.executions > 0) {
    const total = executions.length + leftOut.executions;
    parts.push(`the newest ${executions.length} of ${total} executions`);
  }
  if (leftOut.cases > 0) {
    parts.push(`${cases.length} of ${cases.length + leftOut.cases} test cases, those that ran last`);
  }
  if (parts.length === 0) return '';
  return `This file lists ${parts.join(' and ')}. Its figures count all; choose a shorter time to get the rest.`;
}

export function sayFlips(flips: number): string {
  const times = flips === 1 ? 'once' : `${flips} times`;
  return `Flaky: its verdict changed ${times} while its text stayed the same.`;
}

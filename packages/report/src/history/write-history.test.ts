import { expect, test } from 'vitest';
import { readCsv } from '../csv/read-csv.fixture.ts';
import { awkwardTexts } from '../report.fixture.ts';
import { describeFilters, describeLeftOut, sayFlips } from './describe-history.ts';
import { makeAwkwardHistory, makeHistory, makePast } from './history.fixture.ts';
import { writeHistoryCsv } from './write-history-csv.ts';
import { writeHistoryJson } from './write-history-json.ts';

test('CSV comes back as it was: commas, quotes, lines, every awkward text; formulas are made harmless', () => {
  const texts = [...Object.values(awkwardTexts), 'a, "b"\r\nc', '', '=1+1', '+1', '-1', '@SUM(A1)', '\t=1'];
  const executions = texts.map((text, index) =>
    makePast({ id: `${index}`, title: text, reason: text, duration: index === 0 ? null : index }),
  );
  const [head = [], ...rows] = readCsv(writeHistoryCsv(makeHistory({ executions })));
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  const harmless = texts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text));
  expect(column('test_case')).toEqual(harmless);
  expect(column('reason')).toEqual(harmless);
  expect(column('execution_id')).toEqual(texts.map((_, index) => `${index}`));
  expect(column('duration_ms').slice(0, 3)).toEqual(['', '1', '2']);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
  expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

test('JSON holds the figures, the cases and the executions', () => {
  const report = makeAwkwardHistory();
  const read = JSON.parse(writeHistoryJson(report));
  expect(read.statistics).toEqual(report.statistics);
  expect(read.test_cases).toEqual(report.cases);
  expect(read.executions.map(({ title }: { title: string }) => title)).toEqual(
    report.executions.map(({ title }) => title),
  );
  expect(read.left_out).toEqual({ executions: 0, cases: 0 });
});

test.each([
  [{ testCase: null, start: null, end: null }, 'All test cases, at any time.'],
  [{ testCase: 'Buy', start: '2026-01-01', end: null }, 'The test case “Buy”, since 2026-01-01 (UTC).'],
  [{ testCase: null, start: null, end: '2026-01-02' }, 'All test cases, until 2026-01-02 (UTC, included).'],
  [
    { testCase: null, start: '2026-01-01', end: '2026-01-02' },
    'All test cases, from 2026-01-01 to 2026-01-02 (UTC, both included).',
  ],
])('%j is told', (filters, words) => {
  expect(describeFilters(filters)).toBe(words);
});

test('a file that was cut says so', () => {
  expect(describeLeftOut(makeHistory())).toBe('');
  expect(describeLeftOut(makeHistory({ leftOut: { executions: 7, cases: 2 } }))).toBe(
    'This file lists the newest 3 of 10 executions and 1 of 3 test cases, those that ran last. Its figures count all; choose a shorter time to get the rest.',
  );
  expect([sayFlips(1), sayFlips(3)]).toEqual([
    'Flaky: its verdict changed once while its text stayed the same.',
    'Flaky: its verdict changed 3 times while its text stayed the same.',
  ]);
});

import { expect, test } from 'vitest';
import { changeFilters, findDateProblem, isFiltered, periodOf, readFilters } from './filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));
const none = { testCaseId: '', start: '', end: '', sort: 'last_run', page: 1 };

test.each([
  ['', none],
  [
    'case=c1&start=2026-01-02&end=2026-01-03&sort=flips&page=3',
    { testCaseId: 'c1', start: '2026-01-02', end: '2026-01-03', sort: 'flips', page: 3 },
  ],
  ['start=yesterday&end=2026-02-40&sort=name&page=-1', none],
  ['start=2026-1-2&page=1.5&end=', none],
  ['page=1e9', none],
])('%s is read', (address, filters) => {
  expect(read(address)).toEqual(filters);
});

test('a change is written shortly, goes back to the first page and leaves what is not its own', () => {
  const search = new URLSearchParams('case=c1&page=4&first=r1');
  expect(changeFilters(search, { start: '2026-01-02' }).toString()).toBe('case=c1&first=r1&start=2026-01-02');
  expect(changeFilters(search, { page: 5 }).toString()).toBe('case=c1&page=5&first=r1');
  expect(changeFilters(search, { testCaseId: '', sort: 'failures' }).toString()).toBe(
    'first=r1&sort=failures',
  );
});

test('only what is chosen is asked for', () => {
  expect(periodOf(read('end=2026-01-03'))).toEqual({ end: '2026-01-03' });
  expect([isFiltered(read('sort=flips')), isFiltered(read('end=2026-01-03'))]).toEqual([false, true]);
});

test('an end before its start is told', () => {
  expect(findDateProblem(read('start=2026-01-03&end=2026-01-02'))).toBe(
    'The end date is before the start date.',
  );
  expect(findDateProblem(read('start=2026-01-02&end=2026-01-02'))).toBeUndefined();
  expect(findDateProblem(read('end=2026-01-02'))).toBeUndefined();
});

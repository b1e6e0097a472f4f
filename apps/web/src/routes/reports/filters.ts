import { type ReportSort, reportSorts } from '@assay/contract/choices';

/** What is shown, as the address of the page has it. Empty texts stand for no choice. */
export interface Filters {
  testCaseId: string;
  /** Dates as `2026-01-31`. */
  start: string;
  end: string;
  sort: ReportSort;
  page: number;
}

function readDate(given: string | null): string {
  const isDate = given !== null && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given));
  return isDate ? given : '';
}

/** Addresses are typed and mailed; what makes no sense in them is no choice. */
export function readFilters(search: URLSearchParams): Filters {
  const sort = reportSorts.find((one) => one === search.get('sort'));
  const page = Number(search.get('page'));
  return {
    testCaseId: search.get('case')?.slice(0, 64) ?? '',
    start: readDate(search.get('start')),
    end: readDate(search.get('end')),
    sort: sort ?? 'last_run',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Puts a change into the address. Another choice of executions begins at the first page again. */
export function changeFilters(search: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(search);
  const { testCaseId, start, end, sort, page } = { ...readFilters(search), page: 1, ...change };
  const written = {
    case: testCaseId,
    start,
    end,
    sort: sort === 'last_run' ? '' : sort,
    page: page === 1 ? '' : String(page),
  };
  for (const [name, value] of Object.entries(written)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function isFiltered({ testCaseId, start, end }: Filters): boolean {
  return testCaseId !== '' || start !== '' || end !== '';
}

/** The part of a call's query that chooses executions. */
export function periodOf({ testCaseId, start, end }: Filters): {
  test_case_id?: string;
  start?: string;
  end?: string;
} {
  return {
    ...(testCaseId && { test_case_id: testCaseId }),
    ...(start && { start }),
    ...(end && { end }),
  };
}

export function findDateProblem({ start, end }: Filters): string | undefined {
  return start && end && end < start ? 'The end date is before the start date.' : undefined;
}

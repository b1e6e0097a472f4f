import type { Sent } from '@assay/contract';
import {
  defaultPageSize,
  pageSizes,
  type TestCaseStatus,
  testCaseStatuses,
  type Verdict,
  verdicts,
} from '@assay/contract/choices';

export const orders = {
  newest: { label: 'Newest first', sort: 'created_at', order: 'desc' },
  oldest: { label: 'Oldest first', sort: 'created_at', order: 'asc' },
  title: { label: 'Title, A to Z', sort: 'title', order: 'asc' },
  'last-run': { label: 'Last run first', sort: 'last_run', order: 'desc' },
} as const;
export type OrderName = keyof typeof orders;

/** What of the list is looked at. Empty texts: all of them. */
export interface CaseQuery {
  search: string;
  status: TestCaseStatus | '';
  verdict: Verdict | '';
  /** A project's id, or `none`. */
  project: string;
  order: OrderName;
  page: number;
  pageSize: number;
}

function oneOf<T extends string>(known: readonly T[], given: string | null): T | undefined {
  return known.find((value) => value === given);
}

/** Reads it from an address; what is odd there counts as not given. */
export function readCaseQuery(address: URLSearchParams): CaseQuery {
  const page = Number(address.get('page'));
  const size = Number(address.get('size'));
  return {
    search: (address.get('search') ?? '').slice(0, 254),
    status: oneOf(testCaseStatuses, address.get('status')) ?? '',
    verdict: oneOf(verdicts, address.get('result')) ?? '',
    project: address.get('project') ?? '',
    order: oneOf(Object.keys(orders) as OrderName[], address.get('order')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: pageSizes.find((known) => known === size) ?? defaultPageSize,
  };
}

/** The same address with another query in it; what is as usual is left out. */
export function writeCaseQuery(address: URLSearchParams, query: CaseQuery): URLSearchParams {
  const written = new URLSearchParams(address);
  const parts: [name: string, value: string, usual: string][] = [
    ['search', query.search, ''],
    ['status', query.status, ''],
    ['result', query.verdict, ''],
    ['project', query.project, ''],
    ['order', query.order, 'newest'],
    ['page', String(query.page), '1'],
    ['size', String(query.pageSize), String(defaultPageSize)],
  ];
  for (const [name, value, usual] of parts) {
    if (value === usual) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** Whether some of the cases may be left out. */
export function isFiltered({ search, status, verdict, project }: CaseQuery): boolean {
  return Boolean(search || status || verdict || project);
}

/** As the server wants it. */
export function askFor(query: CaseQuery, projectId?: string): Sent<'GET /api/test-cases'>['query'] {
  const { search, status, verdict, order, page, pageSize } = query;
  const project = projectId ?? query.project;
  return {
    page,
    page_size: pageSize,
    sort: orders[order].sort,
    order: orders[order].order,
    ...(search.trim() && { search }),
    ...(status && { status }),
    ...(verdict && { verdict }),
    ...(project && { project_id: project }),
  };
}

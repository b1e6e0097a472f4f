import type { Answer } from '@assay/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { type Filters, periodOf } from './filters.ts';

export type Summary = Answer<'GET /api/reports'>['data'];
export type Statistics = Summary['statistics'];
export type CaseHistory = Summary['cases'][number];
export type PastResult = CaseHistory['results'][number];
export type PastExecution = Answer<'GET /api/test-executions'>['executions'][number];

const historyPage = 20;
/** Without a connection they should fail and say so; and people come back here from a run that has just ended. */
const always = { networkMode: 'always', staleTime: 0 } as const;

export function useTestCases() {
  return useQuery({
    queryKey: ['reports', 'cases'],
    queryFn: async ({ signal }) => (await request('GET /api/test-cases', { query: {}, signal })).testCases,
    ...always,
  });
}

export function useSummary(filters: Filters) {
  const query = { ...periodOf(filters), sort: filters.sort, page: filters.page, page_size: 10 };
  return useQuery({
    queryKey: ['reports', 'summary', query],
    queryFn: async ({ signal }) => (await request('GET /api/reports', { query, signal })).data,
    placeholderData: keepPreviousData,
    ...always,
  });
}

export function useHistory(filters: Filters) {
  const period = periodOf(filters);
  return useInfiniteQuery({
    queryKey: ['reports', 'history', period],
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/test-executions', {
        query: { ...period, limit: historyPage, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    ...always,
  });
}

/** The latest runs that ended, to be compared. */
export function useEndedRuns() {
  return useQuery({
    queryKey: ['reports', 'runs'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/runs', { query: { state: 'ended', limit: 100 }, signal })).runs,
    ...always,
  });
}

export function useWholeRun(id: string) {
  return useQuery({
    queryKey: ['reports', 'run', id],
    queryFn: async ({ signal }) => (await request('GET /api/runs/{id}', { params: { id }, signal })).run,
    enabled: id !== '',
    networkMode: 'always',
  });
}

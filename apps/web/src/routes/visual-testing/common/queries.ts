import type { Answer } from '@assay/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../../lib/client.ts';
import { filterOf, type View } from './view.ts';

export type VisualSummary = Answer<'GET /api/visual/summary'>['data']['summary'];
export type BaselineWithHistory = Answer<'GET /api/visual/baselines/{id}'>['data'];

/** As many comparisons as the history shows at a time. */
export const historyPage = 20;
export const baselinePage = 12;

/** Without a connection they should fail and say so; and people come back here from a run that has just ended. */
const always = { networkMode: 'always', staleTime: 0 } as const;

export function useSummary() {
  return useQuery({
    queryKey: ['visual', 'summary'],
    queryFn: async ({ signal }) => (await request('GET /api/visual/summary', { signal })).data.summary,
    ...always,
  });
}

/** The latest comparisons, whatever they came to. */
export function useLatest() {
  return useQuery({
    queryKey: ['visual', 'latest'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/visual/history', { query: { limit: historyPage }, signal })).data.comparisons,
    ...always,
  });
}

export function useHistory({ show, search, page, run, look }: View) {
  const query = {
    limit: historyPage,
    page,
    ...filterOf(show),
    ...(search && { search }),
    ...(run && { run_id: run }),
    ...(look && { baseline_id: look }),
  };
  return useQuery({
    queryKey: ['visual', 'history', query],
    queryFn: async ({ signal }) => (await request('GET /api/visual/history', { query, signal })).data,
    placeholderData: keepPreviousData,
    ...always,
  });
}

/** All that one run compared. */
export function useComparisonsOfRun(run: string) {
  const query = { limit: 500, run_id: run };
  return useQuery({
    queryKey: ['visual', 'run', run],
    queryFn: async ({ signal }) =>
      (await request('GET /api/visual/history', { query, signal })).data.comparisons,
    ...always,
  });
}

/** How many differences of a run nobody has decided about, and the newest of them; of all runs where none is named. */
export function useWaiting(run: string, isWanted: boolean) {
  const query = { limit: 1, review: 'waiting', ...(run && { run_id: run }) } as const;
  return useQuery({
    queryKey: ['visual', 'waiting', run],
    queryFn: async ({ signal }) => {
      const { comparisons, total } = (await request('GET /api/visual/history', { query, signal })).data;
      return { total, first: comparisons[0] };
    },
    enabled: isWanted,
    ...always,
  });
}

export function useBaselines({ search, page }: Pick<View, 'search' | 'page'>, pageSize = baselinePage) {
  const query = { page, page_size: pageSize, ...(search && { search }) };
  return useQuery({
    queryKey: ['visual', 'baselines', query],
    queryFn: async ({ signal }) => (await request('GET /api/visual/baselines', { query, signal })).data,
    placeholderData: keepPreviousData,
    ...always,
  });
}

export function useBaseline(id: string) {
  return useQuery({
    queryKey: ['visual', 'baseline', id],
    queryFn: async ({ signal }) =>
      (await request('GET /api/visual/baselines/{id}', { params: { id }, signal })).data,
    ...always,
  });
}

/** The newest saved test cases, which pictures can belong to. */
export function useTestCases() {
  const query = { page: 1, page_size: 100 };
  return useQuery({
    queryKey: ['test cases', query],
    queryFn: ({ signal }) => request('GET /api/test-cases', { query, signal }),
  });
}

/** Fetches again what this page shows; resolves when it is fresh. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['visual'] }), [client]);
}

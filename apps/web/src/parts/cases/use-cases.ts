import type { Answer } from '@assay/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { askFor, type CaseQuery } from './case-query.ts';

export type ListedCase = Answer<'GET /api/test-cases'>['testCases'][number];

/** A page of the cases; while the next is fetched the last one stays. */
export function useCases(query: CaseQuery, projectId?: string) {
  const asked = askFor(query, projectId);
  return useQuery({
    queryKey: ['test cases', asked],
    queryFn: ({ signal }) => request('GET /api/test-cases', { query: asked, signal }),
    placeholderData: keepPreviousData,
    // People come back here from a run that has just ended.
    staleTime: 0,
  });
}

import type { Answer } from '@assay/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../../lib/client.ts';

export type ApiSummary = Answer<'GET /api/api-testing/summary'>['data']['summary'];
export type Environment = Answer<'GET /api/api-testing/environments'>['data']['environments'][number];

/** Without a connection they should fail and say so. */
export const always = { networkMode: 'always', staleTime: 0 } as const;

export function useSummary() {
  return useQuery({
    queryKey: ['api testing', 'summary'],
    queryFn: async ({ signal }) => (await request('GET /api/api-testing/summary', { signal })).data.summary,
    ...always,
  });
}

export function useEnvironments() {
  return useQuery({
    queryKey: ['api testing', 'environments'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/api-testing/environments', { signal })).data.environments,
    ...always,
  });
}

/** Fetches again what this page shows; resolves when it is fresh. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['api testing'] }), [client]);
}

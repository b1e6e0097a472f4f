import type { ComparisonDetail } from '@assay/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../../lib/client.ts';

/** One comparison with all that belongs to it. */
export function useComparison(id: string) {
  return useQuery({
    queryKey: ['visual', 'comparison', id],
    queryFn: async ({ signal }) =>
      (await request('GET /api/visual/comparisons/{id}', { params: { id }, signal })).data.comparison,
    networkMode: 'always',
    staleTime: 0,
  });
}

/** Puts what a decision answered in place of what was read before, and lets everything else be read anew. */
export function useKeepComparison(): (comparison?: ComparisonDetail) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (comparison) => {
      if (comparison) client.setQueryData(['visual', 'comparison', comparison.id], comparison);
      await client.invalidateQueries({ queryKey: ['visual'] });
    },
    [client],
  );
}

/** What waits for a decision besides this one: of the same run first, then of any. */
export function useNextWaiting(current: string, runId: string | null) {
  return useQuery({
    queryKey: ['visual', 'next waiting', current, runId],
    queryFn: async ({ signal }) => {
      const ask = async (run_id: string | undefined) =>
        (
          await request('GET /api/visual/history', {
            query: { review: 'waiting', limit: 2, ...(run_id && { run_id }) },
            signal,
          })
        ).data;
      const other = ({ comparisons }: Awaited<ReturnType<typeof ask>>) =>
        comparisons.find(({ id }) => id !== current);
      const ofRun = runId ? other(await ask(runId)) : undefined;
      const all = await ask(undefined);
      return { next: ofRun ?? other(all) ?? null, total: all.total };
    },
    networkMode: 'always',
    staleTime: 0,
  });
}

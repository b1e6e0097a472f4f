import type { Answer } from '@assay/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/client.ts';
import { always } from '../common/queries.ts';

export type SavedConfig = Answer<'GET /api/api-testing/configs'>['data'][number];

export function useConfigs() {
  return useQuery({
    queryKey: ['api testing', 'configs'],
    queryFn: async ({ signal }) => (await request('GET /api/api-testing/configs', { signal })).data,
    ...always,
  });
}

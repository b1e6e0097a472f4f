import type { Answer } from '@assay/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/client.ts';
import { always } from '../common/queries.ts';
import type { View } from '../common/view.ts';

export type Execution = Answer<'GET /api/api-testing/history'>['data']['executions'][number];
export type ExecutionDetail = Answer<'GET /api/api-testing/executions/{id}'>['data']['execution'];

export const historyPage = 10;
const lookEvery = 1500;

export function useHistory({ search, page }: View) {
  const query = { limit: historyPage, page, ...(search && { search }) };
  return useQuery({
    queryKey: ['api testing', 'history', query],
    queryFn: async ({ signal }) => (await request('GET /api/api-testing/history', { query, signal })).data,
    placeholderData: keepPreviousData,
    // What runs is looked at again until it has ended.
    refetchInterval: ({ state }) =>
      state.data?.executions.some((one) => one.state === 'running') ? lookEvery : false,
    ...always,
  });
}

export function useExecution(id: string) {
  return useQuery({
    queryKey: ['api testing', 'execution', id],
    queryFn: async ({ signal }) =>
      (await request('GET /api/api-testing/executions/{id}', { params: { id }, signal })).data.execution,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookEvery : false),
    ...always,
  });
}

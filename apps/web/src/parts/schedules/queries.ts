import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import type { Timezone } from './draft.ts';
import type { Schedule, Target, When } from './schedule.ts';

export const schedulesKey = ['schedules'] as const;

function isUnderWay({ last_run: run }: Schedule): boolean {
  return run !== null && run.finished_at === null;
}

/** The schedules of a case or of a project, or all; looked at again now and then, since they run by themselves. */
export function useSchedules(target?: Target) {
  return useQuery({
    queryKey: [...schedulesKey, target ?? 'all'],
    queryFn: async ({ signal }) =>
      (await request('GET /api/schedules', { query: target ?? {}, signal })).schedules,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 3000 : 20_000),
  });
}

/** The next times of what is being written, once typing comes to rest. */
export function usePreview(when: When, timezone: Timezone) {
  const [asked] = useDebouncedValue({ when, timezone }, 250);
  return useQuery({
    queryKey: ['schedule preview', asked],
    queryFn: ({ signal }) => request('POST /api/schedules/preview', { body: asked, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

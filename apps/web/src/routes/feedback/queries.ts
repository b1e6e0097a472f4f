import type { Answer } from '@assay/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { searchOf } from './search-of.ts';

export type Feedback = Answer<'GET /api/feedback'>['data'][number];
export type Wanted = Answer<'GET /api/feedback/popular'>['data'][number];

export const keys = {
  all: ['feedback'],
  own: ['feedback', 'own'],
  popular: ['feedback', 'popular'],
} as const;

/** Everything the signed-in person sent. */
export function useOwnFeedback() {
  return useQuery({
    queryKey: keys.own,
    queryFn: async ({ signal }) => (await request('GET /api/feedback', { signal })).data,
    // Without a connection it should fail and say so rather than wait for one.
    networkMode: 'always',
  });
}

/** What others asked for: like the title, once typing comes to rest, or the most wanted where there is none yet. */
export function usePopular(title: string) {
  const [search] = useDebouncedValue(searchOf(title), 300);
  const query = useQuery({
    queryKey: [...keys.popular, search],
    queryFn: async ({ signal }) => {
      const { data } = await request('GET /api/feedback/popular', {
        query: search ? { search } : {},
        signal,
      });
      return { search, wanted: data };
    },
    placeholderData: keepPreviousData,
    networkMode: 'always',
    // A list that cannot be had is no reason to disturb somebody who types.
    retry: false,
  });
  return query;
}

import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../lib/client.ts';
import { gatherReadings, type Reading } from './reading.ts';

interface Readings {
  /** By the words of the step, without blanks around them. */
  byWords: ReadonlyMap<string, Reading>;
  failed: boolean;
}

/** How the steps are understood, asked once typing comes to rest. */
export function useReadings(steps: readonly string[], saved: readonly Reading[]): Readings {
  // One text, since a list would be a new one at every turn; steps have no line breaks.
  const [joined] = useDebouncedValue(steps.join('\n'), 350);
  const { data, isError } = useQuery({
    queryKey: ['steps read', joined],
    queryFn: async ({ signal }) => {
      const texts = joined.split('\n');
      const answer = await request('POST /api/steps/read', { body: { steps: texts }, signal });
      return { texts, readings: answer.steps };
    },
    enabled: joined !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const byWords = useMemo(
    () => gatherReadings(saved, data?.texts ?? [], data?.readings ?? []),
    [saved, data],
  );
  return { byWords, failed: isError };
}

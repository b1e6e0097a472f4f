import type { Answer } from '@assay/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { NetworkError, request } from '../../lib/client.ts';
import { followRun } from '../../lib/follow-run.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { type AutomationState, changeAutomation, isNews, nothingYet } from './automation-state.ts';

type Overview = Answer<'GET /api/automation'>;

export interface Automation extends AutomationState {
  /** Who does the work, and how much of it there is; absent until it is loaded. */
  overview: Overview | undefined;
  /** Why it could not be loaded at all. */
  failure: Error | null;
  /** The connection is gone and is being made again. */
  isBroken: boolean;
  reload: () => void;
  cancel: (runId: string) => Promise<void>;
}

function isBusy({ waiting, running }: Overview['queue']): boolean {
  return waiting + running > 0;
}

/** Everything the dashboard shows: loaded now and then, and in between changed by the events as they come. */
export function useAutomation(): Automation {
  const [state, change] = useReducer(changeAutomation, nothingYet);
  const [isCutOff, setCutOff] = useState(false);
  const [lost, setLost] = useState<Error | null>(null);
  const endSession = useSessionEnd();
  const { data, error, refetch } = useQuery({
    queryKey: ['automation'],
    queryFn: ({ signal }) => request('GET /api/automation', { signal }),
    staleTime: 0,
    // Other people's runs and the workers send no events here; while nothing goes on there is little to miss.
    refetchInterval: ({ state: { data: known } }) => (known && isBusy(known.queue) ? 4000 : 10_000),
  });
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    if (data) change({ type: 'loaded', runs: data.runs });
  }, [data]);

  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const stop = new AbortController();
    followRun({
      signal: stop.signal,
      onEvent: (event, number) => {
        if (stop.signal.aborted) return;
        if (isNews(latest.current, event)) void refetch();
        change({ type: 'event', event, number });
      },
      onTrouble: (isBrokenNow) => {
        setCutOff(isBrokenNow);
        // Nobody tells again what happened while nobody listened.
        if (!isBrokenNow) void refetch();
      },
    }).catch((failure: unknown) => {
      if (stop.signal.aborted || endSession(failure)) return;
      setLost(failure instanceof Error ? failure : new Error(String(failure)));
    });
    return () => stop.abort();
  }, [isLoaded, refetch, endSession]);

  const cancel = useCallback(async (id: string) => {
    const { run } = await request('POST /api/runs/{id}/cancel', { params: { id } });
    change({ type: 'one loaded', run });
  }, []);

  return {
    ...state,
    overview: data,
    failure: data ? lost : error,
    isBroken: isCutOff || (isLoaded && error instanceof NetworkError),
    reload: () => void refetch(),
    cancel,
  };
}

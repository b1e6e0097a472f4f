import type { RunView } from '@assay/contract';
import { endedRunStatuses } from '@assay/contract/choices';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { request } from './client.ts';
import { followRun } from './follow-run.ts';
import { changeRun, nothingYet, type RunState } from './run-state.ts';

export interface FollowedRun extends RunState {
  /** Why the run could not be read, or is no longer followed. */
  failure: unknown;
  /** The connection is gone and is being made again. */
  isBroken: boolean;
  isCancelling: boolean;
  /** Throws where the server refuses or does not answer. */
  cancel: () => Promise<void>;
  /** Reads the run again from the start. */
  reload: () => void;
}

export function hasEnded({ status }: Pick<RunView, 'status'>): boolean {
  return endedRunStatuses.some((ended) => ended === status);
}

/** Loads a run and follows it until it has ended. Null follows nothing. */
export function useRun(id: string | null): FollowedRun {
  const [state, change] = useReducer(changeRun, nothingYet);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBroken, setBroken] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    change({ type: 'begun' });
    setFailure(null);
    setBroken(false);
    if (!id) return;
    const stop = new AbortController();
    const follow = async () => {
      const { run } = await request('GET /api/runs/{id}', { params: { id }, signal: stop.signal });
      change({ type: 'loaded', run });
      if (hasEnded(run)) return;
      await followRun({
        runId: id,
        signal: stop.signal,
        onEvent: (event, number) => {
          if (!stop.signal.aborted) change({ type: 'event', event, number });
        },
        onTrouble: setBroken,
      });
    };
    follow().catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(error);
    });
    return () => stop.abort();
  }, [id, turn]);

  const cancel = useCallback(async () => {
    if (!id) return;
    setCancelling(true);
    try {
      const { run } = await request('POST /api/runs/{id}/cancel', { params: { id } });
      change({ type: 'loaded', run });
    } finally {
      setCancelling(false);
    }
  }, [id]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);

  return { ...state, failure, isBroken, isCancelling, cancel, reload };
}

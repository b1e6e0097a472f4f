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

/** Runs before this one come and go without events of this one, so its place in the queue is looked up. */
const lookEvery = 3000;

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
      // Whatever was missed on the way, the page ends with what the server has.
      const ended = await request('GET /api/runs/{id}', { params: { id }, signal: stop.signal });
      change({ type: 'loaded', run: ended.run });
    };
    follow().catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(error);
    });
    return () => stop.abort();
  }, [id, turn]);

  const isWaiting = state.run?.status === 'queued';
  useEffect(() => {
    if (!id || !isWaiting) return;
    const stop = new AbortController();
    const timer = setInterval(() => {
      // A missed look is made up for by the next; the run's own events come by the stream.
      request('GET /api/runs/{id}', { params: { id }, signal: stop.signal }).then(
        ({ run }) => change({ type: 'loaded', run }),
        () => undefined,
      );
    }, lookEvery);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [id, isWaiting]);

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

  // For a moment after another run was asked for, the one before is still held.
  const current = state.run && state.run.id !== id ? nothingYet : state;
  return { ...current, failure, isBroken, isCancelling, cancel, reload };
}

import type { RunEvent } from '@assay/contract';
import { requestFile } from './client.ts';
import { followEvents } from './follow-events.ts';

interface Follow {
  /** Follows one run; without it, all runs of the signed-in person. */
  runId?: string;
  /** Of all runs only how they stand and end. */
  only?: 'runs';
  /** The last event that is known already. */
  after?: number;
  signal: AbortSignal;
  /** Each event with its number; frames have none and come as 0. */
  onEvent: (event: RunEvent, number: number) => void;
  /** The connection is gone and is being made again; false once it is back. */
  onTrouble?: (isBroken: boolean) => void;
}

/** Follows events until the run has ended, and resumes where a connection broke. Throws ApiError where the server refuses. */
export function followRun({ runId, only, after, signal, onEvent, onTrouble }: Follow): Promise<void> {
  return followEvents({
    open: (headers) =>
      runId
        ? requestFile('GET /api/runs/{id}/events', { params: { id: runId }, signal }, headers)
        : requestFile('GET /api/automation/events', { query: { only }, signal }, headers),
    after,
    signal,
    onEvent: (_name, data, number) => onEvent(data as RunEvent, number),
    onTrouble,
  });
}

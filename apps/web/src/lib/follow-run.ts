import type { RunEvent } from '@assay/contract';
import { ApiError, requestFile } from './client.ts';
import { failWhenSilent } from './fail-when-silent.ts';
import { readEventStream } from './read-event-stream.ts';

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

/** The server gives a sign of life every 15 seconds. */
const silence = 45_000;
const pauses = [500, 1000, 2000, 4000, 8000];

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Follows events until the run has ended, and resumes where a connection broke. Throws ApiError where the server refuses. */
export async function followRun({
  runId,
  only,
  after = 0,
  signal,
  onEvent,
  onTrouble,
}: Follow): Promise<void> {
  let last = after;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const headers = { accept: 'text/event-stream', 'last-event-id': String(last) };
      const response = runId
        ? await requestFile('GET /api/runs/{id}/events', { params: { id: runId }, signal }, headers)
        : await requestFile('GET /api/automation/events', { query: { only }, signal }, headers);
      onTrouble?.(false);
      failures = 0;
      if (!response.body) return;
      for await (const { id, name, data } of readEventStream(failWhenSilent(response.body, silence))) {
        if (name === 'end') return;
        onEvent(JSON.parse(data) as RunEvent, Number(id));
        if (id) last = Number(id);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status < 500) throw error;
    }
    if (signal.aborted) return;
    onTrouble?.(true);
    await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0, signal);
    failures += 1;
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { RunEvent } from '@assay/contract';
import { readEventStream } from '@assay/contract/event-stream';
import type { OnEvent } from '../engine/engine.ts';
import { OutOfReach } from '../exit/exit-codes.ts';
import { Refused, type Server, send } from './call-server.ts';

const usualPauses = [500, 1000, 2000, 4000, 8000];

function read(data: string): RunEvent | undefined {
  try {
    return JSON.parse(data) as RunEvent;
  } catch {
    return undefined;
  }
}

/** Follows a run until it has ended, and resumes after the last event that came where a connection breaks. */
export async function followRun(
  server: Server,
  runId: string,
  onEvent: OnEvent,
  signal: AbortSignal,
  pauses: readonly number[] = usualPauses,
): Promise<void> {
  let last = '0';
  let failures = 0;
  while (!signal.aborted) {
    let trouble: unknown;
    try {
      const headers = { accept: 'text/event-stream', 'last-event-id': last };
      const response = await send(
        server,
        'GET /api/runs/{id}/events',
        { params: { id: runId }, signal },
        headers,
      );
      for await (const { id, name, data } of response.body ? readEventStream(response.body) : []) {
        if (name === 'end') return;
        failures = 0;
        const event = read(data);
        if (event) onEvent(event);
        if (id) last = id;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refused && error.code !== 'UNAVAILABLE') throw error;
      trouble = error;
    }
    const pause = pauses[failures];
    failures += 1;
    if (pause === undefined) {
      const message = `The connection to ${server.url} broke again and again, so the run is not followed any more. It may still be under way there.`;
      throw trouble instanceof OutOfReach ? trouble : new OutOfReach(message, { cause: trouble });
    }
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
}

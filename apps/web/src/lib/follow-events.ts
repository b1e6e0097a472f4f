import { readEventStream } from '@assay/contract/event-stream';
import { ApiError } from './client.ts';
import { failWhenSilent } from './fail-when-silent.ts';
import { pauseAfter } from './pause.ts';

interface Follow {
  /** Opens the stream; `headers` say where to go on. */
  open: (headers: Record<string, string>) => Promise<Response>;
  /** The last event that is known already. */
  after?: number;
  signal: AbortSignal;
  /** Each event by its name; what is only worth something at once has the number 0. */
  onEvent: (name: string, data: unknown, number: number) => void;
  /** The connection is gone and is being made again; false once it is back. */
  onTrouble?: (isBroken: boolean) => void;
}

/** The server gives a sign of life every 15 seconds. */
const silence = 45_000;

/** Follows events until the server ends them, and resumes where a connection broke. Throws ApiError where the server refuses. */
export async function followEvents({ open, after = 0, signal, onEvent, onTrouble }: Follow): Promise<void> {
  let last = after;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const response = await open({ accept: 'text/event-stream', 'last-event-id': String(last) });
      onTrouble?.(false);
      failures = 0;
      if (!response.body) return;
      for await (const { id, name, data } of readEventStream(failWhenSilent(response.body, silence))) {
        if (name === 'end') return;
        onEvent(name, JSON.parse(data), Number(id));
        if (id) last = Number(id);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status < 500) throw error;
    }
    if (signal.aborted) return;
    onTrouble?.(true);
    await pauseAfter(failures, signal);
    failures += 1;
  }
}

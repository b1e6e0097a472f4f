import { request } from './client.ts';
import { followRun } from './follow-run.ts';
import { createRunEndings, type EndedRun } from './run-endings.ts';

interface Follow {
  signal: AbortSignal;
  /** A run of the signed-in person has just ended; where its cases could not be read it comes without. */
  onEnd: (run: EndedRun) => void;
}

/** Tells each run that ends from now on, once. Throws ApiError where the server refuses. */
export async function followEndings({ signal, onEnd }: Follow): Promise<void> {
  const endings = createRunEndings();

  async function catchUp() {
    const { runs } = await request('GET /api/runs', { query: { state: 'ended' }, signal });
    for (const run of endings.catchUp(runs)) onEnd(run);
  }

  async function tell(known: EndedRun) {
    const whole = await request('GET /api/runs/{id}', { params: { id: known.id }, signal }).catch(() => null);
    if (!signal.aborted) onEnd(whole?.run ?? known);
  }

  await followRun({
    only: 'runs',
    signal,
    onEvent: (event) => {
      const run = endings.take(event);
      if (run && !signal.aborted) void tell(run);
    },
    onTrouble: (isBroken) => {
      // A list that could not be had is had with the next connection; events come all the same.
      if (!isBroken) catchUp().catch(() => undefined);
    },
  });
}

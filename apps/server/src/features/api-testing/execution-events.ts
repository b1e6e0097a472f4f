import type { LiveMessage } from '../../platform/live-events.ts';
import { presentExecution, presentSummary } from './present.ts';
import type { Execution } from './store/executions.ts';
import type { StoredResult } from './store/results.ts';

type About = Pick<LiveMessage, 'runId' | 'ownerId'>;

/** Ids count from 1, so that a reader who has nothing asks for what comes after 0. */
export function tellResult(about: About, { place, data }: StoredResult): LiveMessage {
  return { ...about, id: place + 1, type: 'result', data };
}

/** That a request begins; only worth something at once. */
export function tellStart(about: About, index: number, row: number | null): LiveMessage {
  return { ...about, type: 'start', data: JSON.stringify({ index, row }) };
}

export function tellEnd(execution: Execution): LiveMessage {
  const shown = {
    ...presentExecution(execution),
    summary: presentSummary(execution.summary),
    error: execution.error,
  };
  return { runId: execution.id, ownerId: execution.ownerId, type: 'execution', data: JSON.stringify(shown) };
}

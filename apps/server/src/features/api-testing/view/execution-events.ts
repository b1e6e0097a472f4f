import type { LiveMessage } from '../../../platform/signals/live-events.ts';
import type { Execution } from '../store/executions.ts';
import type { StoredResult } from '../store/results.ts';
import { presentExecution, presentSummary } from './present.ts';

type About = Pick<LiveMessage, 'runId' | 'ownerId'>;

/** Ids count from 1, so that a reader who has nothing asks for what comes after 0. */
export function tellResult(about: About, { place, data }: StoredResult): LiveMessage & { data: string } {
  return { ...about, id: place + 1, type: 'result', data, isStored: true };
}

/** That a request begins; only worth something at once. */
export function tellStart(about: About, index: number, row: number | null): LiveMessage {
  return { ...about, type: 'start', data: JSON.stringify({ index, row }) };
}

export function tellEnd(execution: Execution): LiveMessage & { data: string } {
  const shown = {
    ...presentExecution(execution),
    summary: presentSummary(execution.summary),
    error: execution.error,
  };
  const { id: runId, ownerId } = execution;
  return { runId, ownerId, type: 'execution', data: JSON.stringify(shown), isStored: true };
}

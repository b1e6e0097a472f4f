import type { Parts } from './context/parts.ts';
import { askToStop, stopTopic } from './store/stopping.ts';
import { readOwnExecution } from './view/read-execution.ts';

/** Stops an execution wherever it runs; one that has ended stays as it is. */
export async function cancelExecution(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  await readOwnExecution(parts.db, ownerId, id);
  await askToStop(parts.db, 'api_executions', id);
  parts.signals.send(stopTopic, '');
  await parts.executions.stop(id, 'cancelled');
  return { success: true };
}

import type { Parts } from '../context/parts.ts';
import { askToStop, stopTopic } from '../store/stopping.ts';
import { readOwnLoadTest } from '../view/read-load-test.ts';

/** Stops a load test wherever it runs; what was measured until then is kept. */
export async function cancelLoadTest(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  await readOwnLoadTest(parts.db, ownerId, id);
  await askToStop(parts.db, 'api_load_tests', id);
  parts.signals.send(stopTopic, '');
  await parts.loadTests.stop(id, 'cancelled');
  return { success: true };
}

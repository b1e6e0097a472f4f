import { cancelExecution } from './cancel-execution.ts';
import type { Parts } from './context/parts.ts';
import { removeExecution } from './store/executions.ts';
import { releaseSecrets } from './store/secrets.ts';

/** Removes an execution, stopped first where it runs, and the secrets that nothing else names. */
export async function deleteExecution(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  await cancelExecution(parts, ownerId, id);
  await parts.db.transaction().execute(async (transaction) => {
    await releaseSecrets(transaction, ownerId, [id]);
    await removeExecution(transaction, ownerId, id);
  });
  return { success: true };
}

import type { Parts } from '../context/parts.ts';
import { removeLoadTest } from '../store/load-tests.ts';
import { releaseSecrets } from '../store/secrets.ts';
import { cancelLoadTest } from './cancel-load-test.ts';

/** Removes a load test, stopped first where it runs, and the secrets that nothing else names. */
export async function deleteLoadTest(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  await cancelLoadTest(parts, ownerId, id);
  await parts.db.transaction().execute(async (transaction) => {
    await releaseSecrets(transaction, ownerId, [id]);
    await removeLoadTest(transaction, ownerId, id);
  });
  return { success: true };
}

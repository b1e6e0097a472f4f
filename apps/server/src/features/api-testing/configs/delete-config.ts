import type { Db } from '../../../platform/database/database.ts';
import { removeConfig } from '../store/configs.ts';
import { releaseSecrets } from '../store/secrets.ts';
import { readOwnConfig } from './read-own-config.ts';

export async function deleteConfig(db: Db, ownerId: string, id: string): Promise<{ success: true }> {
  await readOwnConfig(db, ownerId, id);
  await db.transaction().execute(async (transaction) => {
    await releaseSecrets(transaction, ownerId, [id]);
    await removeConfig(transaction, ownerId, id);
  });
  return { success: true };
}

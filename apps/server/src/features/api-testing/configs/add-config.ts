import type { Answer } from '@assay/contract';
import type { Parts } from '../context/parts.ts';
import { insertConfig, type SavedConfig } from '../store/configs.ts';
import { holdSecrets } from '../store/secrets.ts';
import { presentConfig } from './present-config.ts';
import { refuseExcess } from './refuse-excess.ts';

/** Stores a new configuration, where there is room for it. */
export async function addConfig(
  { db }: Pick<Parts, 'db'>,
  ownerId: string,
  config: SavedConfig,
  secrets: ReadonlyMap<string, string>,
): Promise<Answer<'POST /api/api-testing/config'>> {
  await db.transaction().execute(async (transaction) => {
    await refuseExcess(transaction, ownerId, config);
    await holdSecrets(transaction, ownerId, config.id, secrets);
    await insertConfig(transaction, ownerId, config);
  });
  return { success: true, data: presentConfig(config) };
}

import type { Answer, Received } from '@assay/contract';
import type { Parts } from '../context/parts.ts';
import { prepareConfig } from '../secrets/prepare-config.ts';
import { type SavedConfig, updateConfig } from '../store/configs.ts';
import { holdSecrets } from '../store/secrets.ts';
import { presentConfig } from './present-config.ts';
import { readOwnConfig } from './read-own-config.ts';
import { refuseExcess } from './refuse-excess.ts';

/** Renames or replaces it; what is not given stays. */
export async function changeConfig(
  kit: Pick<Parts, 'db' | 'signingKey'>,
  ownerId: string,
  id: string,
  wanted: Received<'PUT /api/api-testing/configs/{id}'>['body'],
): Promise<Answer<'PUT /api/api-testing/configs/{id}'>> {
  const before = await readOwnConfig(kit.db, ownerId, id);
  const { hidden, secrets } = await prepareConfig(kit, ownerId, {
    baseUrl: wanted.baseUrl ?? before.baseUrl,
    config: wanted.config ?? JSON.parse(before.config),
  });
  const config: SavedConfig = {
    ...before,
    name: wanted.name ?? before.name,
    description: wanted.description ?? before.description,
    baseUrl: hidden.baseUrl,
    config: JSON.stringify(hidden.config),
    updatedAt: Date.now(),
  };
  await kit.db.transaction().execute(async (transaction) => {
    await refuseExcess(transaction, ownerId, config);
    await holdSecrets(transaction, ownerId, id, secrets);
    await updateConfig(transaction, config);
  });
  return { success: true, data: presentConfig(config) };
}

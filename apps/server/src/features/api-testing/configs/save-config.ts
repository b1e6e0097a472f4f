import { randomUUID } from 'node:crypto';
import type { Answer, Received } from '@assay/contract';
import type { Parts } from '../context/parts.ts';
import { prepareConfig } from '../secrets/prepare-config.ts';
import type { SavedConfig } from '../store/configs.ts';
import { addConfig } from './add-config.ts';

export async function saveConfig(
  kit: Pick<Parts, 'db' | 'signingKey'>,
  ownerId: string,
  { name, description, ...given }: Received<'POST /api/api-testing/config'>['body'],
): Promise<Answer<'POST /api/api-testing/config'>> {
  const { hidden, secrets } = await prepareConfig(kit, ownerId, given);
  const now = Date.now();
  const config: SavedConfig = {
    id: randomUUID(),
    name,
    description,
    baseUrl: hidden.baseUrl,
    config: JSON.stringify(hidden.config),
    createdAt: now,
    updatedAt: now,
  };
  return addConfig(kit, ownerId, config, secrets);
}

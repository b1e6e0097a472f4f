import { randomUUID } from 'node:crypto';
import type { Answer } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import { listPlaceholders } from '../secrets/placeholders.ts';
import { findSecrets } from '../store/secrets.ts';
import { addConfig } from './add-config.ts';
import { readOwnConfig } from './read-own-config.ts';

function nameCopy(name: string): string {
  const ending = ' (copy)';
  return `${name.slice(0, 200 - ending.length)}${ending}`;
}

export async function duplicateConfig(
  db: Db,
  ownerId: string,
  id: string,
): Promise<Answer<'POST /api/api-testing/configs/{id}/duplicate'>> {
  const original = await readOwnConfig(db, ownerId, id);
  const now = Date.now();
  const copy = {
    ...original,
    id: randomUUID(),
    name: nameCopy(original.name),
    createdAt: now,
    updatedAt: now,
  };
  const ids = listPlaceholders(original.config + original.baseUrl);
  return addConfig({ db }, ownerId, copy, await findSecrets(db, ownerId, ids));
}

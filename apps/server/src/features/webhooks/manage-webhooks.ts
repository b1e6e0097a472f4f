import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer, Received } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/lock-owner.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { presentWebhook } from './present-webhook.ts';
import { deriveSecret, hashSecret } from './secret.ts';
import { findWebhook, insertWebhook, listWebhooks, updateWebhook, type Webhook } from './store.ts';

type Kit = Pick<Services, 'db' | 'signingKey'>;

function makeSecret(signingKey: Uint8Array, id: string) {
  const salt = randomBytes(16).toString('base64url');
  const secret = deriveSecret(signingKey, { id, salt });
  return { secret, kept: { salt, secretHash: hashSecret(secret) } };
}

export async function readWebhook(db: Db, ownerId: string, id: string): Promise<Webhook> {
  const webhook = await findWebhook(db, ownerId, id);
  if (!webhook) throw new AppError('NOT_FOUND', { message: 'You have no such webhook.' });
  return webhook;
}

export async function createWebhook(
  { db, signingKey }: Kit,
  ownerId: string,
  { url, events, enabled }: Received<'POST /api/webhooks'>['body'],
): Promise<Answer<'POST /api/webhooks'>> {
  const id = randomUUID();
  const { secret, kept } = makeSecret(signingKey, id);
  const webhook = { id, ownerId, url, events, isEnabled: enabled, createdAt: Date.now(), ...kept };
  await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, ownerId);
    const { max } = limits.webhooksPerPerson;
    if ((await listWebhooks(transaction, ownerId)).length >= max) {
      throw new AppError('VALIDATION_FAILED', {
        message: `You have ${max} webhooks already. Delete one that is not used any more.`,
      });
    }
    await insertWebhook(transaction, webhook);
  });
  return { webhook: await presentWebhook(db, webhook), secret };
}

export async function changeWebhook(
  db: Db,
  ownerId: string,
  id: string,
  wanted: Received<'PUT /api/webhooks/{id}'>['body'],
): Promise<Answer<'PUT /api/webhooks/{id}'>> {
  const webhook = await readWebhook(db, ownerId, id);
  const changed: Webhook = {
    ...webhook,
    url: wanted.url ?? webhook.url,
    events: wanted.events ?? webhook.events,
    isEnabled: wanted.enabled ?? webhook.isEnabled,
  };
  await updateWebhook(db, changed);
  return { webhook: await presentWebhook(db, changed) };
}

export async function replaceSecret(
  { db, signingKey }: Kit,
  ownerId: string,
  id: string,
): Promise<Answer<'POST /api/webhooks/{id}/secret'>> {
  const webhook = await readWebhook(db, ownerId, id);
  const { secret, kept } = makeSecret(signingKey, id);
  await updateWebhook(db, { ...webhook, ...kept });
  return { webhook: await presentWebhook(db, webhook), secret };
}

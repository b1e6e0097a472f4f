import { randomUUID } from 'node:crypto';
import type { Answer } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Deliverer } from './deliver.ts';
import { findDelivery, insertDelivery } from './delivery-store.ts';
import { readWebhook } from './manage-webhooks.ts';
import { presentDelivery } from './present-webhook.ts';
import { writePingBody } from './write-body.ts';

/** Sends a ping at once, so that the person who waits sees how it went. */
export async function testWebhook(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  deliverer: Deliverer,
  ownerId: string,
  webhookId: string,
): Promise<Answer<'POST /api/webhooks/{id}/test'>> {
  const webhook = await readWebhook(db, ownerId, webhookId);
  if (!webhook.isEnabled) {
    throw new AppError('VALIDATION_FAILED', { message: 'This webhook is switched off. Switch it on first.' });
  }
  const id = randomUUID();
  const createdAt = Date.now();
  const body = writePingBody({ delivery: id, createdAt, publicUrl: publicUrl() });
  // Without a time it is due for nobody but this request.
  await insertDelivery(db, { id, webhookId, event: 'ping', body, createdAt, dueAt: null });
  await deliverer.sendNow({ id, attempts: 0 });
  const delivery = await findDelivery(db, id);
  if (!delivery) throw new AppError('NOT_FOUND', { message: 'The webhook was deleted meanwhile.' });
  return { delivery: presentDelivery(delivery) };
}

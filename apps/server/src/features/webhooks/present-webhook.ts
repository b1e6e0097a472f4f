import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { type Delivery, listDeliveries } from './delivery-store.ts';
import type { Webhook } from './store.ts';

type Shown = Answer<'GET /api/webhooks'>['webhooks'][number];

const shownDeliveries = 10;

function toTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

export function presentDelivery(delivery: Delivery): Shown['deliveries'][number] {
  return {
    id: delivery.id,
    event: delivery.event,
    state: delivery.state,
    attempts: delivery.attempts,
    status_code: delivery.statusCode,
    error: delivery.error,
    created_at: new Date(delivery.createdAt).toISOString(),
    attempted_at: toTime(delivery.attemptedAt),
    next_attempt_at: toTime(delivery.dueAt),
  };
}

/** What may be told of a webhook; its secret is not. */
export async function presentWebhook(db: Db, webhook: Webhook): Promise<Shown> {
  const deliveries = await listDeliveries(db, webhook.id, shownDeliveries);
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    enabled: webhook.isEnabled,
    created_at: new Date(webhook.createdAt).toISOString(),
    deliveries: deliveries.map(presentDelivery),
  };
}

import type { DeliveryEvent, DeliveryState } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';

export interface Delivery {
  id: string;
  webhookId: string;
  event: DeliveryEvent;
  body: string;
  state: DeliveryState;
  attempts: number;
  statusCode: number | null;
  error: string | null;
  createdAt: number;
  attemptedAt: number | null;
  dueAt: number | null;
}

const columns = [
  'id',
  'webhook_id as webhookId',
  'event',
  'body',
  'state',
  'attempts',
  'status_code as statusCode',
  'error',
  'created_at as createdAt',
  'attempted_at as attemptedAt',
  'due_at as dueAt',
] as const;

const keptPerWebhook = 50;

export async function listDeliveries(db: Db, webhookId: string, limit: number): Promise<Delivery[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  return db.selectFrom('webhook_deliveries').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function insertDelivery(
  db: Db,
  delivery: Pick<Delivery, 'id' | 'webhookId' | 'event' | 'body' | 'createdAt' | 'dueAt'>,
): Promise<void> {
  await db
    .insertInto('webhook_deliveries')
    .values({
      id: delivery.id,
      webhook_id: delivery.webhookId,
      event: delivery.event,
      body: delivery.body,
      state: 'waiting',
      attempts: 0,
      status_code: null,
      error: null,
      created_at: delivery.createdAt,
      attempted_at: null,
      due_at: delivery.dueAt,
    })
    .execute();
  await removeOld(db, delivery.webhookId);
}

async function removeOld(db: Db, webhookId: string): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('state', '<>', 'waiting')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('webhook_id', '=', webhookId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1000)
        .offset(keptPerWebhook),
    )
    .execute();
}

export async function listDue(
  db: Db,
  now: number,
  limit: number,
): Promise<Pick<Delivery, 'id' | 'attempts'>[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'attempts'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/**
 * Takes a delivery for the next attempt; of several processes at once only one gets it. Until `leaseEnds` nobody else does, so that
 * one whose process dies is taken up again.
 */
export async function claimDelivery(
  db: Db,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  now: number,
  leaseEnds: number,
): Promise<Delivery | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ attempts: attempts + 1, attempted_at: now, due_at: leaseEnds })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .returning(columns)
    .executeTakeFirst();
}

/** What came of an attempt; nothing changes where another process has taken the delivery over meanwhile. */
export async function settleDelivery(
  db: Db,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  outcome: Pick<Delivery, 'state' | 'statusCode' | 'error' | 'dueAt'>,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: outcome.state,
      status_code: outcome.statusCode,
      error: outcome.error,
      due_at: outcome.dueAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .execute();
}

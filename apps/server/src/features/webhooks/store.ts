import type { AccountStatus, WebhookEvent } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';

export interface Webhook {
  id: string;
  ownerId: string;
  url: string;
  events: WebhookEvent[];
  isEnabled: boolean;
  salt: string;
  secretHash: string;
  createdAt: number;
}

function selectWebhooks(db: Db) {
  return db.selectFrom('webhooks').selectAll('webhooks');
}

type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['executeTakeFirstOrThrow']>>;

function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    ownerId: row.owner_id,
    url: row.url,
    events: JSON.parse(row.events),
    isEnabled: row.enabled === 1,
    salt: row.secret_salt,
    secretHash: row.secret_hash,
    createdAt: row.created_at,
  };
}

export async function listWebhooks(db: Db, ownerId: string): Promise<Webhook[]> {
  const rows = await selectWebhooks(db)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toWebhook);
}

/** A webhook of somebody else is none. */
export async function findWebhook(db: Db, ownerId: string, id: string): Promise<Webhook | undefined> {
  const row = await selectWebhooks(db)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && toWebhook(row);
}

/** Where a delivery goes, with whether its owner may still sign in. */
export async function findReceiver(
  db: Db,
  id: string,
): Promise<(Webhook & { ownerStatus: AccountStatus }) | undefined> {
  const row = await selectWebhooks(db)
    .innerJoin('users', 'users.id', 'webhooks.owner_id')
    .select('users.status as owner_status')
    .where('webhooks.id', '=', id)
    .executeTakeFirst();
  return row && { ...toWebhook(row), ownerStatus: row.owner_status };
}

export async function insertWebhook(db: Db, webhook: Webhook): Promise<void> {
  await db
    .insertInto('webhooks')
    .values({
      id: webhook.id,
      owner_id: webhook.ownerId,
      url: webhook.url,
      events: JSON.stringify(webhook.events),
      enabled: webhook.isEnabled ? 1 : 0,
      secret_salt: webhook.salt,
      secret_hash: webhook.secretHash,
      created_at: webhook.createdAt,
    })
    .execute();
}

export async function updateWebhook(db: Db, webhook: Webhook): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({
      url: webhook.url,
      events: JSON.stringify(webhook.events),
      enabled: webhook.isEnabled ? 1 : 0,
      secret_salt: webhook.salt,
      secret_hash: webhook.secretHash,
    })
    .where('id', '=', webhook.id)
    .execute();
}

/** Whether there was such a webhook of this person. */
export async function removeWebhook(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

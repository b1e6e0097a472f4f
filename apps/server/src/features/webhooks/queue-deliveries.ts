import { randomUUID } from 'node:crypto';
import type { RunView } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { readNow } from '../../platform/database/database-clock.ts';
import { insertDelivery } from './delivery-store.ts';
import { listWebhooks } from './store.ts';
import { writeRunBody } from './write-body.ts';

/** Stores what is to be told of a run that ended, together with its end; it is sent afterwards. */
export async function queueDeliveries(
  transaction: Db,
  ownerId: string,
  view: () => Promise<RunView | undefined>,
  publicUrl: string,
): Promise<void> {
  const webhooks = await listWebhooks(transaction, ownerId);
  const wanting = webhooks.filter(({ isEnabled, events }) => isEnabled && events.includes('run.finished'));
  const run = wanting.length > 0 ? await view() : undefined;
  if (!run) return;
  const now = await readNow(transaction);
  for (const { id: webhookId } of wanting) {
    const id = randomUUID();
    const body = writeRunBody(run, { delivery: id, createdAt: now, publicUrl });
    await insertDelivery(transaction, {
      id,
      webhookId,
      event: 'run.finished',
      body,
      createdAt: now,
      dueAt: now,
    });
  }
}

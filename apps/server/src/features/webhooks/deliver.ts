import type { Policy } from '@assay/http/guard';
import { readNow } from '../../platform/database/database-clock.ts';
import type { Services } from '../../platform/services/services.ts';
import { claimDelivery, type Delivery, listDue, settleDelivery } from './delivery-store.ts';
import { deriveSecret, hashSecret, signBody } from './secret.ts';
import { type Attempt, sendDelivery } from './send-delivery.ts';
import { findReceiver } from './store.ts';

const oneMinute = 60_000;
/** How long to wait after each attempt that came to nothing; after the last there is no further one. */
export const retryDelaysMs = [oneMinute, 5 * oneMinute, 30 * oneMinute];
const mostAttempts = retryDelaysMs.length + 1;
const timeoutMs = 10_000;
/** Longer than an attempt can take. */
const leaseMs = oneMinute;
const mostAtOnce = 8;

export interface Deliverer {
  /** Begins to send what is due; does not wait for it. */
  beat: () => Promise<void>;
  /** Sends one delivery now and once. */
  sendNow: (delivery: Pick<Delivery, 'id' | 'attempts'>) => Promise<void>;
  /** Resolves once nothing is on its way any more. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

export function createDeliverer(
  {
    db,
    log,
    signingKey,
    metrics,
    tracing,
  }: Pick<Services, 'db' | 'log' | 'signingKey' | 'metrics' | 'tracing'>,
  policyNow: () => Policy,
): Deliverer {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function attempt(delivery: Delivery): Promise<Attempt> {
    const receiver = await findReceiver(db, delivery.webhookId);
    if (!receiver?.isEnabled || receiver.ownerStatus !== 'active') {
      return { statusCode: null, error: 'The webhook was switched off before this could be sent.' };
    }
    const secret = deriveSecret(signingKey, receiver);
    if (hashSecret(secret) !== receiver.secretHash) {
      return {
        statusCode: null,
        error: 'The key of the server has changed, so the secret holds no longer. Make a new one.',
      };
    }
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Assay',
      'x-assay-event': delivery.event,
      'x-assay-delivery': delivery.id,
      'x-assay-timestamp': timestamp,
      'x-assay-signature': signBody(secret, timestamp, delivery.body),
    };
    const { url } = receiver;
    const policy = policyNow();
    return sendDelivery({ url, headers, body: delivery.body, policy, stop: stopping.signal, timeoutMs });
  }

  async function send(delivery: Delivery, most: number): Promise<void> {
    const attributes = { 'assay.delivery_id': delivery.id, 'assay.attempt': delivery.attempts };
    const { statusCode, error } = await tracing.within(
      'deliver to webhook',
      { kind: 'client', attributes },
      async (span) => {
        const came = await attempt(delivery);
        span.set({ 'http.response.status_code': came.statusCode ?? undefined });
        if (came.error !== null) span.fail(came.error);
        return came;
      },
    );
    metrics.deliveries.inc({ outcome: error === null ? 'delivered' : 'failed' });
    log.debug({ deliveryId: delivery.id, attempt: delivery.attempts, statusCode }, 'A delivery was tried.');
    const delay = delivery.attempts < most ? retryDelaysMs[delivery.attempts - 1] : undefined;
    if (error === null) {
      await settleDelivery(db, delivery, { state: 'delivered', statusCode, error, dueAt: null });
    } else if (delay === undefined) {
      await settleDelivery(db, delivery, { state: 'failed', statusCode, error, dueAt: null });
    } else {
      const dueAt = (await readNow(db)) + delay;
      await settleDelivery(db, delivery, { state: 'waiting', statusCode, error, dueAt });
    }
  }

  function track(work: Promise<void>): Promise<void> {
    const tracked = work
      .catch((error: unknown) => log.warn({ err: error }, 'A delivery to a webhook could not be recorded.'))
      .finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  }

  /** One whose last attempt was cut off by the end of a process is not tried once more. */
  async function giveUp(due: Pick<Delivery, 'id' | 'attempts'>): Promise<void> {
    const error = 'The server stopped while it was being sent for the last time.';
    await settleDelivery(db, due, { state: 'failed', statusCode: null, error, dueAt: null });
  }

  return {
    async beat() {
      const room = mostAtOnce - underWay.size;
      if (room <= 0 || stopping.signal.aborted) return;
      const now = await readNow(db);
      for (const due of await listDue(db, now, room)) {
        if (due.attempts >= mostAttempts) await giveUp(due);
        else {
          const claimed = await claimDelivery(db, due, now, now + leaseMs);
          if (claimed) void track(send(claimed, mostAttempts));
        }
      }
    },
    async sendNow(delivery) {
      const now = await readNow(db);
      const claimed = await claimDelivery(db, delivery, now, now + leaseMs);
      if (claimed) await track(send(claimed, 1));
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async stop() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

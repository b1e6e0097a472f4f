import type { Answer } from '@assay/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';

export type Webhook = Answer<'GET /api/webhooks'>['webhooks'][number];
export type Delivery = Webhook['deliveries'][number];

const queryKey = ['webhooks'];

export function useWebhooks() {
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request('GET /api/webhooks', { signal }),
    staleTime: 0,
  });
  const [secret, setSecret] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const renew = () => client.invalidateQueries({ queryKey });

  /** One thing at a time, so that a second click sends nothing. */
  async function once(what: string, work: () => Promise<void>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (!endSession(failure)) toast.error(`${what} ${explainFailure(failure)}`);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      await renew();
    }
  }

  return {
    webhooks: data?.webhooks,
    failure: data ? null : error,
    refetch: () => void refetch(),
    isBusy,
    /** Of the webhook that was just made, or got a new one. */
    secret,
    forgetSecret: () => setSecret(null),
    async create(url: string): Promise<void> {
      const made = await request('POST /api/webhooks', { body: { url } });
      setSecret(made.secret);
      await renew();
    },
    switchTo: ({ id }: Webhook, enabled: boolean) =>
      once('The webhook was not changed.', async () => {
        await request('PUT /api/webhooks/{id}', { params: { id }, body: { enabled } });
      }),
    replaceSecret: ({ id }: Webhook) =>
      once('The secret was not replaced.', async () => {
        setSecret((await request('POST /api/webhooks/{id}/secret', { params: { id } })).secret);
      }),
    test: ({ id }: Webhook) =>
      once('The test was not sent.', async () => {
        const { delivery } = await request('POST /api/webhooks/{id}/test', { params: { id } });
        if (delivery.state === 'delivered') {
          toast.success(`The test was delivered: the receiver answered ${delivery.status_code}.`);
        } else toast.error(`The test was not delivered. ${delivery.error ?? ''}`.trim());
      }),
    remove: ({ id }: Webhook) =>
      once('The webhook was not deleted.', async () => {
        await request('DELETE /api/webhooks/{id}', { params: { id } });
        toast.success('Webhook deleted.');
      }),
  };
}

export type Webhooks = ReturnType<typeof useWebhooks>;

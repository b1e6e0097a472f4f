import { readPolicy } from '@assay/http/guard';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { RunHooks } from '../execution/index.ts';
import { createDeliverer } from './deliver.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { webhookHandlers } from './routes.ts';

export interface Webhooks {
  handlers: Handlers;
  hooks: RunHooks;
  /** Ends what is on its way; it is tried again later. */
  stop: () => Promise<void>;
}

/** Tells other programs when a run has ended. */
export function createWebhooks(services: Services, settings: Settings): Webhooks {
  const deliverer = createDeliverer(services, () =>
    readPolicy(settings.ALLOW_PRIVATE_TARGETS, services.processes.areLocal()),
  );
  return {
    handlers: webhookHandlers(services, deliverer),
    hooks: {
      ended: (transaction, ownerId, view) =>
        queueDeliveries(transaction, ownerId, view, services.publicUrl()),
      beat: deliverer.beat,
    },
    stop: deliverer.stop,
  };
}

import { AppError } from '../../platform/errors/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Deliverer } from './deliver.ts';
import { changeWebhook, createWebhook, replaceSecret } from './manage-webhooks.ts';
import { presentWebhook } from './present-webhook.ts';
import { listWebhooks, removeWebhook } from './store.ts';
import { testWebhook } from './test-webhook.ts';

export function webhookHandlers(
  services: Pick<Services, 'db' | 'signingKey' | 'publicUrl'>,
  deliverer: Deliverer,
): Handlers {
  const { db } = services;
  return {
    'GET /api/webhooks': async (_, { caller }) => {
      const webhooks = await listWebhooks(db, caller.id);
      return { webhooks: await Promise.all(webhooks.map((webhook) => presentWebhook(db, webhook))) };
    },
    'POST /api/webhooks': ({ body }, { caller }) => createWebhook(services, caller.id, body),
    'PUT /api/webhooks/{id}': ({ params, body }, { caller }) => changeWebhook(db, caller.id, params.id, body),
    'DELETE /api/webhooks/{id}': async ({ params }, { caller }) => {
      if (!(await removeWebhook(db, caller.id, params.id))) {
        throw new AppError('NOT_FOUND', { message: 'You have no such webhook.' });
      }
      return { success: true };
    },
    'POST /api/webhooks/{id}/secret': ({ params }, { caller }) =>
      replaceSecret(services, caller.id, params.id),
    'POST /api/webhooks/{id}/test': ({ params }, { caller }) =>
      testWebhook(services, deliverer, caller.id, params.id),
  };
}

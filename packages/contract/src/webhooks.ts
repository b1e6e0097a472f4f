import { z } from 'zod';
import { defineCalls } from './call.ts';
import { deliveryEvents, deliveryStates, webhookEvents } from './choices.ts';
import { count, done, id, idParams, timestamp } from './fields.ts';
import { namedShapes } from './named-shapes.ts';

const delivery = z
  .object({
    id,
    event: z.enum(deliveryEvents),
    state: z.enum(deliveryStates),
    attempts: count,
    /** What the receiver answered last; null where it did not answer. */
    status_code: z.number().int().nullable(),
    /** Why the last attempt came to nothing, as a sentence. */
    error: z.string().nullable(),
    created_at: timestamp,
    attempted_at: timestamp.nullable(),
    next_attempt_at: timestamp.nullable(),
  })
  .register(namedShapes, { id: 'Delivery' });

const webhook = z
  .object({
    id,
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    enabled: z.boolean(),
    created_at: timestamp,
    /** The latest, newest first. */
    deliveries: z.array(delivery),
  })
  .register(namedShapes, { id: 'Webhook' });

const url = z
  .string({ error: 'An address is required.' })
  .trim()
  .max(2000, 'The address may have at most 2000 characters.')
  .pipe(z.url({ protocol: /^https?$/, error: 'The address must begin with http:// or https://.' }))
  .refine((address) => !URL.canParse(address) || new URL(address).username === '', {
    error: 'The address may not hold a name and a password. The signature tells the receiver who sends.',
  });
const events = z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event.').max(webhookEvents.length);

export const webhookCalls = defineCalls({
  'GET /api/webhooks': {
    summary: 'List the signed-in person’s webhooks with their latest deliveries',
    feature: 'webhooks',
    access: 'user',
    response: z.object({ webhooks: z.array(webhook) }),
    errors: [],
  },
  'POST /api/webhooks': {
    summary: 'Create a webhook; the secret that signs its deliveries is shown in this answer and never again',
    feature: 'webhooks',
    access: 'user',
    tokens: 'never',
    status: 201,
    body: z.object({ url, events: events.default([...webhookEvents]), enabled: z.boolean().default(true) }),
    response: z.object({ webhook, secret: z.string() }),
    errors: [],
  },
  'PUT /api/webhooks/{id}': {
    summary: 'Change a webhook: its address, its events, whether it is on',
    feature: 'webhooks',
    access: 'user',
    tokens: 'never',
    params: idParams,
    body: z.object({ url: url.optional(), events: events.optional(), enabled: z.boolean().optional() }),
    response: z.object({ webhook }),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/webhooks/{id}': {
    summary: 'Delete a webhook with its deliveries',
    feature: 'webhooks',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'POST /api/webhooks/{id}/secret': {
    summary: 'Replace the secret of a webhook; the new one is shown in this answer and never again',
    feature: 'webhooks',
    access: 'user',
    tokens: 'never',
    params: idParams,
    response: z.object({ webhook, secret: z.string() }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/webhooks/{id}/test': {
    summary: 'Send a delivery of the event `ping` now, once, and say how it went',
    feature: 'webhooks',
    access: 'user',
    limit: 'webhookTest',
    params: idParams,
    response: z.object({ delivery }),
    errors: ['NOT_FOUND'],
  },
});

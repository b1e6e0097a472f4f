import { z } from 'zod';
import { defineCalls } from './call.ts';
import { limits, tokenScopes } from './choices.ts';
import { done, id, idParams, line, timestamp } from './fields.ts';

const accessToken = z.object({
  id,
  name: z.string(),
  scope: z.enum(tokenScopes),
  created_at: timestamp,
  /** Roughly: uses within a minute of each other count as one. */
  last_used_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
});

const { max } = limits.tokenDays;
const tooLong = `A token may last between 1 and ${max} days.`;

export const accessTokenCalls = defineCalls({
  'GET /api/access-tokens': {
    summary: 'List the signed-in person’s access tokens, newest first',
    feature: 'accounts',
    access: 'user',
    response: z.object({ tokens: z.array(accessToken) }),
    errors: [],
  },
  'POST /api/access-tokens': {
    summary: 'Create an access token for programs; it is shown in this answer and never again',
    feature: 'accounts',
    access: 'user',
    tokens: 'never',
    status: 201,
    body: z.object({
      name: line('Name', 100),
      scope: z.enum(tokenScopes).default('run'),
      /** Without it the token lasts until it is revoked. */
      expires_in_days: z.number().int(tooLong).min(1, tooLong).max(max, tooLong).optional(),
    }),
    response: z.object({ token: z.string(), access_token: accessToken }),
    errors: [],
  },
  'DELETE /api/access-tokens/{id}': {
    summary: 'Revoke an access token at once; a token may revoke itself, but no other',
    feature: 'accounts',
    access: 'user',
    tokens: 'any scope',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
});

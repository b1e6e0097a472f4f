import { z } from 'zod';
import { defineCalls } from './call.ts';

const health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  uptimeSeconds: z.number(),
});

export const healthCalls = defineCalls({
  'GET /api/health': {
    summary: 'Tell whether the server can do its work',
    feature: 'platform',
    access: 'public',
    response: health,
    errors: [],
  },
  'GET /api/health/live': {
    summary: 'Tell whether the process answers at all; one that does not is to be started anew',
    feature: 'platform',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  },
  'GET /api/health/ready': {
    summary: 'Tell whether calls may be sent here; 503 while it starts, stops or cannot reach its database',
    feature: 'platform',
    access: 'public',
    response: health,
    errors: [],
  },
});

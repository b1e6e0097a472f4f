import { z } from 'zod';
import { defineCalls } from './call.ts';

export const healthCalls = defineCalls({
  'GET /api/health': {
    summary: 'Tell whether the server can do its work',
    feature: 'platform',
    access: 'public',
    response: z.object({
      status: z.literal('ok'),
      version: z.string(),
      database: z.enum(['sqlite', 'postgres']),
      uptimeSeconds: z.number(),
    }),
    errors: [],
  },
});

import { z } from 'zod';
import { defineCalls } from './call.ts';
import { browsers } from './choices.ts';
import { count, id, idParams, timestamp } from './fields.ts';
import { acceptedRun, runView } from './run-shapes.ts';

export const runCalls = defineCalls({
  'GET /api/runs': {
    summary: 'List the signed-in person’s runs, newest first',
    feature: 'execution',
    access: 'user',
    query: z.object({
      state: z.enum(['active', 'ended', 'all']).default('all'),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({ runs: z.array(runView) }),
    errors: [],
  },
  'GET /api/runs/{id}': {
    summary: 'Read one run with its cases and steps',
    feature: 'execution',
    access: 'user',
    params: idParams,
    response: z.object({ run: runView }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/runs/{id}/events': {
    summary: 'Follow one run as server-sent events; resumes after `Last-Event-ID`',
    feature: 'execution',
    access: 'user',
    params: idParams,
    produces: ['text/event-stream'],
    errors: ['NOT_FOUND'],
  },
  'POST /api/runs/{id}/cancel': {
    summary: 'Cancel a run: what has not ended is stopped or not begun',
    feature: 'execution',
    access: 'user',
    params: idParams,
    response: z.object({ run: runView }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/runs/{id}/rerun': {
    summary: 'Run all cases of a run again, as they are saved now',
    feature: 'execution',
    access: 'user',
    limit: 'generation',
    params: idParams,
    status: 202,
    response: acceptedRun,
    stores: true,
    errors: ['NOT_FOUND', 'QUEUE_FULL'],
  },
  'POST /api/test-cases/{id}/run': {
    summary: 'Run one saved test case',
    feature: 'execution',
    access: 'user',
    limit: 'generation',
    params: idParams,
    status: 202,
    body: z.object({ browser: z.enum(browsers).optional() }),
    response: acceptedRun,
    stores: true,
    errors: ['NOT_FOUND', 'QUEUE_FULL'],
  },
  'GET /api/automation': {
    summary: 'What is running, what waits, and who does the work',
    feature: 'execution',
    access: 'user',
    response: z.object({
      workers: z.array(
        z.object({
          id,
          name: z.string(),
          /** Cases that it runs side by side. */
          slots: count,
          busy: count,
          started_at: timestamp,
          seen_at: timestamp,
        }),
      ),
      /** When a worker was there last, for when none is; null where there never was one. */
      last_worker_at: timestamp.nullable(),
      /** Of everybody. */
      queue: z.object({ waiting: count, running: count }),
      /** The signed-in person’s: those under way, then the latest that ended. */
      runs: z.array(runView),
    }),
    errors: [],
  },
  'GET /api/automation/events': {
    summary: 'Follow all runs of the signed-in person as server-sent events',
    feature: 'execution',
    access: 'user',
    /** `runs`: how runs stand and end, without their steps, pictures and log. */
    query: z.object({ only: z.enum(['runs']).optional() }),
    produces: ['text/event-stream'],
    errors: [],
  },
});

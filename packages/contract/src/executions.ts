import { z } from 'zod';
import { defineCalls } from './call.ts';
import { browsers, causes, executionStatuses, modelSources, reportFormats, verdicts } from './choices.ts';
import { id, idParams, period, timestamp } from './fields.ts';
import { acceptedRun, executionReport } from './run-shapes.ts';

export const executionCalls = defineCalls({
  'GET /api/test-executions': {
    summary: 'List the signed-in person’s executions, newest first',
    feature: 'execution',
    access: 'user',
    query: z.object({
      ...period,
      limit: z.coerce.number().int().min(1).max(500).default(100),
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({
      executions: z.array(
        z.object({
          id,
          test_case_id: id,
          status: z.enum(executionStatuses),
          executed_at: timestamp,
          /** The case as `GET /api/executions/{id}` gives it, without its steps, as JSON text. */
          execution_result: z.string(),
          run_id: id,
          title: z.string(),
          verdict: z.enum(verdicts).nullable(),
          cause: z.enum(causes).nullable(),
          /** Why, in a sentence. */
          reason: z.string(),
          browser: z.enum(browsers),
          /** What really ran, with its version. */
          browser_used: z.string(),
          /** Who planned the case: a model's source, or the planner that is built in. */
          source: z.enum([...modelSources, 'built-in']),
          created_at: timestamp,
          /** Milliseconds. */
          duration: z.number().nullable(),
          /** Names for `GET /api/executions/{id}/files/{name}`: pictures in the order of the steps, the end last. */
          pictures: z.array(z.string()),
          trace: z.string().nullable(),
        }),
      ),
      next_cursor: z.string().nullable(),
    }),
    errors: [],
  },
  'GET /api/executions/{id}': {
    summary: 'Read one execution with its evidence',
    feature: 'execution',
    access: 'user',
    params: idParams,
    response: z.object({ report: executionReport }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/executions/{id}/files/{name}': {
    summary: 'Fetch a picture, the trace or a downloaded file of an execution',
    feature: 'execution',
    access: 'user',
    params: z.object({ id, name: z.string().min(1).max(200) }),
    produces: ['image/jpeg', 'application/zip', 'application/octet-stream'],
    errors: ['NOT_FOUND'],
  },
  'GET /api/executions/{id}/export': {
    summary: 'Download an execution as a report, or its case as a test',
    feature: 'execution',
    access: 'user',
    params: idParams,
    query: z.object({ format: z.enum(reportFormats) }),
    produces: ['text/html', 'application/xml', 'application/json', 'text/plain'],
    errors: ['NOT_FOUND'],
  },
  'POST /api/executions/{id}/choose': {
    summary: 'Settle what an ambiguous step or words mean, keep it for this case, and run the case again',
    feature: 'execution',
    access: 'user',
    limit: 'generation',
    params: idParams,
    status: 202,
    body: z
      .object({
        step_number: z.number().int().min(1).max(1000),
        /** Its place among the step's candidates, from 0. */
        candidate: z.number().int().min(0).max(100).optional(),
        /** Its place among the step's readings, from 0. */
        reading: z.number().int().min(0).max(100).optional(),
      })
      .refine(
        ({ candidate, reading }) => (candidate === undefined) !== (reading === undefined),
        'Name a candidate or a reading.',
      ),
    response: acceptedRun,
    errors: ['NOT_FOUND', 'QUEUE_FULL'],
  },
});

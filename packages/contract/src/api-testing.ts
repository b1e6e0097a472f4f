import { z } from 'zod';
import {
  apiCheck,
  apiCheckConfig,
  apiEndpoint,
  apiResult,
  apiSummary,
  loadConfig,
  loadPoint,
  loadRequest,
  loadStats,
} from './api-shapes.ts';
import { defineCalls } from './call.ts';
import { apiExportFormats, apiImportFormats, apiStates, limits } from './choices.ts';
import { count, data, done, id, idParams, line, paging, paragraph, searchText, timestamp } from './fields.ts';
import { namedShapes } from './named-shapes.ts';

const historyLimit = z.coerce.number().int().min(1).max(500).default(10);

/** One run of an API test. */
const execution = z
  .object({
    id,
    test_name: z.string(),
    executed_at: timestamp,
    state: z.enum(apiStates),
    total_endpoints: count,
    passed: count,
    failed: count,
    /** Answered, but nothing was checked. */
    not_checked: count,
    success_rate: z.number(),
    avg_response_time: z.number(),
    duration_ms: z.number(),
    base_url: z.string(),
  })
  .register(namedShapes, { id: 'ApiExecution' });

const executionDetail = execution.extend({
  summary: apiSummary,
  /** What was run, with secrets as placeholders; enough to run it again. */
  config: apiCheckConfig,
  results: z.array(apiResult),
  /** Why it could not go on, as a sentence. */
  error: z.string().nullable(),
});

export type ApiExecution = z.output<typeof executionDetail>;

const loadTest = z
  .object({
    id,
    name: z.string(),
    state: z.enum(apiStates),
    config: loadConfig,
    stats: loadStats.nullable(),
    /** One per second. */
    points: z.array(loadPoint),
    error: z.string().nullable(),
    created_at: timestamp,
    finished_at: timestamp.nullable(),
  })
  .register(namedShapes, { id: 'LoadTest' });

const savedConfig = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    base_url: z.string(),
    created_at: timestamp,
    config_json: z.string(),
    updated_at: timestamp,
  })
  .register(namedShapes, { id: 'SavedApiTest' });

const accepted = z.object({ id, events: z.string() });
const configBody = {
  name: line('Test name', 200),
  description: paragraph('Description', 2000, 0).default(''),
  baseUrl: line('Base URL', 2000),
  config: z.record(z.string(), z.unknown()),
};
const testBody = z.object({ testConfig: apiCheckConfig });
const maxBody = limits.apiBody.max;

export const apiTestingCalls = defineCalls({
  'GET /api/api-testing/history': {
    summary: 'List API test executions, newest first',
    feature: 'api-testing',
    access: 'user',
    query: z.object({ limit: historyLimit, page: paging.page, search: searchText.optional() }),
    response: data(z.object({ executions: z.array(execution), total: count })),
    errors: [],
  },
  'GET /api/api-testing/summary': {
    summary: 'Count API test executions',
    feature: 'api-testing',
    access: 'user',
    response: data(
      z.object({
        summary: z.object({
          totalExecutions: count,
          avgSuccessRate: z.number(),
          avgResponseTime: z.number(),
          totalEndpointsTested: count,
        }),
      }),
    ),
    errors: [],
  },
  'GET /api/api-testing/configs': {
    summary: 'List saved API test configurations',
    feature: 'api-testing',
    access: 'user',
    response: data(z.array(savedConfig)),
    errors: [],
  },
  'POST /api/api-testing/execute': {
    summary:
      'Run an API test; with `Prefer: respond-async` it answers 202 at once, and its events tell the progress',
    feature: 'api-testing',
    access: 'user',
    limit: 'generation',
    maxBody,
    body: testBody,
    response: data(z.object({ id, summary: apiSummary, results: z.array(apiResult) })),
    accepted: data(accepted),
    stores: true,
    errors: ['NOT_FOUND', 'QUEUE_FULL'],
  },
  'POST /api/api-testing/load-test': {
    summary:
      'Run a load test; with `Prefer: respond-async` it answers 202 at once, and its events tell the progress',
    feature: 'api-testing',
    access: 'user',
    limit: 'loadTest',
    maxBody,
    body: z.object({ config: loadRequest }),
    response: data(z.object({ id, stats: loadStats })),
    accepted: data(accepted),
    stores: true,
    errors: ['NOT_FOUND', 'LOAD_TEST_RUNNING', 'QUEUE_FULL'],
  },
  'POST /api/api-testing/config': {
    summary: 'Save an API test configuration',
    feature: 'api-testing',
    access: 'user',
    status: 201,
    maxBody,
    body: z.object(configBody),
    response: data(savedConfig),
    errors: ['CHANGED_MEANWHILE'],
  },
  'POST /api/api-testing/send': {
    summary: 'Send one endpoint once, without keeping it, and suggest what could be checked',
    feature: 'api-testing',
    access: 'user',
    limit: 'generation',
    maxBody,
    body: testBody,
    response: data(z.object({ result: apiResult, suggestions: z.array(apiCheck) })),
    errors: ['NOT_FOUND'],
  },
  'POST /api/api-testing/read': {
    summary: 'Read plain English, such as "GET /ping answers 200 and contains ok", as endpoints with checks',
    feature: 'api-testing',
    access: 'user',
    body: z.object({ text: paragraph('Text', 5000) }),
    response: data(
      z.object({
        baseUrl: z.string().nullable(),
        endpoints: z.array(apiEndpoint),
        notes: z.array(z.string()),
      }),
    ),
    errors: [],
  },
  'POST /api/api-testing/import': {
    summary: 'Read an OpenAPI document, a Postman collection, a curl command or a HAR file as endpoints',
    feature: 'api-testing',
    access: 'user',
    limit: 'generation',
    maxBody,
    body: z.object({
      text: z.string().min(1, 'There is nothing to import.'),
      format: z.enum(apiImportFormats).default('auto'),
    }),
    response: data(
      z.object({
        format: z.string(),
        name: z.string(),
        baseUrl: z.string().nullable(),
        endpoints: z.array(apiEndpoint),
        variables: z.record(z.string(), z.string()),
        /** What could not be taken over, each as a sentence. */
        notes: z.array(z.string()),
      }),
    ),
    errors: ['BAD_IMPORT'],
  },
  'POST /api/api-testing/export': {
    summary: 'Write endpoints as curl commands or as a script for k6; secrets stay placeholders',
    feature: 'api-testing',
    access: 'user',
    maxBody,
    query: z.object({ format: z.enum(['curl', 'k6']) }),
    body: z.object({ testConfig: apiCheckConfig.optional(), config: loadConfig.optional() }),
    produces: ['text/plain; charset=utf-8', 'text/javascript; charset=utf-8'],
    errors: [],
  },
  'GET /api/api-testing/executions/{id}': {
    summary: 'Read one API test execution with every request, answer and check',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    response: data(z.object({ execution: executionDetail })),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/api-testing/executions/{id}': {
    summary: 'Delete an API test execution',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'GET /api/api-testing/executions/{id}/events': {
    summary:
      'Follow an API test execution as server-sent events: `start` and `result` per request, then `execution`',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    produces: ['text/event-stream'],
    errors: ['NOT_FOUND'],
  },
  'POST /api/api-testing/executions/{id}/cancel': {
    summary: 'Stop an API test execution',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'POST /api/api-testing/executions/{id}/rerun': {
    summary: 'Run an API test again as it was',
    feature: 'api-testing',
    access: 'user',
    limit: 'generation',
    params: idParams,
    status: 202,
    response: data(accepted),
    stores: true,
    errors: ['NOT_FOUND', 'QUEUE_FULL'],
  },
  'GET /api/api-testing/executions/{id}/file': {
    summary: 'An API test execution as a file',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    query: z.object({ format: z.enum(apiExportFormats) }),
    produces: ['application/xml', 'text/html; charset=utf-8', 'application/json'],
    errors: ['NOT_FOUND'],
  },
  'GET /api/api-testing/load-tests': {
    summary: 'List load tests, newest first',
    feature: 'api-testing',
    access: 'user',
    query: z.object({ limit: historyLimit }),
    response: data(z.object({ loadTests: z.array(loadTest.omit({ points: true })) })),
    errors: [],
  },
  'GET /api/api-testing/load-tests/{id}': {
    summary: 'Read one load test with its figures per second',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    response: data(z.object({ loadTest })),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/api-testing/load-tests/{id}': {
    summary: 'Delete a load test',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'GET /api/api-testing/load-tests/{id}/events': {
    summary: 'Follow a load test as server-sent events: `point` each second, then `loadTest`',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    produces: ['text/event-stream'],
    errors: ['NOT_FOUND'],
  },
  'POST /api/api-testing/load-tests/{id}/cancel': {
    summary: 'Stop a load test; what was measured until then is kept',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'PUT /api/api-testing/configs/{id}': {
    summary: 'Rename or replace a saved configuration',
    feature: 'api-testing',
    access: 'user',
    maxBody,
    params: idParams,
    body: z.object({
      name: configBody.name.optional(),
      description: paragraph('Description', 2000, 0).optional(),
      baseUrl: configBody.baseUrl.optional(),
      config: configBody.config.optional(),
    }),
    response: data(savedConfig),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/api-testing/configs/{id}': {
    summary: 'Delete a saved configuration',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'POST /api/api-testing/configs/{id}/duplicate': {
    summary: 'Copy a saved configuration under another name',
    feature: 'api-testing',
    access: 'user',
    status: 201,
    params: idParams,
    response: data(savedConfig),
    errors: ['NOT_FOUND'],
  },
});

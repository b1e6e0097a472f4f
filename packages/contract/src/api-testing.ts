import { z } from 'zod';
import { defineCalls } from './call.ts';
import { endpointMethods, limits, loadMethods } from './choices.ts';
import { data, done, id, line, paragraph, timestamp } from './fields.ts';

const headers = z.record(z.string().max(200), z.string().max(8000)).default({});
const historyLimit = z.coerce.number().int().min(1).max(500).default(10);

const endpoint = z.object({
  name: line('Endpoint name', 200),
  method: z.enum(endpointMethods).default('GET'),
  path: line('Endpoint path', 2000),
  headers,
  body: z.unknown().optional(),
  validations: z.array(z.record(z.string(), z.unknown())).max(100).default([]),
});

const testConfig = z.object({
  name: line('Test name', 200),
  baseUrl: line('Base URL', 2000),
  endpoints: z.array(endpoint).min(1, 'At least one endpoint is required.').max(200),
});

const { concurrency, loadDurationMs } = limits;

export const apiTestingCalls = defineCalls({
  'GET /api/api-testing/history': {
    summary: 'List API test executions, newest first',
    feature: 'api-testing',
    access: 'user',
    query: z.object({ limit: historyLimit }),
    response: data(
      z.object({
        executions: z.array(
          z.object({
            id,
            test_name: z.string(),
            executed_at: timestamp,
            total_endpoints: z.number().int(),
            success_rate: z.number(),
            avg_response_time: z.number(),
            duration_ms: z.number(),
            base_url: z.string(),
          }),
        ),
      }),
    ),
    errors: [],
  },
  'GET /api/api-testing/summary': {
    summary: 'Count API test executions',
    feature: 'api-testing',
    access: 'user',
    response: data(
      z.object({
        summary: z.object({
          totalExecutions: z.number().int(),
          avgSuccessRate: z.number(),
          avgResponseTime: z.number(),
          totalEndpointsTested: z.number().int(),
        }),
      }),
    ),
    errors: [],
  },
  'GET /api/api-testing/configs': {
    summary: 'List saved API test configurations',
    feature: 'api-testing',
    access: 'user',
    response: data(
      z.array(
        z.object({
          id,
          name: z.string(),
          description: z.string(),
          base_url: z.string(),
          created_at: timestamp,
          config_json: z.string(),
        }),
      ),
    ),
    errors: [],
  },
  'POST /api/api-testing/execute': {
    summary: 'Run an API test',
    feature: 'api-testing',
    access: 'user',
    limit: 'generation',
    body: z.object({ testConfig }),
    response: data(
      z.object({ summary: z.object({ totalEndpoints: z.number().int(), successRate: z.number() }) }),
    ),
    errors: [],
  },
  'POST /api/api-testing/load-test': {
    summary: 'Run a load test',
    feature: 'api-testing',
    access: 'user',
    limit: 'loadTest',
    body: z.object({
      config: z.object({
        name: line('Load test name', 200),
        url: line('URL', 2000),
        method: z.enum(loadMethods).default('GET'),
        concurrency: z.number().int().min(concurrency.min).max(concurrency.max).default(10),
        duration: z.number().int().min(loadDurationMs.min).max(loadDurationMs.max).default(60_000),
        headers,
        body: z.unknown().optional(),
      }),
    }),
    response: data(
      z.object({ stats: z.object({ totalRequests: z.number().int(), successRate: z.number() }) }),
    ),
    errors: [],
  },
  'POST /api/api-testing/config': {
    summary: 'Save an API test configuration',
    feature: 'api-testing',
    access: 'user',
    status: 201,
    body: z.object({
      name: line('Test name', 200),
      description: paragraph('Description', 2000, 0).default(''),
      baseUrl: line('Base URL', 2000),
      config: z.record(z.string(), z.unknown()),
    }),
    response: done,
    errors: [],
  },
  'POST /api/api-testing/documentation': {
    summary: 'Document endpoints',
    feature: 'api-testing',
    access: 'user',
    body: z.object({
      endpoints: z.array(endpoint).min(1, 'Add endpoints to generate documentation'),
      baseUrl: line('Base URL', 2000),
    }),
    response: data(
      z.object({
        documentation: z.object({
          title: z.string(),
          baseUrl: z.string(),
          generatedAt: timestamp,
          endpoints: z.array(
            z.object({
              method: z.enum(endpointMethods),
              path: z.string(),
              name: z.string(),
              description: z.string(),
              parameters: z.array(z.object({ name: z.string(), type: z.string(), description: z.string() })),
              responses: z.array(
                z.object({ status: z.number().int(), description: z.string(), example: z.unknown() }),
              ),
            }),
          ),
        }),
      }),
    ),
    errors: [],
  },
});

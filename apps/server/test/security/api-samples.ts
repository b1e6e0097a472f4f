import { randomUUID } from 'node:crypto';
import type { SomeSamples } from './samples.ts';

/** Nothing answers there, and nothing may: it is refused before it is tried. */
const baseUrl = 'http://169.254.169.254';
const endpoints = [{ name: 'Ping', path: '/ping' }];
const test = { name: 'Ping', baseUrl, endpoints };
const load = { name: 'Ping', url: `${baseUrl}/ping`, concurrency: 1, duration: 10_000 };
const documented = { baseUrl, endpoints };
const text = 'curl http://127.0.0.1:9/ping';

export const apiSamples = {
  'GET /api/api-testing/history': () => ({ query: { search: 'a' } }),
  'GET /api/api-testing/summary': () => ({}),
  'GET /api/api-testing/configs': () => ({}),
  'POST /api/api-testing/execute': async ({ environment }) => ({
    body: { testConfig: { ...test, environmentId: await environment() } },
  }),
  'POST /api/api-testing/load-test': async ({ environment }) => ({
    body: { config: { ...load, environmentId: await environment() } },
  }),
  'POST /api/api-testing/config': () => ({ body: { name: 'Ping', baseUrl, config: test } }),
  'POST /api/api-testing/documentation': () => ({ body: documented }),
  'POST /api/api-testing/documentation/file': () => ({ query: { format: 'markdown' }, body: documented }),
  'POST /api/api-testing/send': async ({ environment }) => ({
    body: { testConfig: { ...test, environmentId: await environment() } },
  }),
  'POST /api/api-testing/read': () => ({ body: { text: 'GET /ping answers 200.' } }),
  'POST /api/api-testing/import': () => ({ body: { text } }),
  'POST /api/api-testing/export': () => ({ query: { format: 'curl' }, body: { testConfig: test } }),
  'GET /api/api-testing/executions/{id}': async ({ apiExecution }) => ({
    params: { id: await apiExecution() },
  }),
  'DELETE /api/api-testing/executions/{id}': async ({ apiExecution }) => ({
    params: { id: await apiExecution() },
  }),
  'GET /api/api-testing/executions/{id}/events': async ({ apiExecution }) => ({
    params: { id: await apiExecution() },
  }),
  'POST /api/api-testing/executions/{id}/cancel': async ({ apiExecution }) => ({
    params: { id: await apiExecution() },
  }),
  'POST /api/api-testing/executions/{id}/rerun': async ({ apiExecution }) => ({
    params: { id: await apiExecution() },
  }),
  'GET /api/api-testing/executions/{id}/file': async ({ apiExecution }) => ({
    params: { id: await apiExecution() },
    query: { format: 'html' },
  }),
  'GET /api/api-testing/load-tests': () => ({ query: {} }),
  'GET /api/api-testing/load-tests/{id}': async ({ loadTest }) => ({ params: { id: await loadTest() } }),
  'DELETE /api/api-testing/load-tests/{id}': async ({ loadTest }) => ({ params: { id: await loadTest() } }),
  'GET /api/api-testing/load-tests/{id}/events': async ({ loadTest }) => ({
    params: { id: await loadTest() },
  }),
  'POST /api/api-testing/load-tests/{id}/cancel': async ({ loadTest }) => ({
    params: { id: await loadTest() },
  }),
  'PUT /api/api-testing/configs/{id}': async ({ apiConfig }) => ({
    params: { id: await apiConfig() },
    body: { name: `New ${randomUUID()}` },
  }),
  'DELETE /api/api-testing/configs/{id}': async ({ apiConfig }) => ({ params: { id: await apiConfig() } }),
  'POST /api/api-testing/configs/{id}/duplicate': async ({ apiConfig }) => ({
    params: { id: await apiConfig() },
  }),
  'GET /api/api-testing/environments': () => ({}),
  'POST /api/api-testing/environments': () => ({ body: { name: 'Live', variables: [] } }),
  'PUT /api/api-testing/environments/{id}': async ({ environment }) => ({
    params: { id: await environment() },
    body: { name: 'Live', variables: [] },
  }),
  'DELETE /api/api-testing/environments/{id}': async ({ environment }) => ({
    params: { id: await environment() },
  }),
} satisfies SomeSamples;

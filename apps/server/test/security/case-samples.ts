import type { SomeSamples } from './samples.ts';

const when = { kind: 'hourly' as const };
const period = { start: '2026-01-01', end: '2026-12-31' };

export const caseSamples = {
  'GET /api/dashboard/stats': () => ({}),
  'GET /api/projects': () => ({}),
  'POST /api/projects': () => ({ body: { name: 'Shop' } }),
  'GET /api/projects/{id}': async ({ project }) => ({ params: { id: await project() } }),
  'PUT /api/projects/{id}': async ({ project }) => ({
    params: { id: await project() },
    body: { name: 'New' },
  }),
  'DELETE /api/projects/{id}': async ({ project }) => ({
    params: { id: await project() },
    query: { cases: 'delete' },
  }),
  'GET /api/test-cases': async ({ project }) => ({ query: { project_id: await project(), search: 'a' } }),
  'POST /api/test-cases/run': async ({ testCase }) => ({ body: { ids: [await testCase()] } }),
  'POST /api/test-cases/move': async ({ testCase, project }) => ({
    body: { ids: [await testCase()], project_id: await project() },
  }),
  'POST /api/test-cases/export': async ({ testCase }) => ({
    body: { ids: [await testCase()], format: 'json' },
  }),
  'GET /api/test-cases/{id}': async ({ testCase }) => ({ params: { id: await testCase() } }),
  'PUT /api/test-cases/{id}': async ({ testCase, project }) => ({
    params: { id: await testCase() },
    body: { title: 'New', steps: ['Click "Save"'], project_id: await project() },
  }),
  'DELETE /api/test-cases/{id}': async ({ testCase }) => ({ params: { id: await testCase() } }),
  'POST /api/steps/read': () => ({ body: { steps: ['Click "Save"'] } }),
  'POST /api/steps/suggest': async ({ testCase }) => ({
    body: { text: 'Click', test_case_id: await testCase() },
  }),
  'POST /api/process-text': async ({ project }) => ({
    body: {
      text: 'Check that the heading shows "Shop".',
      target_url: 'https://shop.example',
      project_id: await project(),
    },
  }),
  'GET /api/generation/options': () => ({}),
  'GET /api/runs': () => ({ query: { limit: 5 } }),
  'GET /api/runs/{id}': async ({ execution }) => ({ params: { id: (await execution()).runId } }),
  'GET /api/runs/{id}/events': async ({ execution }) => ({ params: { id: (await execution()).runId } }),
  'POST /api/runs/{id}/cancel': async ({ execution }) => ({ params: { id: (await execution()).runId } }),
  'POST /api/runs/{id}/rerun': async ({ execution }) => ({ params: { id: (await execution()).runId } }),
  'POST /api/test-cases/{id}/run': async ({ testCase }) => ({ params: { id: await testCase() }, body: {} }),
  'GET /api/automation': () => ({}),
  'GET /api/automation/events': () => ({ query: {} }),
  'GET /api/test-executions': async ({ execution }) => ({
    query: { test_case_id: (await execution()).testCaseId },
  }),
  'GET /api/executions/{id}': async ({ execution }) => ({ params: { id: (await execution()).id } }),
  'GET /api/executions/{id}/files/{name}': async ({ execution }) => {
    const { id, file } = await execution();
    return { params: { id, name: file } };
  },
  'GET /api/executions/{id}/export': async ({ execution }) => ({
    params: { id: (await execution()).id },
    query: { format: 'html' },
  }),
  'POST /api/executions/{id}/choose': async ({ execution }) => ({
    params: { id: (await execution()).id },
    body: { step_number: 1, candidate: 0 },
  }),
  'GET /api/reports': async ({ execution }) => ({
    query: { ...period, test_case_id: (await execution()).testCaseId },
  }),
  'GET /api/reports/export': async ({ execution }) => ({
    query: { test_case_id: (await execution()).testCaseId, format: 'csv' },
  }),
  'GET /api/schedules': async ({ testCase }) => ({ query: { test_case_id: await testCase() } }),
  'POST /api/schedules': async ({ project }) => ({
    body: { name: 'Nightly', project_id: await project(), when },
  }),
  'PUT /api/schedules/{id}': async ({ schedule, project }) => ({
    params: { id: await schedule() },
    body: { name: 'Daily', project_id: await project() },
  }),
  'DELETE /api/schedules/{id}': async ({ schedule }) => ({ params: { id: await schedule() } }),
  'POST /api/schedules/preview': () => ({ body: { when } }),
  'GET /api/analytics/dashboard': () => ({ query: {} }),
  'GET /api/analytics/export': () => ({ query: { format: 'csv' } }),
  'GET /api/shares': async ({ testCase }) => ({ query: { test_case_id: await testCase() } }),
  'POST /api/shares': async ({ testCase }) => ({ body: { test_case_id: await testCase() } }),
  'DELETE /api/shares/{id}': async ({ share }) => ({ params: { id: (await share()).id } }),
  'GET /api/shared/{token}': async ({ share }) => ({ params: { token: (await share()).token } }),
  'GET /api/shared/{token}/files/{name}': async ({ share }) => {
    const { token, file } = await share();
    return { params: { token, name: file } };
  },
  'GET /api/shared/{token}/badge.svg': async ({ share }) => ({ params: { token: (await share()).token } }),
  'GET /api/webhooks': () => ({}),
  'POST /api/webhooks': () => ({ body: { url: 'http://127.0.0.1:9/hook' } }),
  'PUT /api/webhooks/{id}': async ({ webhook }) => ({
    params: { id: await webhook() },
    body: { enabled: false },
  }),
  'DELETE /api/webhooks/{id}': async ({ webhook }) => ({ params: { id: await webhook() } }),
  'POST /api/webhooks/{id}/secret': async ({ webhook }) => ({ params: { id: await webhook() } }),
  'POST /api/webhooks/{id}/test': async ({ webhook }) => ({ params: { id: await webhook() } }),
} satisfies SomeSamples;

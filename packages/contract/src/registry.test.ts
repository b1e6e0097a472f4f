import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { allErrors, type Call } from './call.ts';
import { errorCodes } from './errors.ts';
import { openApiDocument } from './openapi.ts';
import { calls } from './registry.ts';

/** Each call of the specification, with the names its request carries. */
const specified: [call: string, access: Call['access'], body: string[]][] = [
  ['POST /api/validate-token', 'public', ['token']],
  ['POST /api/login', 'public', ['email', 'password']],
  ['POST /api/register', 'public', ['firstName', 'lastName', 'email', 'password']],
  ['POST /api/forgot-password', 'public', ['email']],
  ['POST /api/reset-password', 'public', ['token', 'newPassword']],
  ['POST /api/contact', 'public', ['name', 'email', 'subject', 'message']],
  ['GET /api/feedback', 'user', []],
  [
    'POST /api/feedback',
    'user',
    [
      'type',
      'category',
      'title',
      'description',
      'priority',
      'rating',
      'contactEmail',
      'browserInfo',
      'systemInfo',
    ],
  ],
  ['PUT /api/feedback/{id}/status', 'user', ['status']],
  ['GET /api/admin/users', 'admin', []],
  ['DELETE /api/admin/users/{id}', 'admin', []],
  ['PUT /api/admin/users/{id}/role', 'admin', ['role']],
  ['PUT /api/admin/users/{id}/status', 'admin', ['status']],
  ['GET /api/admin/feedback', 'admin', []],
  ['PUT /api/admin/feedback/{id}/status', 'admin', ['status']],
  ['GET /api/user/profile', 'user', []],
  [
    'PUT /api/user/profile',
    'user',
    ['firstName', 'lastName', 'phone', 'company', 'jobTitle', 'timezone', 'bio', 'notificationPreferences'],
  ],
  ['PUT /api/user/change-password', 'user', ['currentPassword', 'newPassword']],
  ['DELETE /api/user/account', 'user', ['password']],
  [
    'POST /api/process-text',
    'user',
    [
      'text',
      'nlp_model',
      'test_type',
      'complexity',
      'include_edge_cases',
      'use_enhanced_nlp',
      'use_enhanced_rpa',
      'browser',
    ],
  ],
  ['GET /api/dashboard/stats', 'user', []],
  ['GET /api/projects', 'user', []],
  ['GET /api/test-cases', 'user', []],
  ['POST /api/projects', 'user', ['name', 'description']],
  ['GET /api/analytics/dashboard', 'user', []],
  ['GET /api/analytics/export', 'user', []],
  ['GET /api/visual/summary', 'user', []],
  ['GET /api/visual/history', 'user', []],
  ['POST /api/visual/capture', 'user', ['testId', 'stepName', 'screenshotData']],
  ['GET /api/visual/image/diff/{diffFilename}', 'user', []],
  ['GET /api/api-testing/history', 'user', []],
  ['GET /api/api-testing/summary', 'user', []],
  ['GET /api/api-testing/configs', 'user', []],
  ['POST /api/api-testing/execute', 'user', ['testConfig']],
  ['POST /api/api-testing/load-test', 'user', ['config']],
  ['POST /api/api-testing/config', 'user', ['name', 'description', 'baseUrl', 'config']],
  ['POST /api/api-testing/documentation', 'user', ['endpoints', 'baseUrl']],
];

/** What we add to calls of the specification. */
const addedFields: Record<string, string[]> = {
  'PUT /api/user/change-password': ['revokeAccessTokens'],
  'POST /api/process-text': ['target_url', 'project_id'],
  'POST /api/projects': ['base_url'],
  'POST /api/visual/capture': ['browser', 'viewport'],
  'POST /api/api-testing/documentation': ['title'],
  'PUT /api/admin/users/{id}/role': ['from'],
  'PUT /api/admin/users/{id}/status': ['from'],
  'PUT /api/admin/feedback/{id}/status': ['from'],
};

/** Calls of our own, where the specification names none. */
const own = [
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'POST /api/user/sign-out-everywhere',
  'GET /api/access-tokens',
  'POST /api/access-tokens',
  'DELETE /api/access-tokens/{id}',
  'GET /api/feedback/popular',
  'POST /api/feedback/{id}/upvote',
  'DELETE /api/feedback/{id}/upvote',
  'GET /api/admin/summary',
  'GET /api/admin/feedback/{id}',
  'POST /api/admin/feedback/{id}/answers',
  'GET /api/admin/audit',
  'GET /api/admin/system',
  'GET /api/projects/{id}',
  'PUT /api/projects/{id}',
  'DELETE /api/projects/{id}',
  'POST /api/test-cases/run',
  'POST /api/test-cases/move',
  'POST /api/test-cases/export',
  'GET /api/test-cases/{id}',
  'PUT /api/test-cases/{id}',
  'DELETE /api/test-cases/{id}',
  'POST /api/steps/read',
  'POST /api/steps/suggest',
  'GET /api/generation/options',
  'GET /api/runs',
  'GET /api/runs/{id}',
  'GET /api/runs/{id}/events',
  'POST /api/runs/{id}/cancel',
  'POST /api/runs/{id}/rerun',
  'POST /api/test-cases/{id}/run',
  'GET /api/automation',
  'GET /api/automation/events',
  'GET /api/test-executions',
  'GET /api/executions/{id}',
  'GET /api/executions/{id}/files/{name}',
  'GET /api/executions/{id}/export',
  'POST /api/executions/{id}/choose',
  'GET /api/reports',
  'GET /api/reports/export',
  'GET /api/schedules',
  'POST /api/schedules',
  'PUT /api/schedules/{id}',
  'DELETE /api/schedules/{id}',
  'POST /api/schedules/preview',
  'GET /api/visual/images/{hash}',
  'GET /api/visual/comparisons/{id}',
  'POST /api/visual/comparisons/{id}/approve',
  'POST /api/visual/comparisons/{id}/reject',
  'POST /api/visual/comparisons/approve',
  'GET /api/visual/baselines',
  'POST /api/visual/baselines',
  'GET /api/visual/baselines/{id}',
  'PUT /api/visual/baselines/{id}',
  'DELETE /api/visual/baselines/{id}',
  'POST /api/visual/baselines/{id}/restore',
  'POST /api/visual/baselines/{id}/retire',
  'POST /api/visual/baselines/{id}/copy-ignored',
  'POST /api/visual/pages',
  'POST /api/api-testing/documentation/file',
  'POST /api/api-testing/send',
  'POST /api/api-testing/read',
  'POST /api/api-testing/import',
  'POST /api/api-testing/export',
  'GET /api/api-testing/executions/{id}',
  'DELETE /api/api-testing/executions/{id}',
  'GET /api/api-testing/executions/{id}/events',
  'POST /api/api-testing/executions/{id}/cancel',
  'POST /api/api-testing/executions/{id}/rerun',
  'GET /api/api-testing/executions/{id}/file',
  'GET /api/api-testing/load-tests',
  'GET /api/api-testing/load-tests/{id}',
  'DELETE /api/api-testing/load-tests/{id}',
  'GET /api/api-testing/load-tests/{id}/events',
  'POST /api/api-testing/load-tests/{id}/cancel',
  'PUT /api/api-testing/configs/{id}',
  'DELETE /api/api-testing/configs/{id}',
  'POST /api/api-testing/configs/{id}/duplicate',
  'GET /api/api-testing/environments',
  'POST /api/api-testing/environments',
  'PUT /api/api-testing/environments/{id}',
  'DELETE /api/api-testing/environments/{id}',
  'GET /api/shares',
  'POST /api/shares',
  'DELETE /api/shares/{id}',
  'GET /api/shared/{token}',
  'GET /api/shared/{token}/files/{name}',
  'GET /api/shared/{token}/badge.svg',
  'GET /api/webhooks',
  'POST /api/webhooks',
  'PUT /api/webhooks/{id}',
  'DELETE /api/webhooks/{id}',
  'POST /api/webhooks/{id}/secret',
  'POST /api/webhooks/{id}/test',
];

const registry: Record<string, Call> = calls;
const document = openApiDocument(registry, { version: '1.2.3', isBuilt: (key) => key === 'POST /api/login' });

type Operation = {
  responses: Record<string, unknown>;
  security?: unknown[];
  description?: string;
  requestBody?: { content: { 'application/json': { schema: { properties?: Record<string, unknown> } } } };
};

function operation(key: string): Operation {
  const [method = '', path = ''] = key.split(' ');
  return document.paths[path]?.[method.toLowerCase()] as Operation;
}

describe('the registry', () => {
  test.each(specified)('has %s', (key, access, body) => {
    expect(registry[key]?.access).toBe(access);
    const fields = operation(key).requestBody?.content['application/json'].schema.properties ?? {};
    expect(Object.keys(fields).sort()).toEqual([...body, ...(addedFields[key] ?? [])].sort());
  });

  test('has nothing else but calls of our own', () => {
    const known = new Set(specified.map(([key]) => key));
    expect(Object.keys(registry).filter((key) => !known.has(key))).toEqual(own);
  });

  test.each([
    ['analytics range', calls['GET /api/analytics/dashboard'].query, { timeRange: '30d' }],
    ['export format', calls['GET /api/analytics/export'].query, { timeRange: '30d', format: 'json' }],
    ['visual history', calls['GET /api/visual/history'].query, { limit: 20 }],
    ['API history', calls['GET /api/api-testing/history'].query, { limit: 10 }],
  ])('fills in the default of the %s', (_name, query, expected) => {
    expect(query.parse({})).toEqual(expected);
  });

  test('fills in the defaults of feedback and load tests', () => {
    const feedback = calls['POST /api/feedback'].body.parse({ title: 'a', description: 'b' });
    expect(feedback).toMatchObject({ type: 'general', priority: 'medium', rating: 5 });
    const { config } = calls['POST /api/api-testing/load-test'].body.parse({
      config: { name: 'a', url: 'b' },
    });
    expect(config).toMatchObject({ concurrency: 10, duration: 60_000, method: 'GET' });
  });

  test('takes notification preferences as an object and as JSON', () => {
    const { body } = calls['PUT /api/user/profile'];
    const names = { firstName: 'A', lastName: 'B' };
    const preferences = { email: false, browser: true, marketing: true };
    for (const written of [preferences, JSON.stringify(preferences)]) {
      expect(body.parse({ ...names, notificationPreferences: written }).notificationPreferences).toEqual(
        preferences,
      );
    }
    expect(body.safeParse({ ...names, notificationPreferences: '{' }).success).toBe(false);
  });
});

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(document.openapi).toBe('3.1.0');
  });

  test('says once what several calls share, under its name', () => {
    const written = JSON.stringify(document);
    const references = [...written.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.]+)"/g)];
    expect(references).toHaveLength(written.split('"$ref"').length - 1);
    for (const [, kind, name] of references) {
      expect(document.components).toHaveProperty([String(kind), String(name)]);
    }
    expect(written).not.toContain('$defs');
    expect(document.components.schemas).toHaveProperty('Run');
  });

  test('lists every status a call can answer with, and who may make it', () => {
    const login = operation('POST /api/login');
    expect(Object.keys(login.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '413', '415', '429', '500', '503']),
    );
    expect(login.security).toEqual([]);
    expect(operation('GET /api/projects').security, 'the bearer token of the whole document').toBeUndefined();
  });

  test('says which calls are being built', () => {
    expect(operation('POST /api/login').description).toBeUndefined();
    expect(operation('GET /api/projects').description).toContain('501');
  });

  test('every code of every call is one of the closed list', () => {
    for (const call of Object.values(registry)) {
      for (const code of allErrors(call)) expect(errorCodes).toHaveProperty(code);
    }
  });
});

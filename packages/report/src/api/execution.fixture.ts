import type { ApiExecution } from '@assay/contract';

type Result = ApiExecution['results'][number];

const check = { type: 'status', equals: '200' } as const;

function makeResult(result: Partial<Result>): Result {
  return {
    index: 0,
    name: 'Read <b>users</b> & "more"',
    method: 'GET',
    url: 'https://a.test/users?x=1&y=2',
    row: null,
    passed: true,
    attempts: 1,
    error: null,
    request: { headers: { Authorization: 'Bearer request-secret', Accept: '*/*' }, body: '' },
    response: {
      status: 200,
      statusText: 'OK',
      headers: [
        ['Set-Cookie', 'sid=cookie-secret; Path=/'],
        ['Content-Type', 'application/json'],
      ],
      body: '{"a":"]]><script>alert(1)</script>\\u0000"}',
      isText: true,
      isCut: false,
      size: 40,
      redirects: [],
    },
    timing: { lookup: 1, connect: 2, tls: null, firstByte: 5, total: 12.5 },
    checks: [{ check, passed: true, message: 'The status is 200.', expected: '200', actual: '200' }],
    captured: { token: 'captured-secret', id: '7' },
    ...result,
  };
}

export const failed = {
  check,
  passed: false,
  message: 'The status is 500, not 200.',
  expected: '200',
  actual: '500\u0007',
};
/** One request that passed, one that failed, one without an answer and one of which nothing was checked, with secrets in every place that may hold one. */
export const execution: ApiExecution = {
  id: 'e1',
  test_name: 'Shop <API>',
  executed_at: '2026-01-31T09:30:00.123Z',
  state: 'done',
  total_endpoints: 4,
  passed: 1,
  failed: 2,
  not_checked: 1,
  success_rate: 33.333,
  avg_response_time: 12,
  duration_ms: 1234,
  base_url: 'https://a.test',
  summary: {
    totalEndpoints: 4,
    passed: 1,
    failed: 2,
    notChecked: 1,
    successRate: 33.333,
    avgResponseTime: 12,
    durationMs: 1234,
    totalChecks: 2,
    passedChecks: 1,
  },
  config: {
    name: 'Shop',
    baseUrl: 'https://a.test',
    endpoints: [
      {
        name: 'Read',
        method: 'GET',
        path: '/users',
        headers: { 'X-Api-Key': 'config-secret', Cookie: '{{secret Cookie 0123456789abcdef}}' },
        validations: [],
        bodyKind: 'none',
        auth: { type: 'basic', username: 'ada', password: 'auth-secret' },
        captures: [],
        followRedirects: true,
        retries: 0,
        timeoutMs: 1000,
        enabled: true,
      },
    ],
    variables: { apiToken: 'variable-secret', page: '2' },
    data: '',
    stopOnFailure: false,
  },
  results: [
    makeResult({}),
    makeResult({ passed: false, row: 1, checks: [failed] }),
    makeResult({
      passed: false,
      response: null,
      timing: null,
      checks: [],
      error: { kind: 'timeout', message: 'No answer came within 1 s.' },
    }),
    makeResult({ passed: false, checks: [] }),
  ],
  error: null,
};

import {
  type NotUnderstood,
  readCanonical,
  renderStep,
  type Step,
  type TestCase,
} from '@assay/planner/steps';
import type { StartedSite } from '@assay/testbed/serve';
import { type Bug, startService } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import type { CaseResult, RunEvent } from '../evidence/events.ts';
import type { CaseOptions } from './options.ts';
import { runCase } from './run-case.ts';

const noBrowser = (): never => {
  throw new Error('A browser was asked for.');
};
const pool: BrowserPool = {
  parallel: 1,
  withContext: noBrowser,
  warmUp: noBrowser,
  running: () => [],
  close: async () => undefined,
};

let service: StartedSite;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

function read(sentence: string): Step | NotUnderstood {
  const command = readCanonical(sentence);
  if (!command) return { source: sentence, reason: 'Not a sentence of ours.' };
  expect(renderStep(command)).toBe(sentence);
  return { source: sentence, sentence, command };
}

async function run(
  sentences: readonly string[],
  at = service.address,
  options: Partial<CaseOptions> & Pick<Partial<TestCase>, 'origin'> = {},
): Promise<CaseResult> {
  const { origin = 'stated', ...rest } = options;
  const about = { title: 'Calls', description: '', priority: 'high', expectedResult: '' } as const;
  return runCase({ ...about, origin, steps: sentences.map(read) }, { pool, baseUrl: at, ...rest });
}

const flow = [
  'Call GET "/ping"',
  'Check that the response has the status 200',
  'Check that the response shows "ok"',
  'Call POST "/login" with the form "{\\"user\\":\\"ada\\",\\"password\\":\\"secret-1234\\"}"',
  'Check that the response has a status of 2xx',
  'Keep the field "$.token" of the response as "token"',
  'Keep the cookie "visit" of the response as "visit"',
  'Call POST "/echo" with the body "{\\"a\\":\\"{{token}}\\"}" with the header "X-Trace" of "{{visit}}" with the token "{{token}}"',
  'Check that the response has a status of 200 or 201',
  'Check that the response has the field "$.trace" that equals "first"',
  'Check that the response has the field "$.cookie" that contains "visit=first"',
  'Check that the response has the field "$.type" that equals "application/json"',
  'Call GET "/old" with redirects not followed',
  'Check that the response has the status 302',
  'Call GET "/old"',
  'Check that the response has the header "Cache-Control" that equals "no-store"',
  'Check that the response has at most 1000 bytes',
  'Check that the response has the field "$" that has the length 1',
  'Check that the response has the field "$[0].price" that is less than 2',
  'Check that the response has no field "$[0].secret"',
  'Check that the response matches the schema "{\\"type\\":\\"array\\",\\"items\\":{\\"required\\":[\\"name\\"],\\"properties\\":{\\"price\\":{\\"type\\":\\"number\\"}}}}"',
  'Check that the response takes at most 30 seconds',
  'Call POST "/graphql" with the GraphQL query "{ user(id: 7) { name } }"',
  'Check that the response has no GraphQL errors',
  'Check that the response has the field "$.data.user.name" that equals "Ada"',
];

test('calls are sent, judged and kept as evidence without any browser', async () => {
  const told: RunEvent[] = [];
  const result = await run(flow, undefined, { onEvent: (event) => void told.push(event) });
  expect(result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(result).toMatchObject({ verdict: 'passed', browser: { name: 'No browser (API calls)' } });
  const [ping, , , login] = result.steps;
  expect(ping?.call).toMatchObject({ method: 'GET', response: { status: 200, body: 'ok' } });
  expect(ping?.call?.timing?.total).toBeGreaterThan(0);
  expect(login?.call?.request.body).toBe('user=ada&password=••••••');
  const echo = result.steps.find(({ sentence }) => sentence.includes('/echo'));
  // What an answer gives is put into a text as it is, quotes and braces and all; nobody reads a secret.
  expect(echo?.call?.request.headers.Authorization).toBe('Bearer ••••••');
  expect(JSON.stringify([result, told])).not.toContain('98765');
});

test.each<[Bug, RegExp]>([
  ['status', /200 or 201.*500/],
  ['price', /\/0\/price must be number|\$\[0\]\.price/],
  ['header', /Cache-Control.*not there/],
  ['error', /GraphQL errors.*The database is away/],
])('the same calls find the bug "%s"', async (bug, reason) => {
  const broken = await startService(bug);
  try {
    const result = await run(flow, broken.address);
    expect(result).toMatchObject({ verdict: 'failed', reason: expect.stringMatching(reason) });
  } finally {
    await broken.close();
  }
});

test('what cannot be judged is no verdict, also where its opposite was asked for', async () => {
  const unusable = await run([
    'Call GET "/items"',
    'Check that the response does not match the schema "{\\"type\\":12}"',
    'Check that the response does not have the field "$[" that equals 1',
  ]);
  expect(unusable.steps.map(({ problem }) => problem?.class)).toEqual([
    undefined,
    'not understood',
    'not understood',
  ]);
  expect(await run(['Call GET "/ping"'])).toMatchObject({ verdict: 'hollow' });
  const empty = ['Call GET "/items"', 'Check that the response has the field "$"'];
  expect(await run(empty, service.address, { origin: 'check' })).toMatchObject({ verdict: 'hollow' });
  const missing = await run([
    'Call GET "/items"',
    'Keep the field "$.nothing" of the response as "it"',
    'Call GET "/ping"',
  ]);
  expect(missing.steps.map(({ outcome }) => outcome)).toEqual(['passed', 'error', 'skipped']);
});

test('addresses that may not be reached are refused, and a service that is away is no failure', async () => {
  const policy = { allowPrivate: 'none' } as const;
  const refused = await run(['Call GET "/ping"', 'Check that the response has the status 200'], undefined, {
    policy,
  });
  expect(refused).toMatchObject({ verdict: 'error', problem: { class: 'refused address' } });
  const away = await run(['Call GET "http://127.0.0.1:1/"', 'Check that the response has the status 200']);
  expect(away).toMatchObject({ verdict: 'error', problem: { class: 'unreachable address' } });
  const stopped = await run(flow, undefined, { signal: AbortSignal.abort() });
  expect(stopped).toMatchObject({ verdict: 'error', problem: { class: 'cancelled' } });
});

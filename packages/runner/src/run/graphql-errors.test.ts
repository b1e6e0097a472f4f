import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCanonical, type TestCase } from '@assay/planner/steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMask } from '../evidence/mask.ts';
import type { CaseOptions } from './options.ts';
import { runApiSteps } from './run-api-case.ts';
import { judgeCase } from './verdict.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"data":null,"errors":[{"message":"No such user"}]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

/** Calls need none. */
const noBrowsers = {} as CaseOptions['pool'];

async function run(...sentences: string[]) {
  const steps = sentences.map((sentence) => {
    const command = readCanonical(sentence);
    if (!command) throw new Error(`This is not canonical: ${sentence}`);
    return { source: sentence, sentence, command };
  });
  const testCase: TestCase = { title: 'Calls', steps, origin: 'stated' } as unknown as TestCase;
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const evidence = await runApiSteps(testCase, { baseUrl, pool: noBrowsers }, makeMask());
  return { verdict: judgeCase(evidence), outcomes: evidence.map(({ outcome }) => outcome) };
}

const query = 'Call POST "/graphql" with the GraphQL query "{ user { name } }"';
const status = 'Check that the response has the status 200';

test('GraphQL errors that no step speaks about fail the call, and the checks after it still run', async () => {
  const { verdict, outcomes } = await run(query, status);
  expect(outcomes).toEqual(['failed', 'passed']);
  expect(verdict).toMatchObject({
    verdict: 'failed',
    reason: expect.stringContaining('with the error "No such user"'),
  });
  const body = 'Call POST "/graphql" with the body "{\\"query\\":\\"{ user { name } }\\"}"';
  expect((await run(body, status)).verdict.verdict).toBe('failed');
});

test.each([
  'Check that the response has some GraphQL errors',
  'Check that the response has the field "$.errors[0].message" that equals "No such user"',
  'Check that the response shows "No such user"',
])('they are expected by: %s', async (check) => {
  expect((await run(query, check)).outcomes).toEqual(['passed', 'passed']);
  // What is said of the next answer says nothing of this one.
  expect((await run(query, status, query, check)).outcomes).toEqual(['failed', 'passed', 'passed', 'passed']);
});

test('the answer of a service that is no GraphQL may speak of errors', async () => {
  expect((await run('Call GET "/search?query=shoes"', status)).outcomes).toEqual(['passed', 'passed']);
});

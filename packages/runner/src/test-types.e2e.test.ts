import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoHandler } from '@assay/demo';
import {
  fillIn,
  gatherFacts,
  type PageFacts,
  type PlanOptions,
  planTests,
  type TestType,
} from '@assay/planner';
import { sharePool } from '@assay/testbed/run';
import { readStated } from '@assay/testbed/stated';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserPool } from './browsers/pool.ts';
import type { CaseResult } from './evidence/events.ts';
import { runCases } from './run/run-case.ts';
import { takeSnapshot } from './snapshot/take-snapshot.ts';

type Complexity = PlanOptions['complexity'];

let pool: BrowserPool;
const servers: Server[] = [];

async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The shop as a careless administrator would serve it: without headers, and with cookies that any script can read. */
function spoil(shop: RequestListener): RequestListener {
  return (request, response) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
      const kept = ['content-type', 'location'].flatMap((name) =>
        headers[name] === undefined ? [] : [[name, headers[name]]],
      );
      const cookie = headers['set-cookie']?.replace(/; (HttpOnly|SameSite=Lax)/g, '');
      return writeHead(status, { ...Object.fromEntries(kept), ...(cookie && { 'set-cookie': cookie }) });
    }) as typeof response.writeHead;
    shop(request, response);
  };
}

let shop: string;
let spoiled: string;
let facts: PageFacts;

beforeAll(async () => {
  pool = await sharePool();
  shop = await serve(demoHandler());
  spoiled = await serve(spoil(demoHandler()));
  facts = await pool.withContext('chrome', {}, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(`${shop}/demo/login`);
    return gatherFacts(await takeSnapshot(page));
  });
});

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function runType(
  testType: TestType,
  base: string,
  query = '',
  complexity: Complexity = 'medium',
): Promise<CaseResult[]> {
  const text = `Open "${base}/demo/login${query}". Type "ada@example.com" in the "e-mail" field. Type "analytical" in the "password" field. Click "Log in". Check that the "Products" page is shown.`;
  const page = { ...facts, address: `${base}/demo/login${query}` };
  const { cases } = planTests(readStated(text), {
    testType,
    complexity,
    includeEdgeCases: testType === 'functional',
    page,
  });
  const context = { seed: 'test', now: Date.now() };
  return runCases(cases, { pool, screenshots: 'none', fillIn: (value) => fillIn(value, context) });
}

const tell = (results: CaseResult[]) =>
  results.map(
    ({ title, verdict, reason }) => `${verdict}: ${title}${verdict === 'passed' ? '' : ` (${reason})`}`,
  );

test('a form that asks the browser not to check its fields is known as such', () => {
  expect(facts.forms.map(({ validates }) => validates)).toEqual([false]);
});

describe('the planned cases of a test type', () => {
  test.for<TestType>([
    'functional',
    'security',
    'performance',
    'accessibility',
    'api',
    'mobile',
    'integration',
  ])('%s: all pass on the sound shop', async (testType) => {
    const results = await runType(testType, shop);
    expect(results.length).toBeGreaterThanOrEqual(4);
    // How fast a busy machine is says nothing about the shop.
    const isSlow = /^failed: .* seconds( to load)?\.\)$/;
    expect(tell(results).filter((told) => !told.startsWith('passed') && !isSlow.test(told))).toEqual([]);
  });

  test('security: headers and cookies that are missing are found', async () => {
    const failed = (await runType('security', spoiled, '', 'complex')).filter(
      ({ verdict }) => verdict === 'failed',
    );
    const reasons = failed.map(({ reason }) => reason).join('\n');
    expect(reasons).toContain('Content-Security-Policy is missing');
    expect(reasons).toContain('X-Content-Type-Options is missing');
    expect(reasons).toContain('"demo_visitor" is not HttpOnly');
  });

  test('performance: a slow shop is found', async () => {
    const results = await runType('performance', shop, '?bug=slow');
    const vitals = results.find(({ title }) => title.includes('Web Vitals'));
    expect(vitals?.verdict, vitals?.reason).toBe('failed');
    expect(vitals?.reason).toMatch(/first byte came after [2-9]\.\d\d seconds/);
  });
});

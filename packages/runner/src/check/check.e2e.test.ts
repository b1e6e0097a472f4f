import type { Command, Expectation } from '@assay/planner/steps';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import { runCase } from '../run/run-case.ts';
import { claims, named, ordersPage, text, whole } from './test-claims.ts';

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  pool = await sharePool();
  site = await serveSite({
    '/orders': ordersPage,
    '/noisy': '<h1>Noisy</h1><script>console.error("boom"); throw new Error("bang")</script>',
    '/bad': '<img src="data:,"><input>',
    '/flash':
      '<h1>Flash</h1><button onclick="fetch(\'/slow\').then((r) => r.text()).then((t) => { out.textContent = t })">Go</button><p id="out"></p>',
    '/slow': (_request, response) => {
      setTimeout(() => response.end('Refused'), 2800);
    },
  });
});
afterAll(async () => {
  await site.close();
});

const open = (path: string): Command => ({ do: 'open', address: site.url + path });
const limits = { patienceMs: 1000 };

async function verdictOf(
  expectation: Expectation,
  path = '/orders',
): Promise<[verdict: string, told: string]> {
  const result = await runCase(makeCase(open(path), { do: 'expect', ...expectation }), {
    pool,
    limits,
    screenshots: 'none',
  });
  const verdict = result.verdict === 'error' ? (result.problem?.class ?? 'error') : result.verdict;
  return [verdict, `${result.reason} ${result.steps[1]?.actual ?? ''}`];
}

/** One or two of each kind; all of them are judged on recorded views in check.test.ts. */
const ofEachKind = [
  'a text that comes late',
  'a text that is not there',
  'visible',
  'hidden, but it is there',
  'disabled',
  'focused',
  'required',
  'empty',
  'value',
  'value of a choice',
  'checked',
  'the text beside a label',
  'a price',
  'every cell of a column',
  'every row holds a price',
  'more than another',
  'what a message says',
  'attribute',
  'style',
  'style, another',
  'count of rows',
  'count of what cannot be found',
  'sorted by a column',
  'a cell',
  'address',
  'title',
  'page',
  'status',
  'console',
  'load time',
  'load time, too slow',
  'no dialog',
  'no download',
  'a pattern that is none',
  'pictures without a baseline',
];

test('every name is that of a claim', () => {
  expect(ofEachKind.filter((name) => !claims.some(([known]) => known === name))).toEqual([]);
});

test.for(claims.filter(([name]) => ofEachKind.includes(name)))('%s', async ([, expectation, expected]) => {
  const [verdict, told] = await verdictOf(expectation);
  expect(verdict, told).toBe(expected);
});

test('errors in the console are told', async () => {
  const [verdict, told] = await verdictOf(whole('console', { is: 'clean' }), '/noisy');
  expect(verdict).toBe('failed');
  expect(told).toContain('boom');
  expect(told).toContain('bang');
});

test('violations of accessibility are told, and a page without them passes', async () => {
  const [bad, told] = await verdictOf(whole('accessibility', { is: 'clean' }), '/bad');
  expect(bad).toBe('failed');
  expect(told).toContain('alternative text');
  const [good, why] = await verdictOf(whole('accessibility', { is: 'clean' }), '/flash');
  expect(good, why).toBe('passed');
});

test('what is absent is judged only once the page has come to rest', async () => {
  const result = await runCase(
    makeCase(
      open('/flash'),
      { do: 'click', target: named('Go', 'button') },
      { do: 'expect', ...whole('page text', text('Refused'), true) },
    ),
    { pool, limits: { patienceMs: 3000 } },
  );
  expect(result.verdict).toBe('failed');
});

test('a time that is stated is kept to', async () => {
  const started = Date.now();
  const [verdict] = await verdictOf({ ...whole('page text', text('never')), withinSeconds: 2 });
  expect(verdict).toBe('failed');
  expect(Date.now() - started).toBeGreaterThan(2000);
});

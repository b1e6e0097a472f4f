import { type Command, readCanonical } from '@assay/planner/steps';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveAudits } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFirefox } from '../../browsers/one/find-browser.ts';
import type { BrowserPool } from '../../browsers/pool.ts';
import type { CaseOptions } from '../../run/options.ts';
import { runCase } from '../../run/run-case.ts';

let pool: BrowserPool;
let site: Awaited<ReturnType<typeof serveAudits>>;
beforeAll(async () => {
  pool = await sharePool();
  site = await serveAudits();
});
afterAll(async () => {
  await site.close();
});

function read(sentence: string): Command {
  const command = readCanonical(sentence);
  if (!command) throw new Error(`Not understood: ${sentence}`);
  return command;
}

/** Runs the sentences on one page; by sentence the outcome and what was seen. */
async function look(
  path: string,
  sentences: string[],
  options: Pick<CaseOptions, 'browser' | 'context'> = {},
): Promise<[outcome: string, told: string][]> {
  const open: Command = { do: 'open', address: site.url + path };
  const result = await runCase(makeCase(open, ...sentences.map(read)), {
    pool,
    limits: { patienceMs: 500 },
    screenshots: 'none',
    ...options,
  });
  return result.steps
    .slice(1)
    .map(({ outcome, problem, actual }) => [problem?.class ?? outcome, problem?.message ?? actual ?? '']);
}

async function judge(path: string, sentence: string): Promise<[outcome: string, told: string]> {
  return (await look(path, [sentence]))[0] ?? ['', 'Nothing was run.'];
}

/** A sentence, a page on which it holds, one on which it does not, and what the report names there. */
const audits: [sentence: string, good: string, bad: string, named: string[]][] = [
  [
    'Check that the security headers are set',
    '/good',
    '/bad',
    ['Content-Security-Policy is missing', 'X-Content-Type-Options is missing', 'X-Frame-Options', '/bad'],
  ],
  [
    'Check that the cookies are protected',
    '/good',
    '/bad',
    ['"sid" is not HttpOnly', '"theme" does not say SameSite'],
  ],
  ['Check that there is no mixed content', '/good', '/bad', ['<img>', 'http://shop.example/picture.png']],
  ['Check that no form is sent unencrypted', '/good', '/bad', ['#plain', 'http://shop.example/sign-in']],
  ['Check that nothing overflows sideways', '/good', '/bad', ['div.banner', '1500 pixels wide']],
  [
    'Check that the smallest tap target is at least 24 pixels',
    '/good',
    '/bad',
    ['"More" button (#plus) is 12 by 12 pixels', '#minus'],
  ],
  ['Check that every control can be reached by keyboard', '/good', '/bad', ['#fake', '#skipped']],
  ['Check that the keyboard focus is visible', '/good', '/bad', ['"Dull" button (#dull)']],
  [
    'Check that all links answer',
    '/good',
    '/bad',
    ['#broken', '/missing', 'answers 404', '/failing', 'answers 500'],
  ],
  [
    'Check that all requests of the page succeed',
    '/good',
    '/failing-parts',
    ['/missing.png was answered by 404', '/failing was answered by 500'],
  ],
  [
    'Check that the number of the requests of the page is at most 2',
    '/good',
    '/failing-parts',
    ['3 requests', '1 image'],
  ],
];

test.for(audits)('%s', async ([sentence, good, bad, named]) => {
  const [fine, why] = await judge(good, sentence);
  expect(fine, why).toBe('passed');
  const [found, told] = await judge(bad, sentence);
  expect(found, told).toBe('failed');
  for (const name of named) expect(told).toContain(name);
});

test.skipIf(!findFirefox())('Firefox sees the same', async () => {
  const of = (path: string) => audits.filter(([, good, bad]) => good === path || bad === path);
  for (const path of ['/good', '/bad', '/failing-parts']) {
    const own = of(path);
    const seen = await look(
      path,
      own.map(([sentence]) => sentence),
      { browser: 'firefox' },
    );
    own.forEach(([sentence, good, , named], index) => {
      const [outcome = '', told = ''] = seen[index] ?? [];
      expect([outcome, sentence], told).toEqual([good === path ? 'passed' : 'failed', sentence]);
      if (good !== path) for (const name of named) expect(told).toContain(name);
    });
  }
});

test.for([
  ['the page load', 'seconds'],
  ['the first byte', 'seconds'],
  ['the response', 'seconds'],
  ['the largest contentful paint', 'seconds'],
])('%s is measured', async ([subject]) => {
  const within = (seconds: number) =>
    judge('/good', `Check that ${subject} takes at most ${seconds} seconds`);
  const [fine, why] = await within(20);
  expect(fine, why).toBe('passed');
  const [late, told] = await within(0);
  expect(late, told).toBe('failed');
  expect(told).toMatch(/\d\.\d\d seconds/);
});

test('the bytes of a page are counted, and the largest answers named', async () => {
  const [small, large] = await look('/good', [
    'Check that the transfer size of the page is at most 100 kB',
    'Check that the transfer size of the page is at most 1 kB',
  ]);
  expect(small?.[0], small?.[1]).toBe('passed');
  expect(large?.[0], large?.[1]).toBe('failed');
  expect(large?.[1]).toMatch(/^[2-9]\.\d kB came in 1 answers; largest: .*\/good/);
});

test('what moves while the page loads is added up and named', async () => {
  const sentence = 'Check that the layout shift is at most 0.1';
  expect((await judge('/good', sentence))[0]).toBe('passed');
  const [outcome, told] = await judge('/shifting', sentence);
  expect(outcome, told).toBe('failed');
  expect(told).toContain('<p#moved>');
});

test.skipIf(!findFirefox())('a browser that does not measure shifts gives no verdict', async () => {
  const [seen] = await look('/good', ['Check that the layout shift is at most 0.1'], { browser: 'firefox' });
  expect(seen?.[0]).toBe('environment');
  expect(seen?.[1]).toContain('Run the case in Chrome');
});

test('a phone that has to shrink the page is found by its layout', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const sentence = ['Check that nothing overflows sideways'];
  const [wide] = await look('/desktop-only', sentence, { context: phone });
  expect(wide?.[0], wide?.[1]).toBe('failed');
  expect(wide?.[1]).toContain('no viewport meta element');
  const [fits] = await look('/good', sentence, { context: phone });
  expect(fits?.[0], fits?.[1]).toBe('passed');
});

test('a control that keeps the focus is named', async () => {
  const [outcome, told] = await judge('/trap', 'Check that every control can be reached by keyboard');
  expect(outcome).toBe('failed');
  expect(told).toContain('"After" button (#after) is not reached');
  expect(told).toContain('the focus does not leave the "Notes" field (#editor)');
});

test('links that may change something are never asked for', async () => {
  site.asked.length = 0;
  const [outcome, told] = await judge('/good', 'Check that all links answer');
  expect(outcome, told).toBe('passed');
  expect(told).toContain('2 links that may change something');
  expect(told).toContain('1 links to other sites');
  expect(site.asked.toSorted()).toEqual(['GET /good', 'HEAD /good', 'HEAD /other']);
});

test('a walk by keyboard leaves the focus where it was', async () => {
  const seen = await look('/good', [
    'Click the "Name" field',
    'Check that every control can be reached by keyboard',
    'Check that the "Name" field is focused',
    'Check that the keyboard focus is visible',
    'Check that the "Name" field is focused',
  ]);
  expect(seen.map(([outcome]) => outcome)).toEqual(Array(5).fill('passed'));
});

test('an answer is held against a schema', async () => {
  const schema = (price: string) =>
    `Check that the response matches the schema ${JSON.stringify(`{"type":"array","items":{"required":["name"],"properties":{"price":{"type":${price}}}}}`)}`;
  const seen = await look('/good', [
    'Call GET "/items"',
    schema('["number","string"]'),
    schema('"number"'),
    'Check that the response matches the schema "{\\"oneOf\\":[]}"',
  ]);
  expect(seen.map(([outcome]) => outcome)).toEqual(['passed', 'passed', 'failed', 'not understood']);
  expect(seen[2]?.[1]).toContain('/1/price must be number');
});

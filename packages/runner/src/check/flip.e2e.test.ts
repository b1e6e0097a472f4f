import type { Command, Expectation, TestCase } from '@assay/planner/steps';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import { runCase } from '../run/run-case.ts';

let pool: BrowserPool;
let site: TestSite;

beforeAll(async () => {
  pool = await sharePool();
  site = await serveSite({
    '/': '<h1>Prices</h1><p>From 3 to 9</p><ul aria-label="Equal"><li>7</li><li>7</li><li>7</li></ul><ul aria-label="Rising"><li>1</li><li>2</li><li>3</li></ul><button>Buy</button>',
  });
});
afterAll(async () => {
  await site.close();
});

function run(expectation: Expectation, origin: TestCase['origin']) {
  const steps: Command[] = [
    { do: 'open', address: site.url },
    { do: 'expect', ...expectation },
  ];
  return runCase(
    { ...makeCase(...steps), origin },
    { pool, screenshots: 'none', limits: { patienceMs: 300 } },
  );
}

const element = (name: string) => ({ of: 'element', target: { name } }) as const;

test.for<[string, Expectation]>([
  [
    'equal values are sorted either way',
    { subject: element('Equal'), condition: { is: 'sorted', direction: 'ascending' } },
  ],
  [
    'some number of the page is below, another above',
    { subject: { of: 'page text' }, condition: { is: 'number', comparison: 'at most', value: 5 } },
  ],
  [
    'every text matches',
    { subject: { of: 'title' }, condition: { is: 'text', how: 'matches', value: 'x*' } },
  ],
  [
    'every address has a slash',
    { subject: { of: 'address' }, condition: { is: 'text', how: 'contains', value: '/' } },
  ],
])('%s: hollow where nobody stated it', async ([, expectation]) => {
  const generated = await run(expectation, 'check');
  expect(generated.verdict, generated.reason).toBe('hollow');
  expect(generated.steps[1]).toMatchObject({ outcome: 'passed', hollow: true });
  expect(generated.warnings.join()).toContain('proves nothing');
});

test.for<[string, Expectation]>([
  [
    'rising values are sorted one way',
    { subject: element('Rising'), condition: { is: 'sorted', direction: 'ascending' } },
  ],
  ['a button is visible', { subject: element('Buy'), condition: { is: 'visible' } }],
  ['a button is enabled', { subject: element('Buy'), condition: { is: 'enabled' } }],
  [
    'a text is absent',
    {
      subject: { of: 'page text' },
      condition: { is: 'text', how: 'contains', value: 'Sold out' },
      negated: true,
    },
  ],
  ['the console is clean', { subject: { of: 'console' }, condition: { is: 'clean' } }],
  [
    'a count is right',
    {
      subject: { of: 'element', target: { name: '', kind: 'button' } },
      condition: { is: 'count', comparison: 'at least', value: 1 },
    },
  ],
])('%s: not hollow', async ([, expectation]) => {
  const generated = await run(expectation, 'negative');
  expect(generated.verdict, generated.reason).toBe('passed');
  expect(generated.steps[1]?.hollow).toBeUndefined();
});

test('what the author stated is not turned round', async () => {
  const stated = await run(
    { subject: element('Equal'), condition: { is: 'sorted', direction: 'ascending' } },
    'stated',
  );
  expect(stated.verdict).toBe('passed');
  expect(stated.steps[1]?.hollow).toBeUndefined();
});

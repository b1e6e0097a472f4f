import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoHandler } from '@assay/demo';
import { sharePool } from '@assay/testbed/run';
import { readStated } from '@assay/testbed/stated';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirefox } from './browsers/one/find-browser.ts';
import type { BrowserKind } from './browsers/one/kinds.ts';
import type { BrowserPool } from './browsers/pool.ts';
import type { CaseResult } from './evidence/events.ts';
import { createMeaning } from './meaning/similarity.ts';
import type { CaseOptions } from './run/options.ts';
import { runCase } from './run/run-case.ts';

/** What a person would write, and the seeded bug of the demo shop that must make it fail. */
const requirements: [bug: string, text: string][] = [
  [
    'login-accepts-anything',
    'Open "/demo/login". Type "ada@example.com" in the "e-mail" field. Type "wrong" in the "password" field. Click "Log in". Check that the message shows "The e-mail or the password is wrong.".',
  ],
  [
    'typo-message',
    'Open "/demo/login". Log in as "ada@example.com" with the password "nonsense". Check that the page shows "The e-mail or the password is wrong.".',
  ],
  [
    'cart-count',
    'Open "/demo/products". Click "Add to cart" in the "Stoneware Mug" card. Check that the "Cart" link contains "1".',
  ],
  [
    'search-ignores-case',
    'Open "/demo/products". Type "mug" in the "search" field. Press "Enter". Check that the page shows "Stoneware Mug".',
  ],
  [
    'button-dead',
    'Open "/demo/products". Click "Add to cart" in the "Stoneware Mug" item. Click "cart". Click "Proceed to checkout". Check that the "checkout" page is shown.',
  ],
];

let pool: BrowserPool;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer(demoHandler()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pool = await sharePool();
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

async function judge(
  text: string,
  bug: string,
  browser: BrowserKind = 'chrome',
  grounding: CaseOptions['grounding'] = {},
): Promise<CaseResult> {
  const switched = text.replace(/\/demo\/\w+/, (address) => `${address}?bug=${bug}`);
  const [requirement] = readStated(switched).requirements;
  if (!requirement) throw new Error('The text gave no requirement.');
  const { title, steps } = requirement;
  const testCase = {
    title,
    description: '',
    priority: 'medium',
    steps,
    expectedResult: '',
    origin: 'stated',
  } as const;
  return runCase(testCase, { pool, browser, baseUrl, grounding, screenshots: 'none' });
}

/** What both browsers must say alike. */
function summarise({ verdict, problem, steps }: CaseResult) {
  const told = steps.map(({ sentence, outcome }) => `${sentence} ${outcome}`);
  return { verdict, problem: problem?.class, steps: told };
}

describe('plain English against the demo shop', () => {
  test.for(requirements)(
    '%s: passes without the bug and fails with it, step by step alike in both browsers',
    { timeout: 3_600_000 },
    async ([bug, text], { skip }) => {
      for (const [switched, verdict] of [
        ['none', 'passed'],
        [bug, 'failed'],
      ] as const) {
        const one = await judge(text, switched);
        expect(one, JSON.stringify(summarise(one))).toMatchObject({ verdict });
        if (!findFirefox()) continue;
        const other = await judge(text, switched, 'firefox');
        expect(summarise(other), other.reason).toEqual(summarise(one));
      }
      skip(!findFirefox(), 'Firefox is not installed: Chromium alone was tested.');
    },
  );

  test('a claim about something that is not there is an error, not a verdict', async () => {
    const result = await judge(
      'Open "/demo/products". Click the "Teleport" button. Check that the page shows "Beamed".',
      'none',
    );
    expect(result.verdict).toBe('error');
    expect(result.problem?.class).toBe('not found');
  });

  test('words that share nothing but their meaning find the element once the model helps', async () => {
    const text = 'Open "/demo/". Click "get in touch with the shop". Check that the "Contact" page is shown.';
    const meaning = createMeaning();
    try {
      const helped = await judge(text, 'none', 'chrome', { similarity: meaning.similarity });
      expect(
        helped,
        JSON.stringify(helped.steps.map(({ sentence, problem }) => [sentence, problem])),
      ).toMatchObject({
        verdict: 'passed',
      });
    } finally {
      await meaning.close();
    }
  });

  test('a text that checks nothing is hollow', async () => {
    const result = await judge('Open "/demo/products". Click the "Cart" link.', 'none');
    expect(result.verdict).toBe('hollow');
  });
});

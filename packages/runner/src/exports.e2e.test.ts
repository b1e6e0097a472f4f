import { demoHandler } from '@assay/demo';
import {
  type ExportedCase,
  exportPlaywright,
  fillIn,
  gatherFacts,
  type PlanOptions,
  planCases,
  type TestCase,
} from '@assay/planner';
import { cacheFolder, readPage, runWithPlaywright, sharePool } from '@assay/testbed/run';
import { openShop, type Shop } from '@assay/testbed/serve';
import { readStated } from '@assay/testbed/stated';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FoundBrowser, findChrome } from './browsers/one/find-browser.ts';
import type { BrowserPool } from './browsers/pool.ts';
import { runCase } from './run/run-case.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Requirements that between them use everything an export has to write. */
const texts = [
  'Open "/demo/login". Type "ada@example.com" in the "Username or e-mail" field. Type "analytical" in the "Password" field. Click the "Log in" button. Check that the "Products" heading is visible.',
  'Open "/demo/products". Type "mug" in the "search" field. Press "Enter". Check that the page shows "Stoneware Mug".',
  'Open "/demo/products". Click "Add to cart" in the "Stoneware Mug" card. Click "cart". Type "3" in the "Quantity of Stoneware Mug" field. Click the "Update" button. Check that the page shows "Your cart was updated.". Check that "total" is $36. Click the "Empty cart" button. Accept the browser dialog. Check that the page shows "Your cart is empty.".',
  'Open "/demo/contact". Type "{{unique name}}" in the "Your name" field. Type "{{unique email}}" in the "Your e-mail" field. Select "An order" from "What is it about?". Type "Will it be here by {{today+3}}?" in the "Message" field. Click the "Send message" button. Check that the page shows "Thank you, your message has been sent.".',
  'Open "/demo/login". Log in as "ada@example.com" with the password "analytical". Open "/demo/profile". Set the "Birth date" field to "{{today-30 years}}". Select "Kenya" from "Country". Upload the file "photo.png" to "Profile picture". Tick "Send me the newsletter". Check that the page shows "New picture: photo.png". Click the "Save profile" button. Check that the page shows "Your profile was saved.". Check that the "Country" dropdown has the value "Kenya". Check that "Status" in the row of "FH-1042" shows exactly "Delivered".',
  'Open "/demo/products". Click "Add to cart" in the "Stoneware Mug" card. Click "cart". Click the "Proceed to checkout" button. Type "Ada Lovelace" in the "Full name" field. Type "ada@example.com" in the "E-mail" field. Type "1 Mill Lane" in the "Street address" field. Type "12345" in the "Postcode" field. Type "4111111111111111" in the "Card number" field. Choose the "Express, next day" radio button. Tick "I accept the terms of sale". Click the "Place order" button. Check that the page shows "Thank you for your order". Click "Download receipt". Check that a file is downloaded.',
];

const options: PlanOptions = { testType: 'functional', complexity: 'complex', includeEdgeCases: false };
const seededBugs = ['wrong-total', 'login-accepts-anything', 'no-validation'];

let pool: BrowserPool;
let browser: FoundBrowser;
let shop: Shop;
let brokenShop: Shop;
let cases: ExportedCase[];

beforeAll(async () => {
  const found = await findChrome(cacheFolder);
  if (!found) throw new Error('No browser was found.');
  browser = found;
  [shop, brokenShop] = await Promise.all([openShop(demoHandler()), openShop(demoHandler(), seededBugs)]);
  pool = await sharePool();
  cases = await Promise.all(texts.flatMap(planFirst).map(runOnce));
});

afterAll(async () => {
  await Promise.all([shop.close(), brokenShop.close()]);
});

function planFirst(text: string): TestCase[] {
  return planCases(readStated(text), { ...options, complexity: 'simple' }).slice(0, 1);
}

/** The case with what its run did. */
async function runOnce(testCase: TestCase): Promise<ExportedCase> {
  const result = await runCase(testCase, {
    pool,
    baseUrl: shop.url,
    screenshots: 'none',
    files: [{ name: 'photo.png', mimeType: 'image/png', bytes: picture }],
    fillIn: (value, remembered) => fillIn(value, { seed: 'export', now: Date.now(), remembered }),
  });
  const steps = result.steps.map(({ sentence, problem, actual }) => [sentence, problem, actual]);
  expect(result.verdict, JSON.stringify(steps, null, 1)).toBe('passed');
  const done = result.steps.map((step) => step.done);
  return { ...testCase, execution: { at: result.startedAt, passed: true, done } };
}

function runExported(exported: readonly ExportedCase[], baseURL: string) {
  const code = exportPlaywright(exported);
  expect(code).not.toContain('analytical');
  const env = { PASSWORD: 'analytical' };
  const files = { 'photo.png': picture };
  return runWithPlaywright([{ name: 'exported.spec.ts', code }], { browser, baseURL, env, files });
}

test('an exported file runs and passes by itself', async () => {
  const { errors, tests } = await runExported(cases, shop.url);
  expect(errors).toEqual([]);
  expect(tests.map(({ title, outcome }) => [title, outcome])).toEqual(
    cases.map(({ title }) => [title, 'passed']),
  );
});

test('an exported file fails where the site is broken', async () => {
  const [login = '', , , contact = ''] = texts;
  const page = gatherFacts(await readPage(pool, `${shop.url}/demo/contact`));
  const derived = [
    ...planCases(readStated(login), options),
    ...planCases(readStated(contact), { ...options, page }),
  ];
  const wanted = ['Wrong password: Log in', 'Required fields left empty: Send message'];
  const negative = derived.filter(({ title }) => wanted.includes(title));
  expect(negative.map(({ title }) => title)).toEqual(wanted);
  const added = await Promise.all(negative.map(runOnce));
  const telling = cases.filter(({ title }) => title.startsWith('Empty cart'));
  const { errors, tests } = await runExported([...telling, ...added], brokenShop.url);
  expect(errors).toEqual([]);
  expect(tests).toHaveLength(3);
  for (const { title, outcome } of tests) expect(outcome, title).toMatch(/expect\(|expect\.poll/);
});

import { demoHandler } from '@assay/demo';
import {
  type ExportedCase,
  exportPlaywright,
  fillIn,
  gatherFacts,
  type PlanOptions,
  parseRequirement,
  planCases,
  type TestCase,
} from '@assay/planner';
import { cacheFolder, readPage, runWithPlaywright, sharePool } from '@assay/testbed/run';
import { openShop, type Shop } from '@assay/testbed/serve';
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
  'Open /demo/login. Type "ada@example.com" in the "Username or e-mail" field and "analytical" in the "Password" field. Click the "Log in" button. The "Products" heading is visible.',
  'Open /demo/products. Type "mug" in the search field and press Enter. The page shows "Stoneware Mug".',
  'Open /demo/products. Click "Add to cart" in the card of the Stoneware Mug. Open the cart. Type "3" in the "Quantity of Stoneware Mug" field and click the "Update" button. The page shows "Your cart was updated.". The total is $36.00. Click the "Empty cart" button. Accept the browser dialog. The page shows "Your cart is empty."',
  'Open /demo/contact. Type "{{unique name}}" in the "Your name" field, "{{unique email}}" in the "Your e-mail" field, select "An order" from "What is it about?" and type "Will it be here by {{today+3}}?" in the "Message" field. Click the "Send message" button. The page shows "Thank you, your message has been sent."',
  'Open /demo/login. Log in as ada@example.com / analytical. Open /demo/profile. Set the "Birth date" field to "{{today-30 years}}", select "Kenya" from "Country", upload "photo.png" to "Profile picture" and check "Send me the newsletter". The page shows "New picture: photo.png". Click the "Save profile" button. The page shows "Your profile was saved.". The "Country" dropdown has the value "Kenya". In the row of "FH-1042" the Status is "Delivered".',
  'Open /demo/products. Click "Add to cart" in the card of the Stoneware Mug. Open the cart. Click the "Proceed to checkout" button. Type "Ada Lovelace" in the "Full name" field, "ada@example.com" in the "E-mail" field, "1 Mill Lane" in the "Street address" field, "12345" in the "Postcode" field and "4111111111111111" in the "Card number" field. Choose the "Express, next day" radio button. Check "I accept the terms of sale". Click the "Place order" button. The page shows "Thank you for your order". Click "Download receipt". A file is downloaded.',
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
  return planCases(parseRequirement(text), { ...options, complexity: 'simple' }).slice(0, 1);
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
    ...planCases(parseRequirement(login), options),
    ...planCases(parseRequirement(contact), { ...options, page }),
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

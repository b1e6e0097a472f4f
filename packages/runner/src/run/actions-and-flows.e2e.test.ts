import { type Command, parseStep, type TestCase } from '@assay/planner/steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserPool, openPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';
import { cacheFolder, makeCase } from './test-case.ts';
import { serveSite, type TestSite } from './test-site.ts';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><header><a href="/">Home</a> <a href="/cart">Cart 2</a></header><h1>${title}</h1>${body}`;

let pool: BrowserPool;
let site: TestSite;
let entered = 0;
beforeAll(async () => {
  pool = await openPool({ cacheFolder });
  site = await serveSite({
    '/': page('Lamp', '<button>Add to cart</button>'),
    '/cart': page('Cart', '<p>1 lamp</p><a href="/checkout">Proceed to checkout</a>'),
    '/closed': page('Cart', '<p>Closed today</p>'),
    '/checkout': page('Checkout', '<p>Pay here</p>'),
    '/login': page(
      'Log in',
      '<form action="/in"><label>User <input name="u"></label> <label>Password <input type="password" name="p"></label> <button>Log in</button></form>',
    ),
    '/in': (_, response) => {
      entered += 1;
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page('Welcome', `<p>Entered ${entered}</p>`));
    },
    '/files': page(
      'Files',
      `<ul><li>cat.jpg <button onclick="if (confirm('Delete cat.jpg?')) this.parentElement.remove()">Delete</button></li></ul>
<p id="called">old.txt</p><button onclick="document.querySelector('#called').textContent = prompt('New name', 'old.txt') ?? 'kept'">Rename</button>`,
    ),
  });
});
afterAll(async () => {
  await pool.close();
  await site.close();
});

async function runTest(address: string, steps: TestCase['steps']) {
  const opening = makeCase({ do: 'open', address: `${site.url}${address}` });
  const result = await runCase(
    { ...opening, steps: [...opening.steps, ...steps] },
    { pool, limits: { patienceMs: 700 } },
  );
  return { verdict: result.verdict, why: result.reason };
}

async function run(address: string, steps: readonly string[]) {
  return runTest(address, makeCase(...steps.map((step) => parseStep(step) ?? step)).steps);
}

test.for<[verdict: string, address: string, ...steps: string[]]>([
  // The way to the checkout leads through the cart.
  ['passed', '/', 'Click "checkout"', 'Check that the page shows "Pay here"'],
  ['passed', '/', 'Go to the "checkout" page', 'Check that the page shows "Pay here"'],
  ['error', '/closed', 'Click "checkout"', 'Check that the page shows "Pay here"'],
  ['error', '/', 'Click "guestbook"', 'Check that the page shows "Pay here"'],
  // What the browser asks is read while it asks, and answered by the next step.
  [
    'passed',
    '/files',
    'Click "Delete"',
    'Check that the page shows "Delete cat.jpg?"',
    'Click "OK"',
    'Check that the page does not show "cat.jpg"',
  ],
  [
    'passed',
    '/files',
    'Click "Delete"',
    'Check that the page shows "Delete cat.jpg?"',
    'Click "Cancel"',
    'Check that the page shows "cat.jpg"',
  ],
  ['failed', '/files', 'Click "Delete"', 'Check that the page shows "Delete dog.jpg?"'],
  [
    'passed',
    '/files',
    'Click "Rename"',
    'Type "new.txt" in "prompt"',
    'Click "OK"',
    'Check that the page shows "new.txt"',
  ],
])('%s on %s', async ([verdict, address, ...steps]) => {
  expect(await run(address, steps)).toEqual({ verdict, why: expect.anything() });
});

test('what was carried out of a sentence with a secret is not done again when its end is not found', async () => {
  entered = 0;
  const source = 'Log in as ada / analytical and open the guestbook.';
  const ways: Command[][] = [
    [
      { do: 'log in', credentials: { user: 'ada', password: 'analytical' } },
      { do: 'click', target: { name: 'guestbook' } },
    ],
  ];
  const words = { source, reason: 'unclear', again: { words: source, mode: 'plain' as const, ways } };
  expect(await runTest('/login', [words])).toMatchObject({ verdict: 'error' });
  expect(entered).toBe(1);
});

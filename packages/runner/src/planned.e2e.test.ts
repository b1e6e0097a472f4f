import { demoHandler } from '@assay/demo';
import { fillIn, gatherFacts, type PlanOptions, planCases, type TestCase } from '@assay/planner';
import { readPage, sharePool } from '@assay/testbed/run';
import { openShop, type Shop, serveSite } from '@assay/testbed/serve';
import { readStated } from '@assay/testbed/stated';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserPool } from './browsers/pool.ts';
import type { CaseResult } from './evidence/events.ts';
import { runCases } from './run/run-case.ts';
import { visitPages } from './run/visit-pages.ts';

const contact =
  'Open "/demo/contact". Type "Ada Lovelace" in "name". Type "ada@example.com" in "e-mail". Select "An order" from "What is it about?". Type "Where is my parcel, please?" in the "message" field. Click "Send message". Check that the page shows "Thank you".';

const checkout = `# Check out
Open "/demo/products"
Click "Add to cart" in the "Stoneware Mug" card
Click "cart"
Click "Proceed to checkout"
Type "Ada Lovelace" in "Full name"
Type "ada@example.com" in "E-mail"
Type "1 Mill Lane" in "Street address"
Type "12345" in "Postcode"
Type "4111111111111111" in "Card number"
Tick "I accept the terms of sale"
Click "Place order"
Check that the page shows "Thank you for your order"`;

const quantity =
  'Open "/demo/products". Click "Add to cart" in the "Stoneware Mug" item. Click "cart". Type "3" in the "Quantity of Stoneware Mug" field. Click "Update". Check that the page shows "Your cart was updated.". Check that "total" is $36.';

const login =
  'Open "/demo/login". Type "ada@example.com" in the "Username or e-mail" field. Type "analytical" in the "Password" field. Click "Log in". Check that the "Products" heading is visible. Check that the message shows "Welcome back, Ada.".';

const booking =
  'Open "/book". Type "Ada" in the "Name" field. Choose "Large". Select "Kenya" from "Country". Set the "Arrival" field to "2027-05-01". Upload the file "photo.png" to "Photo". Tick "I agree". Click "Book". Check that the page shows "Thanks".';

/** Every kind of field that can be required. The browser itself checks them, unless it is asked not to. */
function writeBooking(attribute: string): string {
  return `<h1>Book</h1><form action="/done" ${attribute}>
    <p><label>Name <input name="name" required></label></p>
    <fieldset><legend>Size</legend><label><input type="radio" name="size" value="s" required> Small</label>
      <label><input type="radio" name="size" value="l"> Large</label></fieldset>
    <p><label>Country <select name="country" required><option value="">Choose…</option><option>Kenya</option></select></label></p>
    <p><label>Arrival <input type="date" name="arrival" required max="2030-12-31"></label></p>
    <p><label>Photo <input type="file" name="photo" required></label></p>
    <p><label><input type="checkbox" name="agreed" required> I agree</label></p><button>Book</button></form>`;
}

const search =
  'Open "/demo/products". Type "mug" in the "search" field. Press "Enter". Check that the page shows "Stoneware Mug".';

/** What must not be taken from anybody: with the shop's checks switched off, each of these has to fail. */
const refusals = ['required', 'negative', 'boundary'];

let pool: BrowserPool;
let shop: Shop;
let brokenShop: Shop;

beforeAll(async () => {
  [shop, brokenShop] = await Promise.all([
    openShop(demoHandler()),
    openShop(demoHandler(), ['no-validation', 'login-accepts-anything']),
  ]);
  pool = await sharePool();
});

afterAll(async () => {
  await Promise.all([shop.close(), brokenShop.close()]);
});

/** As the product does it: look at the first page, go the stated way once, then plan with what was seen. */
async function plan(text: string, { url }: Shop, options: Partial<PlanOptions>): Promise<TestCase[]> {
  const parsed = readStated(text);
  const [, start = ''] = /(\/[\w/]+)/.exec(text) ?? [];
  const page = gatherFacts(await readPage(pool, url + start));
  const chosen = { testType: 'functional', complexity: 'medium', includeEdgeCases: true, page } as const;
  const stated = planCases(parsed, chosen).filter(({ origin }) => origin === 'stated');
  const visited = await Promise.all(stated.map((one) => visitPages(one, { pool, baseUrl: url })));
  const pages = visited.flat().map(({ steps, snapshot }) => ({ steps, facts: gatherFacts(snapshot) }));
  return planCases(parsed, { ...chosen, pages, ...options });
}

function judge(cases: readonly TestCase[], { url }: Shop): Promise<CaseResult[]> {
  return runCases(cases, {
    pool,
    baseUrl: url,
    screenshots: 'none',
    files: [{ name: 'photo.png', mimeType: 'image/png', bytes: Buffer.from('') }],
    fillIn: (value, remembered) => fillIn(value, { seed: 'plan', now: Date.now(), remembered }),
  });
}

const tell = ({ title, verdict, reason }: CaseResult) =>
  verdict === 'passed' ? `passed: ${title}` : `${verdict}: ${title} (${reason})`;

describe('cases planned from a text and the pages it leads through', () => {
  test.each([
    ['contact', contact, { complexity: 'medium' }, 4, 6],
    ['checkout', checkout, { complexity: 'medium' }, 4, 6],
    ['cart', quantity, { complexity: 'medium' }, 4, 6],
    ['login', login, { complexity: 'medium', includeEdgeCases: true }, 4, 6],
    ['search', search, { complexity: 'simple', includeEdgeCases: true }, 2, 3],
  ] as const)('%s: all pass on the shop as it should be', async (_, text, options, least, most) => {
    const cases = await plan(text, shop, options);
    expect(cases.length).toBeGreaterThanOrEqual(least);
    expect(cases.length).toBeLessThanOrEqual(most);
    expect((await judge(cases, shop)).map(tell)).toEqual(cases.map(({ title }) => `passed: ${title}`));
  });

  test.each([
    ['checkout', checkout, ['"E-mail" without an @: Check out', 'Required fields left empty: Check out']],
    ['cart', quantity, ['"Quantity of Stoneware Mug" above its maximum of 10: Update']],
    ['contact', contact, ['"Message" one character short of 10: Send message']],
    ['login', login, ['Wrong password: Log in']],
  ])('%s: what must be refused fails where the shop takes anything', async (_, text, some) => {
    const cases = await plan(text, brokenShop, { complexity: 'complex' });
    expect(cases.map(({ title }) => title)).toEqual(expect.arrayContaining(some));
    // A field's own length and a login without a word in it are held by the browser and by the shop all the same.
    const wrong = cases.filter(
      ({ origin, title }) => refusals.includes(origin) && !/no more$|left empty: Log in$/.test(title),
    );
    const results = await judge(wrong, brokenShop);
    expect(
      results.map(({ title, verdict }) => `${verdict}: ${title}`),
      results.map(tell).join('\n'),
    ).toEqual(wrong.map(({ title }) => `failed: ${title}`));
  });

  test('fields of every kind are left out in a form that the browser checks', async () => {
    const done = '<h1>Thanks</h1>';
    const [site, lax] = await Promise.all([
      serveSite({ '/book': writeBooking(''), '/done': done }),
      serveSite({ '/book': writeBooking('novalidate'), '/done': done }),
    ]);
    try {
      const told = await plan(booking, site, { complexity: 'complex', includeEdgeCases: false });
      const all = await plan(booking, site, { complexity: 'complex' });
      const cases = [...told, ...all.filter(({ title }) => /^("Arrival" after|By keyboard)/.test(title))];
      const titles = cases.map(({ title }) => title);
      expect(titles).toEqual([
        'Book: the page shows "Thanks"',
        'Required fields left empty: Book',
        '"Name" left empty: Book',
        'Nothing chosen for "Size": Book',
        'Nothing chosen for "Country": Book',
        '"Arrival" left empty: Book',
        'No file for "Photo": Book',
        '"I agree" not ticked: Book',
        '"Arrival" after its last date 2030-12-31: Book',
        'By keyboard: Book',
      ]);
      expect((await judge(cases, site)).map(tell)).toEqual(titles.map((title) => `passed: ${title}`));
      const refused = cases.filter(({ title }) =>
        /^(Nothing chosen|No file|"I agree"|"Arrival" after)/.test(title),
      );
      const results = await judge(refused, lax);
      expect(results.filter(({ verdict }) => verdict !== 'failed').map(tell)).toEqual([]);
    } finally {
      await Promise.all([site.close(), lax.close()]);
    }
  });
});

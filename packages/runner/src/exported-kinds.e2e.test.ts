import { type ExportedCase, exportPlaywright } from '@assay/planner';
import { readCanonical } from '@assay/planner/steps';
import { cacheFolder, makeCase, runWithPlaywright, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FoundBrowser, findChrome } from './browsers/one/find-browser.ts';
import type { BrowserPool } from './browsers/pool.ts';
import { runCase } from './run/run-case.ts';

/** Pages as they should be, and the same pages where nothing that the cases claim is so. */
function makePages(isBroken: boolean): Record<string, string> {
  const [right, wrong] = isBroken ? ['', 'x'] : ['x', ''];
  const or = (good: string, bad: string) => (isBroken ? bad : good);
  const said = or('Enter an email address', '');
  return {
    '/lists': `<h1>Lists</h1>
<ul aria-label="Cart"><li>Red lamp</li><li>Blue chair</li>${wrong && '<li>Green rug</li>'}</ul>
<ul aria-label="Results"><li>Red lamp</li><li>${or('Table lamp', 'Table')}</li></ul>
<label>Size <select><option>S</option><option>M</option>${right && '<option>L</option>'}</select></label>
<table aria-label="Bill"><thead><tr><th>Item</th><th>Price</th></tr></thead>
<tbody><tr><td>Lamp</td><td>$10</td></tr><tr><td>Chair</td><td>$${or('20.50', '5')}</td></tr></tbody></table>
<p aria-label="Total" role="status">${or('$15', '$25')}</p>`,
    '/states': `<h1>States</h1>
<div role="tablist"><button role="tab" aria-selected="true">Overview</button><button role="tab" aria-selected="${isBroken}">History</button></div>
<button aria-pressed="${!isBroken}">Bold</button>
<button id="follow" onclick="this.textContent = '${or('Following', 'Follows')}'">Follow</button>`,
    '/form': `<h1>Form</h1><form novalidate onsubmit="event.preventDefault(); email.setAttribute('aria-invalid', 'true'); note.textContent = '${said}'">
<label for="email">Email</label><input id="email" aria-describedby="note"><p id="note"></p><button>Send</button></form>
<label for="code">Code</label><input id="code" onfocus="hint.textContent = '${or('Six digits', '')}'" onblur="left.textContent = '${or('Too short', '')}'"><p id="hint"></p><p id="left"></p>`,
    '/cookies': `<h1>Cookies</h1>
<div id="banner"><p>We use cookies.</p><button onclick="banner.remove(); done.textContent = '${or('Accepted', '')}'">Accept cookies</button></div>
<p id="done"></p><a href="/lists" target="${or('_blank', '_self')}">Details</a>`,
  };
}

const cases: [title: string, path: string, steps: string[]][] = [
  ['Exactly', '/lists', ['Check that the "Cart" list holds exactly "Blue chair" and "Red lamp"']],
  [
    'Exactly in order',
    '/lists',
    ['Check that the "Cart" list holds exactly "Red lamp" and "Blue chair" in this order'],
  ],
  ['Options', '/lists', ['Check that the "Size" dropdown holds exactly "S", "M" and "L"']],
  ['Only items', '/lists', ['Check that the "Results" list holds only items that show "lamp"']],
  ['Sum', '/lists', ['Check that the "Price" column sums up to $30.50']],
  ['Sorted', '/lists', ['Check that the "Bill" table is sorted by the second column in ascending order']],
  ['Between', '/lists', ['Check that the "Total" text is between $10 and $20']],
  ['Only one', '/states', ['Check that only the "Overview" tab is selected']],
  ['Pressed', '/states', ['Check that the "Bold" button is pressed']],
  [
    'Turns into',
    '/states',
    ['Click the "Follow" button', 'Check that the "Follow" button turns into "Following"'],
  ],
  [
    'Error',
    '/form',
    ['Click the "Send" button', 'Check that an error about the "Email" field shows "Enter an email"'],
  ],
  ['Any error', '/form', ['Click the "Send" button', 'Check that an error about "Email" is shown']],
  ['Focus', '/form', ['Focus the "Code" field', 'Check that the page shows "Six digits"']],
  ['Leave', '/form', ['Leave the "Code" field', 'Check that the page shows "Too short"']],
  [
    'If it is there',
    '/cookies',
    [
      'If the "Accept cookies" button is visible, click it',
      'If the "Reject cookies" button is visible, click it',
      'Check that the page shows "Accepted"',
    ],
  ],
  [
    'Tabs',
    '/cookies',
    [
      'Click the "Details" link',
      'Check that a new browser tab is opened',
      'Switch to the second browser tab',
      'Check that the "Lists" heading is visible',
    ],
  ],
];

let pool: BrowserPool;
let browser: FoundBrowser;
let site: TestSite;
let broken: TestSite;

beforeAll(async () => {
  const found = await findChrome(cacheFolder);
  if (!found) throw new Error('No browser was found.');
  browser = found;
  [pool, site, broken] = await Promise.all([
    sharePool(),
    serveSite(makePages(false)),
    serveSite(makePages(true)),
  ]);
});

afterAll(async () => {
  await Promise.all([site.close(), broken.close()]);
});

async function runOnce([title, path, steps]: (typeof cases)[number]): Promise<ExportedCase> {
  const commands = steps.map((step) => {
    const command = readCanonical(step);
    if (!command) throw new Error(`Not understood: ${step}`);
    return command;
  });
  const testCase = { ...makeCase({ do: 'open', address: path }, ...commands), title };
  const result = await runCase(testCase, { pool, baseUrl: site.url, screenshots: 'none' });
  const told = result.steps.map(({ sentence, problem, actual }) => [sentence, problem, actual]);
  expect(result.verdict, JSON.stringify(told, null, 1)).toBe('passed');
  const done = result.steps.map((step) => step.done);
  return { ...testCase, execution: { at: result.startedAt, passed: true, done } };
}

test('every kind of check and action passes as an exported file, and fails where it should', async () => {
  const exported: ExportedCase[] = [];
  for (const one of cases) exported.push(await runOnce(one));
  const code = exportPlaywright(exported);
  const [head = ''] = code.split('\nimport ');
  expect(head).not.toContain('Not in this file');
  expect(head).not.toContain('Checked in part');
  expect(head).toMatch(/Not done in that execution:\n.*"If it is there", step 3: .*Reject cookies/);
  const files = [{ name: 'exported.spec.ts', code }];
  const right = await runWithPlaywright(files, { browser, baseURL: site.url });
  const titles = cases.map(([title]) => title);
  expect(right.errors).toEqual([]);
  expect(
    right.tests.map(({ title, outcome }) => [title, outcome]),
    code,
  ).toEqual(titles.map((title) => [title, 'passed']));
  const wrong = await runWithPlaywright(files, { browser, baseURL: broken.url, patienceMs: 2000 });
  expect(
    wrong.tests.filter(({ outcome }) => !/expect\(|expect\.poll/.test(outcome)),
    code,
  ).toEqual([]);
  expect(wrong.tests).toHaveLength(titles.length);
});

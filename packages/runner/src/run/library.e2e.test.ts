import { renderStep } from '@assay/planner/steps';
import { cacheFolder } from '@assay/testbed/run';
import { serveSite } from '@assay/testbed/serve';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChrome } from '../browsers/one/find-browser.ts';
import { chromeOptions } from '../browsers/one/launch-options.ts';
import { act, check, run } from './library.ts';

let browser: Browser;
beforeAll(async () => {
  const found = await findChrome(cacheFolder);
  if (!found) throw new Error('No browser was found.');
  browser = await chromium.launch(chromeOptions(found));
});
afterAll(() => browser.close());

const content = `<h1>Shop</h1><button onclick="badge.textContent = Number(badge.textContent) + 1">Add to cart</button>
<span id="badge" role="status" aria-label="Cart">0</span><button onclick="if (confirm('Empty it?')) badge.textContent = 0">Empty</button>`;

async function openShop() {
  const page = await browser.newPage();
  await page.setContent(content);
  return page;
}

test('sentences act on and check a page of one’s own', async () => {
  const page = await openShop();
  expect(await act(page, 'Click the "Add to cart" button')).toMatchObject({
    outcome: 'passed',
    warnings: [],
  });
  expect(await check(page, 'the "Cart" badge shows "1"')).toMatchObject({ outcome: 'passed' });
  const wrong = await check(page, 'the "Cart" badge shows "2"', { limits: { patienceMs: 200 } });
  expect(wrong).toMatchObject({ outcome: 'failed', actual: 'it shows "1"' });
  expect(await act(page, 'Click the "Empty" button')).toMatchObject({ outcome: 'passed' });
  expect(await act(page, renderStep({ do: 'answer dialog', accept: true }))).toMatchObject({
    outcome: 'passed',
  });
  expect(await check(page, 'the "Cart" badge shows "0"')).toMatchObject({ outcome: 'passed' });
});

test('a text of sentences gets a verdict', async () => {
  const page = await openShop();
  const result = await run(page, 'Click the "Add to cart" button\n\nCheck that the "Cart" badge shows "1"\n');
  expect(result).toMatchObject({ verdict: 'passed' });
  expect(result.steps).toHaveLength(2);
});

test('a sentence that says nothing is told as such', async () => {
  const page = await openShop();
  expect(await act(page, 'colourless green ideas')).toMatchObject({
    outcome: 'error',
    problem: { class: 'not understood' },
  });
});

test('calls share the cookies of the browser, both ways', async () => {
  const site = await serveSite({
    '/page': (request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'page=seen; HttpOnly' })
        .end(`<h1>Cookies</h1><p>${request.headers.cookie ?? 'none'}</p>`),
    '/give': (request, response) =>
      void response
        .writeHead(200, { 'set-cookie': ['call=given; Path=/', 'old=; Max-Age=0'] })
        .end(request.headers.cookie),
  });
  const page = await browser.newPage();
  try {
    await page.context().addCookies([{ name: 'old', value: '1', url: site.url }]);
    const text = [
      'Open "/page"',
      'Call GET "/give"',
      'Check that the response contains "page=seen"',
      'Open "/page"',
      'Check that the page shows "call=given"',
      'Check that the page does not show "old="',
      'Check that the response has the header "Content-Type" that contains "html"',
    ];
    const { reason, verdict } = await run(page, text, { baseUrl: site.url });
    expect([verdict, reason]).toEqual(['passed', expect.any(String)]);
  } finally {
    await page.close();
    await site.close();
  }
});

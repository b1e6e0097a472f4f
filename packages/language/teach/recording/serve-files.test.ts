import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedSite, startSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFiles } from './serve-files.ts';

let site: StartedSite;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-files-'));
  for (const name of ['kit', 'pages', 'pages/list']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'kit/kit.css'), 'of the kit');
  writeFileSync(join(folder, 'pages/kit.css'), 'of the page');
  writeFileSync(join(folder, 'pages/orders.html'), 'orders');
  writeFileSync(join(folder, 'pages/list/index.html'), 'list');
  writeFileSync(join(folder, 'secret.html'), 'secret');
  site = await startSite(
    serveFiles([
      ['/npm/', join(folder, 'kit')],
      ['/', join(folder, 'pages')],
    ]),
  );
});

afterAll(() => site.close());

/** Not `fetch`, which takes dots out of an address before it asks. */
function ask(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(`${site.address}/`, { path }, async (response) => {
      let body = '';
      for await (const part of response) body += part;
      resolve(`${response.statusCode} ${response.headers['content-type']}: ${body}`);
    });
    request.on('error', reject);
  });
}

const html = 'text/html; charset=utf-8';

test.each([
  ['/npm/kit.css', '200 text/css; charset=utf-8: of the kit'],
  ['/kit.css?v=1', '200 text/css; charset=utf-8: of the page'],
  ['/orders', `200 ${html}: orders`],
  ['/list', `200 ${html}: list`],
  ['/missing', `404 ${html}: <h1>Page not found</h1>`],
  ['/npm/..%2f..%2fsecret.html', `404 ${html}: <h1>Page not found</h1>`],
  ['/..%2fsecret.html', `404 ${html}: <h1>Page not found</h1>`],
])('answers %s', async (path, expected) => {
  expect(await ask(path)).toBe(expected);
});

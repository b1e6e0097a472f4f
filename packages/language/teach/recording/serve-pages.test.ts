import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedSite, startSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from './serve-pages.ts';

let site: StartedSite;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-pages-'));
  const installed = join(folder, 'node_modules');
  const kit = join(installed, 'kit');
  const pages = join(folder, 'pages');
  for (const made of [kit, pages]) mkdirSync(made, { recursive: true });
  writeFileSync(join(kit, 'package.json'), '{ "name": "kit", "type": "module", "exports": "./kit.js" }');
  writeFileSync(join(kit, 'kit.js'), 'export const said = process.env.NODE_ENV + " kit";');
  const script = `<script type="bundle">import { said } from 'kit'; globalThis.heard = said;</script>`;
  writeFileSync(join(pages, 'orders.html'), `<h1>Orders</h1>${script}`);
  writeFileSync(join(pages, 'plain.html'), '<h1>Plain</h1>');
  site = await startSite(servePages(pages, installed));
});

afterAll(() => site.close());

async function ask(path: string): Promise<string> {
  const response = await fetch(`${site.address}${path}`);
  return response.text();
}

test('puts the installed packages into the script of a page', async () => {
  expect(await ask('/orders')).toBe('<h1>Orders</h1><script src="/orders.bundle.js"></script>');
  const bundled = await ask('/orders.bundle.js');
  expect(new Function(`${bundled}; return globalThis.heard;`)()).toBe('production kit');
});

test('leaves other pages and the packages as they are', async () => {
  expect(await ask('/plain')).toBe('<h1>Plain</h1>');
  expect(await ask('/npm/kit/kit.js')).toContain('export const said');
  expect(await ask('/plain.bundle.js')).toContain('Page not found');
});

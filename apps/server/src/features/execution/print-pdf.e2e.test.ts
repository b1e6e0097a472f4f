import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPool } from '@assay/runner';
import { expect, onTestFinished, test } from 'vitest';
import { browserCache } from './context/engine.ts';
import { printPdf } from './print-pdf.ts';

test('a PDF has its pages, its title and its structure, runs no script and asks no network', async () => {
  const pool = await openPool({ cacheFolder: browserCache, parallel: 1 });
  onTestFinished(() => pool.close());
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const sections = Array.from(
    { length: 3 },
    (_, index) => `<h2 style="break-before: page">Part ${index}</h2>`,
  );
  const html = `<!doctype html><html lang="en"><title>A report</title><h1>Report</h1>${sections.join('')}
    <img src="${address}/picture"><iframe src="${address}/frame"></iframe><link rel="stylesheet" href="${address}/style">
    <script>document.title = 'Taken over'; fetch('${address}/script')</script></html>`;

  const pdf = (await printPdf({ pool: async () => pool }, html)).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf).toContain('(A report)');
  expect(pdf).not.toContain('Taken over');
  expect(asked).toEqual([]);
});

test('without a browser it says what to do instead', async () => {
  const none = { pool: () => Promise.reject(new Error('There is no browser.')) };
  await expect(printPdf(none, '')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('take the HTML file and print it'),
  });
});

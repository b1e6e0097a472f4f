import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { runText } from './support/run-text.ts';
import { expect, test } from './support/test.ts';

async function download(page: Page, name: string): Promise<{ file: Download; path: string; text: string }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const file = await started;
  await expect(page.getByText(`${file.suggestedFilename()} is downloaded.`)).toBeVisible();
  // Under its own name: a browser shows a page only where the name says that it is one.
  const path = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(path);
  return { file, path, text: readFileSync(path, 'utf8') };
}

test('every file of a report can be downloaded, and holds what it should', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const secret = 'difference engine';
  const text = `Open "DEMO/login?bug=typo-message". Type "ada@example.com" in the "Username or e-mail" field. Type "${secret}" in the "Password" field. Click "Log in". Check that the page shows "The e-mail or the password is wrong".`;
  const { execution_id: id } = await runText(server, person, text);
  await page.goto(`/executions/${id}`);

  const junit = await download(page, 'JUnit XML');
  expect(junit.file.suggestedFilename()).toMatch(/\.xml$/);
  const read = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'application/xml');
    const failure = parsed.querySelector('testsuites > testsuite > testcase > failure');
    return {
      isBroken: Boolean(parsed.querySelector('parsererror')),
      failures: parsed.documentElement.getAttribute('failures'),
      message: failure?.getAttribute('message'),
      text: failure?.textContent,
    };
  }, junit.text);
  expect(read).toMatchObject({ isBroken: false, failures: '1' });
  expect(read.message).toContain('contains "The e-mail or the password is wrong"');
  expect(read.text).toContain('Step 5: Check that the page shows "The e-mail or the password is wrong"');
  expect(read.text).toContain('The e-mail or the pasword is worng.');

  const playwright = await download(page, 'Playwright test');
  expect(playwright.file.suggestedFilename()).toMatch(/\.spec\.ts$/);
  expect(playwright.text).toContain("from '@playwright/test'");
  expect(playwright.text).toContain('/demo/login?bug=typo-message');

  const gherkin = await download(page, 'Gherkin');
  expect(gherkin.text).toMatch(/^\s*Feature:/m);
  expect(gherkin.text).toContain('Username or e-mail');

  const json = await download(page, 'JSON');
  expect(JSON.stringify(JSON.parse(json.text))).toContain('Username or e-mail');

  const trace = await download(page, 'Trace');
  expect(trace.file.suggestedFilename()).toMatch(/\.zip$/);
  expect(readFileSync(trace.path).subarray(0, 2).toString(), 'a zip file').toBe('PK');
  await expect(page.getByText('npx playwright show-trace')).toBeVisible();

  const html = await download(page, 'HTML report');
  await page.goto(pathToFileURL(html.path).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Log in');
  await expect(page.getByRole('definition').filter({ hasText: 'pasword is worng' })).toBeVisible();
  const widths = await page.locator('img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0;
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
  expect(widths.length).toBeGreaterThanOrEqual(4);
  expect(Math.min(...widths)).toBeGreaterThan(600);

  for (const { file, text: content } of [junit, playwright, gherkin, json, html]) {
    expect(content, `${file.suggestedFilename()} keeps the secret`).not.toContain(secret);
  }
});

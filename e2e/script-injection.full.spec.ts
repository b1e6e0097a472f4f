import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { callAs, payload, plantEverywhere, startHostileSite } from './support/hostile.ts';
import { protectedPaths } from './support/paths.ts';
import { drawPicture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

/** What an attack that worked would have left behind. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    elements: document.querySelectorAll('[data-injected]').length,
    links: [...document.querySelectorAll('a[href], form[action], iframe[src]')].filter((one) =>
      /^\s*javascript:/i.test(
        one.getAttribute('href') ?? one.getAttribute('action') ?? one.getAttribute('src') ?? '',
      ),
    ).length,
    ran: '__pwned' in window,
  }));
  expect(found, where).toEqual({ elements: 0, links: 0, ran: false });
}

test('scripts in what people store, what sites show and what services answer run on no page and in no file', async ({
  page,
  server,
  signInAs,
}) => {
  const site = await startHostileSite();
  const person = await signInAs({ role: 'admin' });
  const call = callAs(server, await server.logIn(person));
  const picture = drawPicture(8, 8).toString('base64');
  const planted = await plantEverywhere(call, { site: site.address, email: person.email, picture });
  site.stop();

  const found = `search=${encodeURIComponent(payload)}`;
  const pages = [
    ...protectedPaths,
    `/runs/${planted.run}`,
    `/executions/${planted.execution}`,
    `/test-cases/${planted.testCase}`,
    `/projects/${planted.project}`,
    `/shared/${planted.share}`,
    ...['security', 'notifications', 'danger'].map((tab) => `/settings?tab=${tab}`),
    ...['load', 'configs', 'documentation', `history&execution=${planted.apiExecution}`].map(
      (tab) => `/api-testing?tab=${tab}`,
    ),
    ...['history', 'baselines'].map((tab) => `/visual-testing?tab=${tab}`),
    `/visual-testing?tab=baselines&baseline=${planted.baseline}`,
    // Reflected: what stands in the address.
    `/api-testing?tab=history&${found}`,
    `/login?redirect=${encodeURIComponent('javascript:window.__pwned=1')}&${found}`,
    `/reset-password?token=${encodeURIComponent(payload)}`,
    `/${encodeURIComponent(payload)}`,
    `/test-cases/${encodeURIComponent(payload)}`,
    `/shared/${encodeURIComponent(payload)}`,
  ];
  let shown = 0;
  for (const path of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectHarmless(page, path);
    if (await page.getByText('data-injected').count()) shown += 1;
  }
  // Else the attack was never on a page, and nothing would be proved.
  expect(shown).toBeGreaterThan(10);

  const folder = mkdtempSync(join(tmpdir(), 'assay-files-'));
  const read = async (path: string, body?: object) => (await call(body ? 'POST' : 'GET', path, body)).text();
  const documented = {
    endpoints: [{ name: payload, path: '/answer' }],
    baseUrl: site.address,
    title: payload,
  };
  for (const [index, path] of [
    `/api/executions/${planted.execution}/export?format=html`,
    '/api/reports/export?format=html',
    `/api/api-testing/executions/${planted.apiExecution}/file?format=html`,
  ].entries()) {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, await read(path));
    await page.goto(pathToFileURL(file).href);
    await expectHarmless(page, path);
    expect(await page.content(), path).toContain('data-injected');
  }
  await page.goto('/privacy');
  for (const path of [
    `/api/executions/${planted.execution}/export?format=junit`,
    '/api/reports/export?format=junit',
    `/api/api-testing/executions/${planted.apiExecution}/file?format=junit`,
  ]) {
    const xml = await read(path);
    const problems = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror, img').length,
      xml,
    );
    expect(problems, path).toBe(0);
  }
  for (const path of ['/api/reports/export?format=csv', '/api/analytics/export?format=csv']) {
    expect(await read(path), path).not.toMatch(/(^|,|\n)"?[=+@]/);
  }
  const markdown = await read('/api/api-testing/documentation/file?format=markdown', documented);
  expect(markdown).toContain('data-injected');
  expect(markdown.replaceAll(/`[^`]*`/g, '')).not.toMatch(/(?<!\\)<(img|script)/);
  rmSync(folder, { recursive: true, force: true });
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessible.ts';
import { type PlantApi, startPlantApi } from './support/plant-api.ts';
import { expect, test } from './support/test.ts';

let api: PlantApi;
test.beforeAll(async () => {
  api = await startPlantApi();
});
test.afterAll(() => api.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();

test('a load test is put together, watched, stopped, judged and kept', { tag: '@full' }, async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/api-testing?tab=load');
  const run = button(page, 'Run Load Test');
  const running = page.getByRole('region', { name: 'Running load test' });
  const result = page.getByRole('region', { name: 'Result of the load test' });

  await test.step('as it begins, and what it refuses', async () => {
    await expect(page.getByText('No load test was run yet.')).toBeVisible();
    await expect(page.getByLabel('Concurrency')).toHaveValue('10');
    await expect(page.getByLabel('Duration (seconds)')).toHaveValue('60');
    const method = page.getByLabel('Method');
    await expect(method).toHaveValue('GET');
    await expect(method.locator('option')).toHaveText(['GET', 'POST', 'PUT', 'DELETE']);
    for (const [one, hasBody] of [
      ['POST', true],
      ['DELETE', false],
      ['PUT', true],
      ['GET', false],
    ] as const) {
      await method.selectOption(one);
      await expect(page.getByLabel('Body (JSON)')).toHaveCount(hasBody ? 1 : 0);
    }
    await run.click();
    await expect(alert(page, 'Load test name and URL are required')).toBeVisible();
    await expect(page.getByLabel('Load test name')).toBeFocused();
    await page.getByLabel('Load test name').fill('Fern');
    await page.getByLabel('URL', { exact: true }).fill(`${api.address}/plants/7`);
    await page.getByLabel('Concurrency').fill('101');
    await page.getByLabel('Duration (seconds)').fill('9');
    await page.getByLabel('Headers (JSON)').fill('{"accept": }');
    await run.click();
    await expect(page.getByText('Concurrency is a whole number from 1 to 100.')).toBeVisible();
    await expect(page.getByText('Duration is from 10 to 300 seconds.')).toBeVisible();
    await expect(page.getByText(/^Line 1, column 12: /)).toBeVisible();
    await expect(page.getByLabel('Concurrency')).toBeFocused();
    await page.getByText('More: model, warm-up, stages, thresholds').click();
    await button(page, 'Add stage').click();
    await expect(page.getByLabel('Stage 1: seconds')).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Remove stage 1').click();
    await page.getByLabel('Concurrency').fill('1');
    // Long enough for everything that is looked at while it runs.
    await page.getByLabel('Duration (seconds)').fill('60');
    await page.getByLabel('Headers (JSON)').fill('{"x-api-key": "secret-of-headers"}');
  });

  await test.step('one is stopped while it runs', async () => {
    await page.getByLabel('Model').selectOption('open');
    await run.click();
    await expect(page.getByText('The rate is from 1 to 20000 requests per second.')).toBeVisible();
    await page.getByLabel('Rate (requests per second)').fill('40');
    await run.click();
    await expect(running.getByText(/^\d+ of 60 s · \d+ seconds left$/)).toBeVisible();
    await expect(button(page, 'Running…')).toBeDisabled();
    await expect(
      running.getByRole('img', { name: /^Requests and errors per second\. In second/ }),
    ).toBeVisible();
    await expectAccessibleEverywhere(page);
    await running.getByRole('button', { name: 'Show as table: Latency' }).click();
    await expect(running.getByRole('table').getByRole('columnheader')).toHaveText([
      'Second',
      'p50',
      'p95',
      'Max',
    ]);
    await button(page, 'Cancel').click();
    await expect(page.getByText('The load test “Fern” was stopped.')).toBeVisible();
    await expect(result.getByText('It was stopped; these are the figures until then.')).toBeVisible();
  });

  await test.step('the next is watched, also from another tab, and ends', async () => {
    await page.getByLabel('Duration (seconds)').fill('10');
    await page.getByLabel('99 % within (ms)').fill('5000');
    await page.getByLabel('Requests/s at least').fill('10000');
    await run.click();
    await expect(running.getByRole('progressbar')).toBeVisible();
    await page.getByRole('tab', { name: 'Documentation' }).click();
    await expect(button(page, 'Generate Documentation')).toBeDisabled();
    await page.getByRole('tab', { name: 'Load Testing' }).click();
    // After a reload it is still followed.
    await page.reload();
    await expect(running).toBeVisible();
    await expect(
      page.getByText(/^Load test completed! \d+ requests with 100(\.0)?% success rate$/),
    ).toBeVisible({
      timeout: 600_000,
    });
  });

  await test.step('its figures', async () => {
    const figures = result.getByLabel('Figures of the load test');
    await expect(figures.getByText('Success rate')).toBeVisible();
    await expect(figures).toContainText('100.0%');
    const verdicts = result.getByRole('table', { name: 'Thresholds' }).getByRole('row');
    await expect(verdicts.filter({ hasText: '99 % of the answers' })).toContainText('passed');
    await expect(verdicts.filter({ hasText: 'Requests per second' })).toContainText('failed');
    await expect(result.getByRole('heading', { name: 'Fern' })).toContainText('failed');
    await expect(result.getByRole('table', { name: 'Answers by status' })).toContainText('200');
    await expect(result.getByText('No errors: every request')).toBeVisible();
    await expect(result.getByRole('list', { name: 'Latency by share of the requests' })).toContainText(
      '99.9 %',
    );
    await expectAccessibleEverywhere(page);
  });

  await test.step('it is kept: details, again, as a script, gone', async () => {
    const rows = page.getByRole('list', { name: 'Load tests' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    const first = rows.first();
    await expect(first).toContainText('GET, 40 requests/s for 10 s');
    const script = await Promise.all([
      page.waitForEvent('download'),
      first.getByRole('button', { name: 'Export k6: Fern' }).click(),
    ]);
    const text = readFileSync(await script[0].path(), 'utf8');
    expect(text).toContain('k6/http');
    expect(text).not.toContain('secret-of-headers');
    await first.getByRole('button', { name: 'Details of Fern' }).click();
    await expect(page).toHaveURL(/tab=load&load=/);
    await expect(result.getByRole('table', { name: 'Thresholds' })).toBeVisible();
    await button(page, 'Back to load testing').click();
    await page.getByLabel('Load test name').fill('Something else');
    await first.getByRole('button', { name: 'Load again: Fern' }).click();
    await expect(page.getByText('Loaded configuration: Fern')).toBeVisible();
    await expect(page.getByLabel('Load test name')).toHaveValue('Fern');
    await expect(page.getByLabel('Rate (requests per second)')).toHaveValue('40');
    await expect(page.getByLabel('Headers (JSON)')).toHaveValue(/\{\{secret x-api-key/);
    await first.getByRole('button', { name: 'Delete Fern' }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Load test deleted.')).toBeVisible();
    await expect(rows).toHaveCount(1);
  });

  await test.step('what the server refuses is told behind the specified words', async () => {
    const address = '**/api/api-testing/load-test';
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'INTERNAL' } }),
    );
    await run.click();
    await expect(
      alert(page, 'Failed to perform load test: Server error. Please try again later.'),
    ).toBeVisible();
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await run.click();
    await expect(alert(page, 'Error performing load test: Network error.')).toBeVisible();
  });
});

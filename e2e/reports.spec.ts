import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectMessage } from './support/messages.ts';
import { expect, storedToken, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';
import { startUnsteadySite } from './support/unsteady-site.ts';

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

async function expectStatistics(page: Page, wanted: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(wanted)) {
    const tile = part(page, 'Statistics')
      .locator('div')
      .filter({ has: page.getByText(name, { exact: true }) });
    await expect(tile.getByRole('definition').last(), name).toHaveText(value);
  }
}

async function download(page: Page, format: string): Promise<{ name: string; path: string; text: string }> {
  await page.getByLabel('Format').selectOption({ label: format });
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Report' }).click();
  const file = await started;
  const name = file.suggestedFilename();
  const path = test.info().outputPath(name);
  await file.saveAs(path);
  return { name, path, text: readFileSync(path, 'latin1') };
}

test('real runs are counted, filtered, compared and exported; a flaky case is seen', async ({
  page,
  server,
  signInAs,
}) => {
  const tester = await becomeTester(server, await signInAs());
  await page.goto('/reports');
  await expect(page.getByText('There is nothing to report yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export Report' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Generate test cases' }).click();
  await expect(page).toHaveURL('/requirements');

  const site = await startUnsteadySite('Order confirmed');
  const flaky = 'Check that the page shows "Order confirmed"';
  const first = await tester.prepare(`${flaky}.`, { target_url: site.address });
  site.say('Order lost');
  const broken = await tester.runAgain(first.test_case_id);
  site.say('Order confirmed');
  await tester.runAgain(first.test_case_id);
  await site.close();
  const rows = server.read(
    'select verdict, executed_at, test_case_id from executions where owner_id = (select owner_id from executions where id = ?) and status is not null',
    first.execution_id,
  );
  const passed = rows.filter(({ verdict }) => verdict === 'passed').length;
  const others = rows.length - 3;

  await test.step('statistics, history and the flaky case', async () => {
    await page.goto('/reports');
    await expectStatistics(page, {
      Executions: `${rows.length}`,
      Passed: `${passed}`,
      Failed: '1',
      Error: '0',
      Timeout: '0',
      'Success rate': `${((100 * passed) / rows.length).toFixed(1)}%`,
      'Test cases': `${new Set(rows.map(({ test_case_id }) => test_case_id)).size}`,
      'Flaky test cases': '1',
    });
    const row = part(page, 'Test cases').getByRole('listitem', { name: flaky });
    await expect(row).toContainText('66.7% success in 3 executions: 2 passed, 1 failed');
    await expect(row).toContainText('Its verdict changed 2 times while its text stayed the same.');
    await expect(
      row.getByRole('img', { name: 'The last 3 results, the newest last: Passed, Failed, Passed' }),
    ).toBeVisible();
    await row.getByText('Last 3 results').click();
    await expect(row.getByRole('row')).toHaveCount(4);
    await expect(row.getByRole('row').nth(2)).toContainText('Failed');

    const history = part(page, 'Execution history');
    await expect(history.getByText(`Showing the newest ${rows.length} of ${rows.length}.`)).toBeVisible();
    await expect(history.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    const failed = history.getByRole('listitem').filter({ hasText: 'Failed' });
    await expect(failed).toContainText('Chrome');
    await expect(failed.getByRole('link', { name: flaky })).toHaveAttribute(
      'href',
      `/executions/${broken.cases[0]?.execution_id}`,
    );
  });

  await test.step('filters stand in the address', async () => {
    await page.getByLabel('Test case', { exact: true }).selectOption({ label: flaky });
    await expectStatistics(page, { Executions: '3', 'Test cases': '1' });
    await expect(part(page, 'Execution history').getByRole('listitem')).toHaveCount(3);
    await expect(page).toHaveURL(`/reports?case=${first.test_case_id}`);
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Start date').fill(day(-1));
    await page.getByLabel('End date').fill(day(1));
    await page.reload();
    await expect(page.getByLabel('Start date')).toHaveValue(day(-1));
    await expectStatistics(page, { Executions: '3' });
    await page.getByLabel('End date').fill(day(-2));
    await expect(page.getByText('The end date is before the start date.')).toBeVisible();
    await expect(page.getByText('No executions match these filters.')).toBeVisible();
    await expectStatistics(page, { Executions: '0' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectStatistics(page, { Executions: `${rows.length}` });
    await expect(page).toHaveURL('/reports');
  });

  await test.step('two runs side by side', async () => {
    const compare = part(page, 'Compare two runs');
    await compare.getByLabel('First run').selectOption(first.run_id);
    await compare.getByLabel('Second run').selectOption(broken.id);
    await expect(page).toHaveURL(`/reports?first=${first.run_id}&second=${broken.id}`);
    await expect(compare.getByRole('status')).toHaveText(
      others === 0
        ? '1 test case: 1 broke.'
        : `${others + 1} test cases: 1 broke, ${others} only in the first.`,
    );
    const pair = compare.getByRole('listitem', { name: flaky });
    await expect(pair).toContainText('Broke');
    await expect(pair).toContainText('Step 2: Check that the page shows "Order confirmed"');
    const pictures = pair.getByRole('img', { name: /^The page at the end of/ });
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    }
  });

  await test.step('every file can be opened', async () => {
    const csv = await download(page, 'CSV');
    await expectMessage(page, 'Report exported successfully!');
    expect(csv.name).toMatch(/^assay-report-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.text.split('\r\n')).toHaveLength(rows.length + 2);
    const json = JSON.parse((await download(page, 'JSON')).text);
    expect(json.statistics).toMatchObject({ total: rows.length, passed, failed: 1, flaky_cases: 1 });
    const junit = await download(page, 'JUnit XML');
    const counted = await page.evaluate((source) => {
      const root = new DOMParser().parseFromString(source, 'application/xml').documentElement;
      return [root.tagName, root.getAttribute('tests'), root.querySelectorAll('testcase > failure').length];
    }, junit.text);
    expect(counted).toEqual(['testsuites', `${rows.length}`, 1]);
    const pdf = await download(page, 'PDF');
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    expect(pdf.text.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0);
    const html = await download(page, 'HTML');
    await page.goto(pathToFileURL(html.path).href);
    await expect(page.getByRole('heading', { name: 'Test Reports', level: 1 })).toBeVisible();
    await expect(page.getByText('Flaky: its verdict changed 2 times')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What did not pass' })).toBeVisible();
    const width = await page
      .locator('img')
      .last()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBe(1280);
  });

  for (const theme of ['light', 'dark']) {
    await page.goto('/');
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await page.goto(`/reports?first=${first.run_id}&second=${broken.id}`);
    await expect(page.getByRole('img', { name: /^The page at the end of/ }).first()).toBeVisible();
    await page.getByText('Last 3 results').click();
    for (const width of [1280, 400]) {
      await test.step(`accessible in the ${theme} theme at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      });
    }
  }
});

test('more of a long history is loaded on demand, and reading goes on where it was', {
  tag: '@full',
}, async ({ page, server, signInAs }) => {
  const tester = await becomeTester(server, await signInAs());
  const { execution_id: id } = await tester.prepare('Check that the page shows "Fernhill".');
  server.sql('update executions set text_key = null where id = ?', id);
  const copied = server.read('select * from executions where id = ?', id)[0] ?? {};
  const names = Object.keys(copied);
  for (let number = 0; number < 30; number += 1) {
    const values = names.map((name) => {
      if (name === 'id') return `${number}-${id}`.slice(0, 60);
      if (name === 'executed_at') return Number(copied[name]) - (number + 1) * 60_000;
      return copied[name] as string | number;
    });
    const holes = values.map((value) => (value === null ? 'null' : '?')).join(', ');
    server.sql(
      `insert into executions (${names.join(', ')}) values (${holes})`,
      ...values.filter((value) => value !== null),
    );
  }
  await page.goto('/reports');
  const history = part(page, 'Execution history');
  await expect(history.getByRole('listitem')).toHaveCount(20);
  await history.getByRole('button', { name: 'Load more' }).click();
  await expect(history.getByRole('listitem').nth(20).getByRole('link')).toBeFocused();
  await expect(history.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('every failure is told as it should be', { tag: '@full' }, async ({ page, signInAs }) => {
  await page.goto('/reports');
  await expect(page).toHaveURL('/login');

  await signInAs();
  const [cases, report] = ['**/api/test-cases', '**/api/reports?*'];
  const other = 'Failed to load reports data. Please refresh the page.';
  const network = 'Network error. Please check your connection and try again.';
  const denied = 'Access denied. You do not have permission to view test cases.';
  const server = 'Server error. Please try again later.';
  for (const [call, status, message] of [
    [cases, 403, denied],
    [cases, 500, server],
    [cases, 418, 'Failed to load test cases'],
    [cases, 0, network],
    [report, 418, other],
    ['**/api/test-executions?*', 418, other],
  ] as const) {
    await test.step(`${call} ${status}: ${message}`, async () => {
      await page.route(call, (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: { error: 'x' } }),
      );
      await page.goto('/reports');
      await expect(page.getByRole('alert').filter({ hasText: message })).toHaveText(new RegExp(message), {
        timeout: 600_000,
      });
      await page.unroute(call);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('There is nothing to report yet.')).toBeVisible();
    });
  }

  await test.step('an export that fails', async () => {
    await page.route(report, async (route) => {
      const given = await route.fetch();
      const body = await given.json();
      body.data.statistics.total = 1234;
      await route.fulfill({ response: given, json: body });
    });
    await page.goto('/reports');
    await expect(page.getByText('The file lists the newest 1,000 of 1,234 executions.')).toBeVisible();
    for (const [status, message] of [
      [500, 'Failed to export report. Please try again.'],
      [503, 'Failed to export report. Please try again. No browser was free.'],
      [0, 'Failed to export report. Please try again.'],
    ] as const) {
      await page.route('**/api/reports/export?*', (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: { error: 'No browser was free.' } }),
      );
      await page.getByRole('button', { name: 'Export Report' }).click();
      await expect(page.getByText(message, { exact: true }).last()).toBeVisible();
      await page.unroute('**/api/reports/export?*');
    }
  });

  await test.step('a session that is over', async () => {
    await page.route(report, (route) => route.fulfill({ status: 401, json: { error: 'x' } }));
    await page.goto('/reports');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Session expired. Please log in again.').first()).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});

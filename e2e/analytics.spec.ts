import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { Person, TestServer } from './support/server.ts';
import { arrive, expect, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

const passing = 'Go to the "/demo/products" page. Check that the page shows "Stoneware Mug".';
const failing = 'Go to the "/demo/products" page. Check that the page shows "Golden Teapot".';

function card(page: Page, name: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

function idOf(server: TestServer, { email }: Person): string {
  return String(server.read('select id from users where email = ?', email)[0]?.id);
}

/** What has run of somebody, counted one by one. */
function countRan(server: TestServer, owner: string) {
  const rows = server.read(
    "select status, verdict, duration_ms from executions where owner_id = ? and state = 'done' and status is not null",
    owner,
  );
  return {
    total: rows.length,
    completed: rows.filter(({ status }) => status === 'success').length,
    failed: rows.filter(({ verdict }) => verdict === 'failed').length,
  };
}

test('what really ran is counted, in every tab and in the exported files', async ({
  page,
  signInAs,
  server,
}) => {
  test.slow();
  const person = await signInAs();
  await page.goto('/analytics');
  await arrive(page, '/analytics', 'Analytics Dashboard');
  await expect(page.getByText(/None of your tests has run yet/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Testing' })).toHaveAttribute(
    'href',
    '/enhanced-requirements',
  );
  await expect(card(page, 'Total Executions')).toContainText('0');

  const tester = await becomeTester(server, person);
  await tester.prepare(passing);
  await tester.prepare(failing);
  const ran = countRan(server, idOf(server, person));
  expect(ran.total).toBeGreaterThanOrEqual(2);
  expect(ran.completed).toBeGreaterThanOrEqual(1);
  expect(ran.failed).toBeGreaterThanOrEqual(1);
  const percent = (part: number) => `${((100 * part) / ran.total).toFixed(1)}%`;

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(card(page, 'Total Executions')).toContainText(String(ran.total));
  await expect(page.getByText(/None of your tests has run yet/)).toHaveCount(0);
  await expect(card(page, 'Total Executions')).toContainText('new: nothing ran before');
  await expect(card(page, 'Success Rate')).toContainText(percent(ran.completed));
  await expect(card(page, 'Avg Duration')).toContainText(/^[\d.]+ (ms|s|min)/);
  await expect(card(page, 'AI Models Used')).toContainText('most used: Built-in planner');
  const rates = page.getByRole('list', { name: 'Rates of completed, failed and error tests' });
  await expect(rates).toContainText(percent(ran.failed));

  await test.step('tabs', async () => {
    await tab(page, 'Trends').click();
    await expect(
      page.getByRole('img', { name: /^Daily Executions: \d+ executions in 30 days/ }),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Completed, failed and error tests' })).toContainText(
      `${ran.completed} (${percent(ran.completed)})`,
    );
    await page.getByRole('button', { name: 'Show as table: Daily Executions' }).click();
    const table = page.getByRole('region', { name: 'Daily Executions as a table' });
    await expect(table.getByRole('row')).toHaveCount(31);
    const today = new Date().toISOString().slice(0, 10);
    const row = table.getByRole('row', { name: new RegExp(`^${today}`) });
    await expect(row.getByRole('cell').first()).toHaveText(String(ran.total));

    await tab(page, 'Performance').click();
    await expect(card(page, 'Performance Score')).toContainText(/^\d+\/100/);
    for (const name of ['Average Duration', 'Fastest', 'Slowest']) {
      await expect(card(page, name)).toContainText(/^[\d.]+ (ms|s|min)$/);
    }
    const model = page.getByRole('row', { name: /^Built-in planner/ });
    await expect(model.getByRole('cell')).toHaveText(['2', percent(ran.completed), /\d+ (ms|s)/]);
    await expect(
      page.getByRole('list', { name: 'Executions by duration' }).getByRole('listitem'),
    ).toHaveCount(7);

    await tab(page, 'Performance').press('ArrowRight');
    await expect(tab(page, 'Browsers')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Chrome' })).toBeVisible();
    await expect(page.getByText(`${ran.total} (100.0%)`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Success rate by browser' })).toContainText(
      percent(ran.completed),
    );
  });

  await test.step('exports', async () => {
    const save = async (button: string) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const file = await coming;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const json = await save('Export JSON');
    expect(json.name).toBe('analytics-30d.json');
    expect(JSON.parse(json.text).summary.totalExecutions).toBe(ran.total);
    await page.getByLabel('Time range').selectOption('Last 7 Days');
    const csv = await save('Export CSV');
    expect(csv.name).toBe('analytics-7d.csv');
    expect(csv.text.split('\r\n')).toContain(`successRates,completed,count,${ran.completed}`);

    await page.route('**/api/analytics/export**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Export JSON' }).click();
    const notice = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(notice).toContainText('Failed to export data');
  });
});

test('each range counts its own days, and figures are written short', async ({ page, signInAs, server }) => {
  const owner = idOf(server, await signInAs());
  const today = Math.floor(Date.now() / 86_400_000);
  for (const [ago, amount] of [
    [0, 1],
    [6, 2],
    [7, 4],
    [29, 1000],
    [30, 2000],
    [364, 3_000_000],
    [365, 1],
  ] as const) {
    server.sql(
      `insert into execution_days (owner_id, day, outcome, browser, engine, bucket, amount, duration_sum, duration_min, duration_max)
       values (?, ?, 'completed', 'firefox', 'openrouter', 5, ?, ?, 90000, 90000)`,
      owner,
      today - ago,
      amount,
      amount * 90_000,
    );
  }
  await page.goto('/analytics');
  const range = page.getByLabel('Time range');
  await expect(range).toHaveValue('30d');
  expect(await range.locator('option').allTextContents()).toEqual([
    'Last 7 Days',
    'Last 30 Days',
    'Last 90 Days',
    'Last Year',
  ]);
  await expect(page.getByText('Days begin and end at midnight UTC.')).toBeVisible();
  for (const [label, total, note] of [
    ['Last 30 Days', '1.0K', '-49.6% against the 30 days before'],
    ['Last 7 Days', '3', '-25.0% against the 7 days before'],
    ['Last 90 Days', '3.0K', 'new: nothing ran before'],
    ['Last Year', '3.0M', '+300300600.0% against the 365 days before'],
  ] as const) {
    await range.selectOption(label);
    await expect(card(page, 'Total Executions')).toHaveText(`${total}${note}`);
    await expect(card(page, 'Success Rate')).toContainText('100.0%');
    await expect(card(page, 'Avg Duration')).toContainText('1.5 min');
  }
  await tab(page, 'Trends').click();
  await expect(
    page.getByRole('img', { name: /^Daily Executions: [\d,]+ executions in 365 days/ }),
  ).toBeVisible();
});

test('what cannot be loaded says so, and is tried again', { tag: '@full' }, async ({ page, signInAs }) => {
  await signInAs();
  let isBroken = true;
  await page.route('**/api/analytics/dashboard**', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { error: 'x' } }) : route.continue(),
  );
  await page.goto('/analytics');
  const error = page.getByRole('alert').filter({ hasText: 'Error Loading Analytics' });
  await expect(error.getByRole('heading', { name: 'Error Loading Analytics' })).toBeVisible();
  await expect(error).toContainText('Failed to fetch analytics');
  await expectAccessible(page);
  isBroken = false;
  await error.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Total Executions')).toBeVisible();
  await expect(error).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 400]) {
    test(`it is accessible in the ${theme} theme at ${width} px`, { tag: '@full' }, async ({
      page,
      signInAs,
      server,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      const owner = idOf(server, await signInAs());
      const today = Math.floor(Date.now() / 86_400_000);
      for (const outcome of ['completed', 'failed', 'error']) {
        server.sql(
          'insert into execution_days values (?, ?, ?, ?, ?, 2, 3, 21000, 6000, 8000)',
          owner,
          today,
          outcome,
          'chrome',
          'built-in',
        );
      }
      await page.goto('/analytics');
      for (const name of ['Overview', 'Trends', 'Performance', 'Browsers']) {
        await tab(page, name).click();
        await expectAccessible(page);
      }
      await tab(page, 'Trends').click();
      await page.getByRole('button', { name: 'Show as table: Daily Executions' }).click();
      await expectAccessible(page);
    });
  }
}

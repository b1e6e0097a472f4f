import { expectAccessible } from './support/accessible.ts';
import { arrive, expect, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

const quick = 'Go to the "/demo/products" page. Check that the page shows "Stoneware Mug".';
const slow = `Open "/demo/products". Pause for 4 seconds. Check that the page shows "Stoneware Mug".`;
const endless = 'Open "/demo/products". Pause for 60 seconds. Check that the page shows "Stoneware Mug".';

test('without runs it shows the workers and leads to the first requirement', async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/automation');
  await arrive(page, '/automation', 'Automation Dashboard');
  await expect(page.getByText('Nothing of yours is running or waiting.')).toBeVisible();
  await expect(page.getByText('None of your runs has ended yet.')).toBeVisible();
  const workers = page.getByRole('region', { name: 'Workers' });
  await expect(workers.getByRole('listitem')).toHaveCount(1);
  await expect(workers.getByText(/^\d+ of \d+ busy$/)).toBeVisible();
  await page.getByRole('link', { name: 'Write a requirement' }).click();
  await expect(page).toHaveURL('/enhanced-requirements');
});

test('a run is followed from its start to its verdict', async ({ page, signInAs, server }) => {
  test.slow();
  const tester = await becomeTester(server, await signInAs());
  await page.goto('/automation');
  await expect(page.getByText('Nothing of yours is running or waiting.')).toBeVisible();

  const runId = await tester.submit(slow);
  const running = page.getByRole('region', { name: 'Your running tests' });
  await expect(running.getByText(/^Step \d+ of \d+: Pause for 4 seconds$/)).toBeVisible({ timeout: 600_000 });
  await expect(running.getByRole('img', { name: /page under test/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log of your runs' })).toContainText('Open "/demo/products"');
  await expectAccessible(page);

  await tester.ended(runId);
  await expect(page.getByText('Nothing of yours is running or waiting.')).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recent runs' });
  await expect(recent.getByRole('list', { name: 'Cases by verdict' })).toContainText(/\d+ passed/);
  await recent.getByRole('link', { name: /Pause for 4 seconds/ }).click();
  await expect(page).toHaveURL(`/runs/${runId}`);
});

test('a run is cancelled once that is confirmed', { tag: '@full' }, async ({ page, signInAs, server }) => {
  test.slow();
  const tester = await becomeTester(server, await signInAs());
  const runId = await tester.submit(endless);
  await page.goto('/automation');
  await expect(page.getByText(/^Step \d+ of \d+: Pause for 60 seconds$/)).toBeVisible({ timeout: 600_000 });
  const cancel = page.getByRole('button', { name: /^Cancel Open/ });
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this run?' });

  await cancel.click();
  await dialog.getByRole('button', { name: 'Let it run' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cancel).toBeVisible();

  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel run' }).click();
  await expect(page.getByText('Nothing of yours is running or waiting.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent runs' })).toContainText('Run cancelled');
  expect((await tester.ended(runId)).status).toBe('cancelled');
});

test('a run is run again and followed on its own page', { tag: '@full' }, async ({
  page,
  signInAs,
  server,
}) => {
  test.slow();
  const tester = await becomeTester(server, await signInAs());
  const runId = await tester.submit(quick);
  await tester.ended(runId);
  await page.goto('/automation');
  await page.getByRole('button', { name: /^Re-run / }).click();
  await expect(page).toHaveURL(/\/runs\/(?!$)/);
  await expect(page).not.toHaveURL(`/runs/${runId}`);
  await expect(page.getByRole('article').first().getByText('Passed', { exact: true })).toBeVisible({
    timeout: 600_000,
  });
  await expect(page.getByRole('button', { name: 'Re-run all' })).toBeVisible();
});

test('the log is sifted by level and held still', { tag: '@full' }, async ({ page, signInAs, server }) => {
  test.slow();
  const tester = await becomeTester(server, await signInAs());
  await page.goto('/automation');
  await expect(page.getByText('Lines appear here as your runs write them.')).toBeVisible();
  const runId = await tester.submit(
    'Open "/demo/products". Check that the page shows "No such thing". Click the "No such button" button.',
  );
  const log = page.getByRole('region', { name: 'Log of your runs' });
  await expect(log.getByText('error', { exact: true }).first()).toBeVisible({ timeout: 600_000 });
  await expect(log).toContainText('Open "/demo/products": done');

  await page.getByRole('checkbox', { name: 'Information' }).uncheck();
  await expect(log).not.toContainText('Open "/demo/products": done');
  await page.getByRole('checkbox', { name: 'Errors' }).uncheck();
  await page.getByRole('checkbox', { name: 'Warnings' }).uncheck();
  await expect(log).toHaveText('None of the lines is of the levels that you chose.');
  await page.getByRole('checkbox', { name: 'Information' }).check();

  await tester.ended(runId);
  await page.getByRole('button', { name: 'Pause' }).click();
  const before = await log.getByRole('listitem').count();
  await tester.ended(await tester.submit(quick));
  await expect(page.getByText(/^\d+ new lines$/)).toBeVisible();
  expect(await log.getByRole('listitem').count()).toBe(before);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(log).toContainText('Check that the page shows "Stoneware Mug": done');
});

test('a lost connection is told, and so is its return', { tag: '@full' }, async ({
  page,
  signInAs,
  server,
}) => {
  const tester = await becomeTester(server, await signInAs());
  await page.route('**/api/automation/events', (route) => route.abort());
  await page.goto('/automation');
  await expect(page.getByText('The connection to the server is lost.')).toBeVisible();
  const runId = await tester.submit(quick, { target_url: null });
  await tester.ended(runId);
  await page.unroute('**/api/automation/events');
  await expect(page.getByText('The connection is back.')).toBeVisible({ timeout: 600_000 });
  await expect(page.getByRole('region', { name: 'Recent runs' }).getByRole('link')).toHaveAttribute(
    'href',
    `/runs/${runId}`,
  );
});

test('what cannot be loaded says so and can be tried again', { tag: '@full' }, async ({ page, signInAs }) => {
  await signInAs();
  await page.route('**/api/automation', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/automation');
  await expect(page.getByRole('alert').getByText('Server error. Please try again later.')).toBeVisible();
  await page.unroute('**/api/automation');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Workers' })).toBeVisible();
});

test('a session that is over leads to the login page', { tag: '@full' }, async ({ page, signInAs }) => {
  await signInAs();
  await page.route('**/api/automation', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/automation');
  await arrive(page, '/login', 'Log in');
  await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(1);
});

test.describe('the page of a run', () => {
  test('is live, is cancelled, and is the same when it is opened again', { tag: '@full' }, async ({
    page,
    signInAs,
    server,
  }) => {
    test.slow();
    const tester = await becomeTester(server, await signInAs());
    const runId = await tester.submit(endless);
    await page.goto(`/runs/${runId}`);
    const first = page.getByRole('article').first();
    await expect(first.getByText('Pause for 60 seconds').first()).toBeVisible({ timeout: 600_000 });
    await expect(first.getByRole('img', { name: /page under test/ })).toBeVisible({ timeout: 600_000 });
    await page.getByRole('button', { name: 'Cancel run' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel run' }).click();
    await expect(page.getByText(/^The run was cancelled:/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^The run was cancelled:/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Re-run all' })).toBeVisible();
    await expectAccessible(page);
  });

  test('shows each step with its picture, and leads to the report and the steps', { tag: '@full' }, async ({
    page,
    signInAs,
    server,
  }) => {
    test.slow();
    const tester = await becomeTester(server, await signInAs());
    const runId = await tester.submit(quick);
    const { cases } = await tester.ended(runId);
    await page.goto(`/runs/${runId}`);
    const first = page.getByRole('article').first();
    await first.getByText(/^\d+ steps$/).click();
    await first.getByRole('button', { name: 'Picture of step 1' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(first.getByRole('link', { name: /^Open report/ })).toHaveAttribute(
      'href',
      `/executions/${cases[0]?.execution_id}`,
    );
    await first.getByRole('link', { name: /^Edit steps/ }).click();
    await expect(page).toHaveURL(`/test-cases/${cases[0]?.test_case_id}`);
  });

  test('of somebody else, or of nobody, is not there', { tag: '@full' }, async ({
    page,
    signInAs,
    server,
  }) => {
    const other = await becomeTester(server, await server.register());
    const runId = await other.submit(quick, { target_url: null });
    await signInAs();
    for (const id of [runId, 'nothing']) {
      await page.goto(`/runs/${id}`);
      await expect(page.getByText('There is no such run.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'See your runs' }).click();
    await expect(page).toHaveURL('/automation');
  });
});

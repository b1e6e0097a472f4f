import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callOnce } from './support/call.ts';
import { startReceiver } from './support/receiver.ts';
import { chooseTab, expectProblem, field, openSettings } from './support/settings.ts';
import { expect, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

const run = promisify(execFile);
const narrow = { width: 400, height: 800 };
const wide = { width: 1280, height: 800 };

/** The page as it is now, in both themes and on a phone. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => {
      document.documentElement.setAttribute('data-mantine-color-scheme', value);
    }, theme);
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  }
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
}

test('an access token is made, shown once, used by the command line, and revoked', { tag: '@full' }, async ({
  page,
  signInAs,
  server,
}) => {
  test.slow();
  await signInAs();
  await openSettings(page, 'security');
  await expect(page.getByText('You have no access token.')).toBeVisible();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expectProblem(page, 'Token name', /Name is required\./);
  await expect(field(page, 'Token name')).toBeFocused();

  await field(page, 'Token name').fill('The build');
  await field(page, 'It ends').selectOption('in 30 days');
  await page.getByRole('button', { name: 'Create token' }).click();
  const shown = field(page, 'Access token');
  await expect(shown).toHaveValue(/^assay_[\w-]{43}$/);
  const token = await shown.inputValue();
  await expect(page.getByText('It will not be shown again.')).toBeVisible();
  const item = page.getByRole('list', { name: 'Your access tokens' }).getByRole('listitem');
  await expect(item).toContainText('The build run and read');
  await expect(item).toContainText('Last usednever');
  await expect(item).toContainText(/Expires\d+ \w+ 20\d\d/);
  await page.getByRole('button', { name: 'Copy: Access token' }).click();
  await expect(page.getByText('Access token copied.')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await test.step('the command line runs with it and writes JUnit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-ci-'));
    const junit = join(folder, 'results.xml');
    const text = `Open "${server.address}/demo/products". Check that the page shows "Stoneware Mug".`;
    const options = [
      '--server',
      server.address,
      '--complexity',
      'simple',
      '--no-edge-cases',
      '--junit',
      junit,
    ];
    const { stdout } = await run(
      process.execPath,
      ['packages/cli/bin/assay.mjs', 'run', text, ...options, '--quiet'],
      { env: { ...process.env, ASSAY_TOKEN: token, NO_COLOR: '1' } },
    );
    expect(stdout).toContain('passed');
    expect(readFileSync(junit, 'utf8')).toContain('<testcase');
    rmSync(folder, { recursive: true, force: true });
  });

  await page.reload();
  await expect(item).toContainText(/Last used(just now|\d+ seconds ago)/);
  expect(await page.content(), 'it is not there any more').not.toContain(token);
  await page.getByRole('button', { name: 'Revoke The build' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('loses access at once');
  await confirm(page, 'Keep');
  await expect(item).toHaveCount(1);
  await page.getByRole('button', { name: 'Revoke The build' }).click();
  await confirm(page, 'Revoke');
  await expect(page.getByText('You have no access token.')).toBeVisible();
  const refused = await callOnce(new URL('/api/user/profile', server.address), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status).toBe(401);
});

test('a test case is shared by a link that shows its results until it is revoked', async ({
  page,
  signInAs,
  server,
  browser,
}) => {
  test.slow();
  const person = await signInAs();
  const tester = await becomeTester(server, person);
  const { test_case_id: id } = await tester.prepare(
    'Open "/demo/products". Click "Stoneware Mug". Check that the page shows "No such text anywhere".',
  );
  await page.goto(`/test-cases/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share “/ });
  await expect(dialog).toContainText('There is no open link.');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/shared\/[\w-]{43}$/);
  await expect(dialog.getByLabel('Markdown of the badge', { exact: true })).toHaveValue(
    `[![Assay](${link.replace('/shared/', '/api/shared/')}/badge.svg)](${link})`,
  );
  const badge = dialog.getByAltText('The badge as it looks now');
  await expect
    .poll(() => badge.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(50);
  await expect(dialog.getByRole('listitem')).toContainText('never viewed');
  await expectAccessibleEverywhere(page);

  const guests = await browser.newContext({ viewport: narrow, reducedMotion: 'reduce' });
  const guest = await guests.newPage();
  await test.step('somebody without an account reads it on a phone', async () => {
    const answer = await guest.goto(link);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(guest.getByText('The only run did not pass.')).toBeVisible();
    await expect(guest.getByText('Failing', { exact: true })).toBeVisible();
    await expect(guest.getByText('No such text anywhere').first()).toBeVisible();
    expect(await guest.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await guest.getByRole('button', { name: 'Picture of step 1', exact: true }).click();
    const picture = guest.getByAltText('The page after step 1');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(100);
    await guest.keyboard.press('Escape');
    await expectAccessibleEverywhere(guest);
  });
  const svg = await callOnce(`${link.replace('/shared/', '/api/shared/')}/badge.svg`);
  expect(svg.headers.get('content-type')).toContain('image/svg+xml');
  expect(await svg.text()).toContain('Assay: failing');

  await test.step('revoked, it says that it shows nothing any more', async () => {
    await dialog.getByRole('button', { name: 'Revoke link 1 of 1' }).click();
    await confirm(page, 'Revoke');
    await expect(dialog).toContainText('There is no open link.');
    await expect(dialog.getByLabel('Link', { exact: true })).toHaveCount(0);
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link shows nothing any more');
    await expectAccessible(guest);
  });
  await guests.close();
});

test('a webhook is added, tested, verified as explained, told of a run, and deleted', {
  tag: '@full',
}, async ({ page, signInAs, server }) => {
  const receiver = await startReceiver();
  const person = await signInAs();
  await openSettings(page, 'notifications');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expectProblem(page, 'Address to call', /An address is required\./);
  await field(page, 'Address to call').fill('ftp://nowhere');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expectProblem(page, 'Address to call', /must begin with http/);
  await field(page, 'Address to call').fill(receiver.url);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const secret = await field(page, 'Webhook secret').inputValue();
  expect(secret).toMatch(/^whsec_/);
  const item = page.getByRole('listitem', { name: receiver.url });
  await expect(item).toContainText('Nothing was sent yet.');
  await item.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('The test was delivered: the receiver answered 202.')).toBeVisible();
  await item.getByText('Last deliveries (1)').click();
  await expect(item).toContainText('delivered test');

  await page.getByText('How a receiver knows that Assay sent it').click();
  const snippet = await field(page, 'Verification in Node').inputValue();
  await expectAccessibleEverywhere(page);

  await test.step('the snippet accepts what came, and nothing that was changed', async () => {
    const source = Buffer.from(snippet).toString('base64');
    const { isFromAssay } = (await import(`data:text/javascript;base64,${source}`)) as {
      isFromAssay: (headers: object, body: string, secret: string) => boolean;
    };
    const [ping] = receiver.received;
    if (!ping) throw new Error('Nothing came.');
    expect(isFromAssay(ping.headers, ping.body, secret)).toBe(true);
    expect(isFromAssay(ping.headers, `${ping.body} `, secret)).toBe(false);
    expect(isFromAssay(ping.headers, ping.body, `${secret}x`)).toBe(false);
    expect(isFromAssay({ ...ping.headers, 'x-assay-timestamp': '1000' }, ping.body, secret)).toBe(false);
    expect(isFromAssay({}, ping.body, secret)).toBe(false);
  });

  await test.step('a run that ends is told', async () => {
    const tester = await becomeTester(server, person);
    const { run_id } = await tester.prepare('Click "Save". Check that the page shows "Saved".', {
      target_url: null,
    });
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
      event: 'run.finished',
      run: { id: run_id, url: `${server.address}/runs/${run_id}` },
    });
  });

  await page.reload();
  await chooseTab(page, 'Notifications');
  await expect(field(page, 'Webhook secret')).toHaveCount(0);
  await item.getByRole('button', { name: 'Switch off' }).click();
  await expect(item.getByRole('button', { name: 'Send test' })).toBeDisabled();
  await item.getByRole('button', { name: 'New secret' }).click();
  await confirm(page, 'Make a new secret');
  await expect(field(page, 'Webhook secret')).not.toHaveValue(secret);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(field(page, 'Webhook secret')).toHaveCount(0);
  await item.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await expect(page.getByText('You have no webhook.')).toBeVisible();
  receiver.stop();
});

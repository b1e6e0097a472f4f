import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, screenTabletAndPhone } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an administrator sees how the installation is, and what to do about it', async ({
  page,
  server,
  signInAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs({ role: 'admin' });
  await page.clock.install();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'System health' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System health' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Admin');

  await test.step('each part has its state and its figures', async () => {
    for (const name of ['Server', 'Queue', 'Workers', 'Database', 'Storage', 'Browsers', 'Models', 'Mail']) {
      await expect(panel(page, name)).toContainText(/OK|Warning|Broken/);
    }
    await expect(panel(page, 'Database')).toContainText('SQLite, embedded');
    await expect(panel(page, 'Workers')).toContainText('One worker is there.');
    await expect(panel(page, 'Browsers')).toContainText('available');
    await expect(panel(page, 'Queue')).toContainText('Nothing waits.');
    await expect(panel(page, 'Server').getByRole('img', { name: /Calls by the minute/ })).toBeVisible();
  });

  await test.step('what needs attention stands above, and leads to its part', async () => {
    const overall = page.getByRole('region', { name: 'Overall' });
    await expect(overall.getByRole('status')).toHaveText(/attention|not work/);
    await expect(overall).toContainText('Set SMTP_URL so that people get them.');
    await overall.getByRole('link', { name: 'Mail' }).click();
    await expect(page.getByRole('heading', { name: 'Mail' })).toBeInViewport();
  });

  await test.step('it looks again by itself', async () => {
    server.sql("update workers set name = 'renamed (0)'");
    await page.clock.fastForward(11_000);
    await expect(panel(page, 'Workers')).toContainText('renamed (0)');
  });

  await test.step('an answer that does not come leaves what is known, and says so', async () => {
    await page.route('**/api/admin/system', (route) => route.abort('connectionrefused'));
    const overall = page.getByRole('region', { name: 'Overall' });
    await expect(async () => {
      await page.clock.fastForward(11_000);
      await expect(overall).toContainText('The server does not answer now.', { timeout: 500 });
    }).toPass();
    await expect(panel(page, 'Database')).toContainText('SQLite, embedded');
    await page.unroute('**/api/admin/system');
  });

  await expectAccessibleEverywhere(page, screenTabletAndPhone);
});

test('who is no administrator is told so', async ({ page, signInAs }) => {
  await signInAs({ role: 'user' });
  await page.goto('/admin/system');
  await expect(page.getByRole('heading', { name: 'You need admin permissions' })).toBeVisible();
});

import { expectAccessibleEverywhere, screenTabletAndPhone } from './support/accessible.ts';
import { submitButton, waitForEnd } from './support/requirements.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('an administrator sees which model reads requirements, and tries it', async ({ page }) => {
  const server = await startServer({ MODEL_PATH: '' });
  try {
    const person = await server.register();
    server.sql("update users set role = 'admin' where email = ?", person.email);
    const token = await server.logIn(person);
    await page.goto(server.address);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto(`${server.address}/admin/system`);
    const panel = page.getByRole('region', { name: 'Models', exact: true });
    await expect(panel).toContainText('loads at first use');
    await expect(panel).toContainText(/bundled · 1\d\d\.\d MB/);
    await expect(panel.getByRole('button', { name: 'Read' })).toBeDisabled();
    await panel.getByLabel('Try a sentence').fill('please hit the Save button');
    await panel.getByRole('button', { name: 'Read' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Click the "Save" button' })).not.toHaveCount(
      0,
    );
    await expect(panel).toContainText('Read without a page in');
    await expect(panel).toContainText('Assay reader');
    await expect(panel).toContainText(/reads \d+ and writes \d+ tokens a second/);
    await expectAccessibleEverywhere(page, screenTabletAndPhone);
  } finally {
    await server.stop();
  }
});

test('the demo passes as it is filled in, in plain English', async ({ page }) => {
  test.slow();
  const server = await startServer({ MODEL_PATH: '' });
  try {
    const token = await server.logIn(await server.register());
    await page.goto(server.address);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto(`${server.address}/requirements`);
    await page.getByRole('button', { name: 'Try Demo' }).click();
    await expect(page.getByLabel('Testing Requirements')).toHaveValue(/^Search for "mug"/);
    await submitButton(page).click();
    const results = await waitForEnd(page);
    await expect(results.getByRole('article').first().getByText('Passed', { exact: true })).toBeVisible();
  } finally {
    await server.stop();
  }
});

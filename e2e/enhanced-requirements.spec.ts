import { expectAccessible } from './support/accessible.ts';
import { expectMessage } from './support/messages.ts';
import {
  answerWith,
  catalogue,
  fillRequirement,
  mug,
  submitButton,
  waitForEnd,
} from './support/requirements.ts';
import { expect, storedToken, test } from './support/test.ts';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/enhanced-requirements');
  await expect(page.getByRole('heading', { name: 'Enhanced AI Testing', level: 1 })).toBeVisible();
});

test('offers what it should, with its defaults', async ({ page }) => {
  const testType = page.getByLabel('Test Type');
  await expect(testType).toHaveValue('functional');
  await expect(testType.locator('option')).toHaveText([
    'Functional Testing',
    'Security Testing',
    'Performance Testing',
    'Accessibility Testing',
    'API Testing',
    'Mobile Testing',
    'Integration Testing',
  ]);
  const complexity = page.getByLabel('Complexity Level');
  await expect(complexity).toHaveValue('medium');
  await expect(complexity.locator('option')).toHaveText([
    'Simple (2-3 test cases)',
    'Medium (4-6 test cases)',
    'Complex (6-10 test cases)',
  ]);
  await expect(page.getByLabel('AI Model')).toHaveValue('openrouter');

  await expect(page.getByLabel('Browser', { exact: true })).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Show Advanced Options' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const browser = page.getByLabel('Browser', { exact: true });
  await expect(browser).toHaveValue('chrome');
  await expect(browser.locator('option')).toHaveText([/^Chrome/, /^Firefox/, /^Edge/]);
  for (const name of [
    'Include edge cases and security tests',
    'Enhanced AI processing',
    'Advanced automation engine',
  ]) {
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Hide Advanced Options' }).click();
  await expect(browser).toBeHidden();
});

test('counts the characters and takes no more than 1000', async ({ page }) => {
  await expect(page.getByText('0/1000 characters', { exact: true })).toBeVisible();
  const text = page.getByLabel('Testing Requirements');
  await text.fill('It works.');
  await expect(page.getByText('9/1000 characters', { exact: true })).toBeVisible();
  await text.fill('x'.repeat(999));
  await text.press('End');
  await page.keyboard.type('yz');
  await expect(page.getByText('1000/1000 characters', { exact: true })).toBeVisible();
  await expect(text).toHaveValue(/xy$/);
});

test('says what is wrong with the text before anything is sent', async ({ page }) => {
  await submitButton(page).click();
  const required = page.getByRole('dialog', { name: 'Input Required' });
  await expect(required).toContainText('Please enter your testing requirements.');
  await page.keyboard.press('Escape');

  await page.evaluate(() => localStorage.setItem('last input', 'x'.repeat(1001)));
  await page.reload();
  await submitButton(page).click();
  const tooLong = page.getByRole('dialog', { name: 'Input Too Long' });
  await expect(tooLong).toContainText('Requirements text is too long (max 1000 characters).');
});

test('sends every setting', async ({ page }) => {
  await answerWith(page, catalogue[0]);
  await fillRequirement(page, 'It works.');
  const sent = page.waitForRequest('**/api/process-text');
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toEqual({
    text: 'It works.',
    test_type: 'functional',
    complexity: 'medium',
    include_edge_cases: true,
    use_enhanced_nlp: true,
    use_enhanced_rpa: true,
    browser: 'chrome',
    nlp_model: 'openrouter',
  });
});

for (const [ai, automation, engine] of [
  [true, true, 'Enhanced AI + Advanced Automation Engine'],
  [true, false, 'Enhanced AI Generation'],
  [false, true, 'Advanced Automation Engine'],
  [false, false, 'Standard Engine'],
] as const) {
  test(`the loader names the ${engine}`, { tag: '@full' }, async ({ page }) => {
    // Never answered: the loader stays for as long as the server takes.
    await page.route('**/api/process-text', () => undefined);
    await fillRequirement(page, 'It works.');
    await page.getByRole('button', { name: 'Show Advanced Options' }).click();
    await page.getByLabel('Enhanced AI processing').setChecked(ai);
    await page.getByLabel('Advanced automation engine').setChecked(automation);
    await submitButton(page).click();
    await expect(page.getByRole('region', { name: 'Results' })).toContainText(engine);
    await expect(submitButton(page)).toBeDisabled();
  });
}

test('says why requirements were not processed', { tag: '@full' }, async ({ page }) => {
  await fillRequirement(page, 'It works.');
  for (const answer of catalogue) {
    await test.step(String(answer[0]), async () => {
      await answerWith(page, answer);
      await submitButton(page).click();
      const notice = page.getByRole('dialog', { name: 'Generation Failed' });
      await expect(notice.getByText(answer[2], { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(submitButton(page)).toBeEnabled();
    });
  }
});

test('a session that is over leads to the login page', { tag: '@full' }, async ({ page }) => {
  await fillRequirement(page, 'It works.');
  await page.route('**/api/process-text', (route) => route.fulfill({ status: 401, json: {} }));
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(1);
  expect(await storedToken(page)).toBeNull();
});

test('the demo link of the home page fills in the demo', async ({ page, server }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Demo' }).click();
  await expect(page.getByLabel('Target URL (optional)')).toHaveValue(new RegExp(`^${server.address}/demo/`));
  await expect(page.getByLabel('Testing Requirements')).not.toHaveValue('');
  await expect(page, 'it is used up').toHaveURL('/enhanced-requirements');
});

test('a run by keyboard alone, with results that everybody can use', { tag: '@full' }, async ({
  page,
  server,
}) => {
  test.slow();
  await page.getByLabel('Complexity Level').selectOption('simple');
  await fillRequirement(page, mug, `${server.address}/demo/products`);
  await page.getByLabel('Testing Requirements').focus();
  await page.keyboard.press('Control+Enter');
  const results = await waitForEnd(page);
  await expectMessage(page, 'Test scenarios generated successfully with Enhanced AI + Advanced Automation!');
  const first = results.getByRole('article').first();
  await expect(first.getByText('Enhanced', { exact: true })).toBeVisible();

  const opener = first.getByRole('button', { name: 'Picture of step 1' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByAltText('The page after step 1')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByAltText('The page after step 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await expectAccessible(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(results.getByText(/Ended/)).toBeVisible();
  await results.getByText('Execution log').first().click();
  await expect(results.getByRole('region', { name: /^Execution log/ })).toContainText('done in');
  await expectAccessible(page);
});

test('a clause that was not understood is named and leads to its words', { tag: '@full' }, async ({
  page,
  server,
}) => {
  test.slow();
  const words = 'Everything else on the page should work as before.';
  await page.getByLabel('Complexity Level').selectOption('simple');
  await fillRequirement(page, mug.replace('\n', `\n${words}\n`), `${server.address}/demo/products`);
  await submitButton(page).click();
  const results = await waitForEnd(page);
  await expect(results.getByText('One clause was not understood.', { exact: true })).toBeVisible();
  await results.getByRole('button', { name: `Line 2: “${words}”` }).click();
  const selected = () =>
    page
      .getByLabel('Testing Requirements')
      .evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd),
      );
  await expect.poll(selected).toBe(words);
  await expectAccessible(page);

  await fillRequirement(page, mug, `${server.address}/demo/products`);
  await submitButton(page).click();
  await expect(results.getByRole('article').first()).toContainText('Passed', { timeout: 600_000 });
  await waitForEnd(page);
  await expect(results.getByText(/not understood/), 'all steps were carried out').toHaveCount(0);
});

test('leaving, a reload and a lost connection go on with the same run, which can be cancelled', {
  tag: '@full',
}, async ({ page, server }) => {
  test.slow();
  await fillRequirement(
    page,
    'Click "Add to cart" in the "Stoneware Mug" item. Click "cart". Click "Proceed to checkout". Click "Contact".',
    `${server.address}/demo/products?bug=slow`,
  );
  await submitButton(page).click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('article').first()).toBeVisible({ timeout: 600_000 });
  const address = page.url();

  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL('/analytics');
  await page.getByRole('button', { name: 'Testing Suite' }).click();
  await page.getByRole('link', { name: /^Enhanced AI Testing/ }).click();
  await expect(page, 'coming back').toHaveURL(address);

  await page.route('**/events', (route) => route.abort());
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(results).toContainText('Enhanced AI + Advanced Automation Engine');
  await expect(submitButton(page)).toBeDisabled();
  await expect(results.getByText(/^Running: /)).toBeVisible();
  const broken = results.getByText('The connection to the server is gone.');
  await expect(broken).toBeVisible();
  await page.unroute('**/events');
  await expect(broken).toBeHidden();
  await expect(results.getByRole('img', { name: 'Success' }).first(), 'steps tick').toBeVisible({
    timeout: 600_000,
  });

  await results.getByRole('button', { name: 'Cancel' }).click();
  await expect(results.getByText(/^The run was cancelled: /)).toBeVisible();
  await expect(results.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();

  await page.reload();
  await expect(results.getByText(/^The run was cancelled: /)).toBeVisible();
});

test('a run that has to wait says how many are before it', { tag: '@full' }, async ({ page, server }) => {
  test.slow();
  const target = `${server.address}/demo/products?bug=slow`;
  const token = await storedToken(page);
  const busy = Array.from({ length: 10 }, () =>
    page.request.post('/api/process-text', {
      headers: { authorization: `Bearer ${token}`, prefer: 'respond-async' },
      data: { text: mug, target_url: target, nlp_model: 'openrouter' },
    }),
  );
  const ids = await Promise.all(
    (await Promise.all(busy)).map(async (answer) => ((await answer.json()) as { run_id: string }).run_id),
  );
  await fillRequirement(page, mug, target);
  await submitButton(page).click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText(/^Waiting to begin: \d+ runs? (is|are) before this one\.$/)).toBeVisible();
  await results.getByRole('button', { name: 'Cancel' }).click();
  await expect(results.getByText(/^The run was cancelled/)).toBeVisible();
  for (const id of ids) {
    await page.request.post(`/api/runs/${id}/cancel`, { headers: { authorization: `Bearer ${token}` } });
  }
});

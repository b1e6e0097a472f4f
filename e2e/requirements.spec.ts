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
  await page.goto('/requirements');
  await expect(page.getByRole('heading', { name: 'Input Testing Requirements', level: 1 })).toBeVisible();
});

test('offers what it should, with its defaults', async ({ page }) => {
  await expect(page).toHaveTitle(/^Input Testing Requirements/);
  await expect(page.getByLabel('Testing Requirements')).toHaveValue('');
  const testType = page.getByLabel('Test Type');
  await expect(testType.locator('option')).toHaveText([
    'Functional Testing',
    'Regression Testing',
    'Performance Testing',
  ]);
  await expect(testType).toHaveValue('functional');
  const model = page.getByLabel('AI Model');
  await expect(model).toHaveValue('openrouter');
  await expect(model.locator('option')).toHaveText([
    'openrouter (not set up here)',
    'huggingface_free (not set up here)',
  ]);
  await expect(page.getByText('OpenRouter needs a key. Set OPENROUTER_API_KEY')).toBeVisible();
  await model.selectOption('huggingface_free');
  await expect(page.getByText('Hugging Face needs a key. Set HF_TOKEN')).toBeVisible();
  await expect(page.getByLabel('Project (optional)').locator('option')).toHaveText(['No project']);
  await expect(page.getByRole('button', { name: 'Copy All' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('Nothing has been run here yet.');
});

test('refuses an empty text without asking the server', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('Testing Requirements').fill(' \n ');
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText('Please enter your testing requirements.')).toBeVisible();
  expect(sent.filter((address) => address.includes('process-text'))).toEqual([]);
});

test('sends the text and the model, and of the rest only what was chosen', async ({ page }) => {
  await answerWith(page, catalogue[0]);
  const sent = page.waitForRequest('**/api/process-text');
  await fillRequirement(page, 'It works.');
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toEqual({ text: 'It works.', nlp_model: 'openrouter' });
  expect((await sent).headers().prefer).toBe('respond-async');

  const again = page.waitForRequest('**/api/process-text');
  await page.getByLabel('Test Type').selectOption('Performance Testing');
  await page.getByLabel('AI Model').selectOption('huggingface_free');
  await page.getByLabel('Target URL (optional)').fill('shop.example.com');
  await submitButton(page).click();
  expect((await again).postDataJSON()).toEqual({
    text: 'It works.',
    nlp_model: 'huggingface_free',
    test_type: 'performance',
    target_url: 'shop.example.com',
  });
});

test('sends the project that was chosen, and says where its site is', async ({ page }) => {
  const answer = await page.request.post('/api/projects', {
    headers: { authorization: `Bearer ${await storedToken(page)}` },
    data: { name: 'The shop', base_url: 'https://shop.example.com/' },
  });
  const { project } = (await answer.json()) as { project: { id: string } };
  await page.reload();
  await page.getByLabel('Project (optional)').selectOption('The shop');
  await expect(page.getByText('Its site is https://shop.example.com/')).toBeVisible();
  await answerWith(page, catalogue[0]);
  const sent = page.waitForRequest('**/api/process-text');
  await fillRequirement(page, 'It works.');
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ project_id: project.id });
});

test('says why requirements were not processed', { tag: '@full' }, async ({ page }) => {
  await fillRequirement(page, 'It works.');
  for (const answer of catalogue) {
    await test.step(String(answer[0]), async () => {
      await answerWith(page, answer);
      await submitButton(page).click();
      const toast = page.getByRole('alert').getByText(answer[2], { exact: true });
      await expect(toast).toBeVisible();
      await expect(submitButton(page)).toBeEnabled();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    });
  }
  await expect(page.getByLabel('Testing Requirements'), 'nothing typed is lost').toHaveValue('It works.');
});

test('a session that is over leads to the login page', { tag: '@full' }, async ({ page }) => {
  await fillRequirement(page, 'It works.');
  await page.route('**/api/process-text', (route) => route.fulfill({ status: 401, json: {} }));
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(1);
  expect(await storedToken(page)).toBeNull();
});

test('shows beside the field what the server does not accept', async ({ page }) => {
  await fillRequirement(page, mug, 'http://169.254.169.254/latest');
  await submitButton(page).click();
  await expect(page.getByLabel('Target URL (optional)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('form').getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
});

const search = `Type "mug" in the "Search" field
Press "Enter"
Check that "Stoneware Mug" is visible
Click "Add to cart" in the "Stoneware Mug" card
Check that the page shows "Stoneware Mug was added to your cart."
Click the "Cart" link
Check that "total" is $12`;

test('runs a requirement on the demo to its end: live first, then results with their pictures', async ({
  page,
  server,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
  await page.getByRole('button', { name: 'Try Demo' }).click();
  await expect(page.getByRole('status').getByText('The demo is filled in')).toBeVisible();
  const target = page.getByLabel('Target URL (optional)');
  await expect(target).toHaveValue(new RegExp(`^${server.address}/demo/`));
  // The demo is plain English, and this server has no language model.
  await fillRequirement(page, search, await target.inputValue());
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expect(page).toHaveURL(/\?run=/);

  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('article').first()).toBeVisible({ timeout: 600_000 });
  await expect(results.getByAltText('The page under test as the browser shows it now').first()).toBeVisible();
  await expect(results.getByText(/^Running: \d+ of \d+ test cases? done\.$/)).toBeVisible();

  await waitForEnd(page);
  await expectMessage(page, 'Test scenarios generated successfully!');
  const first = results.getByRole('article').first();
  await expect(first.getByText('Passed', { exact: true })).toBeVisible();
  await expect(first.getByText(/Chrome \d/)).toBeVisible();
  await expect(first.getByText('Built-in planner')).toBeVisible();
  await expect(first.getByText(/100% .* steps succeeded/)).toBeVisible();
  await expect(results.getByText('The built-in planner answered instead of openrouter.')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();

  await first.getByRole('button', { name: 'Picture of step 1' }).click();
  const picture = page.getByRole('dialog').getByAltText('The page after step 1');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await page.keyboard.press('Escape');

  await first.getByText('Execution log').click();
  await expect(first.getByRole('region', { name: /^Execution log/ })).toContainText('done in');

  await page.getByRole('button', { name: 'Copy All' }).click();
  await expect(page.getByText('All results were copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('[Passed, Chrome');
  expect(copied).toContain('1. [success] Open "');
});

test('a seeded bug fails, with what was expected and what was seen', async ({ page, server }) => {
  test.slow();
  const target = `${server.address}/demo/products?bug=wrong-total`;
  await fillRequirement(
    page,
    'Click "Add to cart" in the "Stoneware Mug" item. Click "cart". Check that "total" is $12.',
    target,
  );
  await submitButton(page).click();
  const results = await waitForEnd(page);
  const failed = results.getByRole('article').filter({ has: page.getByText('Failed', { exact: true }) });
  await expect(failed.getByText('Expected', { exact: true })).toBeVisible();
  await expect(failed.getByText('Actual', { exact: true })).toBeVisible();
  await expect(failed.getByRole('definition').first()).toContainText('12');
  await expect(failed.getByRole('link', { name: /^Open report/ })).toHaveAttribute('href', /^\/executions\//);
  await expect(failed.getByRole('link', { name: /^Edit steps/ })).toHaveAttribute('href', /^\/test-cases\//);
  await failed.getByRole('button', { name: /^Re-run/ }).click();
  await expect(page).toHaveURL(/\/runs\//);
});

test('words that fit several things are no verdict, and lead to where they can be settled', {
  tag: '@full',
}, async ({ page, server }) => {
  test.slow();
  await fillRequirement(
    page,
    'Click "Add to cart". Check that the page shows "added to your cart".',
    `${server.address}/demo/products`,
  );
  await submitButton(page).click();
  const results = await waitForEnd(page);
  const doubtful = results
    .getByRole('article')
    .filter({ has: page.getByText('Error: ambiguous', { exact: true }) })
    .first();
  await expect(doubtful.getByText('It could be any of these:')).toBeVisible();
  await expect(
    doubtful.getByText('the "Add to cart" button in the "Beeswax Candle" section', { exact: true }),
  ).toBeVisible();
  await expect(doubtful.getByRole('link', { name: /^Choose what is meant/ })).toHaveAttribute(
    'href',
    /^\/executions\//,
  );
});

test('without an address nothing is run, and the page says what to add', async ({ page }) => {
  await fillRequirement(page, mug);
  await submitButton(page).click();
  const results = await waitForEnd(page);
  await expect(results.getByText('Not run', { exact: true }).first()).toBeVisible();
  await expect(results).toContainText('enter it as Target URL');
});

test('remembers what was typed last, in this browser', async ({ page }) => {
  await page.getByLabel('Testing Requirements').fill('The cart counts.');
  expect(await page.evaluate(() => localStorage.getItem('last input'))).toBe('The cart counts.');
  await page.reload();
  await expect(page.getByLabel('Testing Requirements')).toHaveValue('The cart counts.');
});

test('a run that is not there says so, and one can begin anew', async ({ page }) => {
  await page.goto('/requirements?run=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert').filter({ hasText: 'This run is not there' })).toBeVisible();
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(page).toHaveURL('/requirements');
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('Nothing has been run here yet.');
});

for (const [what, change, message] of [
  ['gives no cases', { status: 'finished' }, 'No valid test scenarios generated.'],
  ['fails as a whole', { status: 'failed', error: 'The browser is gone.' }, 'The browser is gone.'],
] as const) {
  test(`a run that ${what} says so`, { tag: '@full' }, async ({ page }) => {
    await fillRequirement(page, mug);
    await page.route('**/api/runs/*', async (route) => {
      const answer = await route.fetch();
      const { run } = (await answer.json()) as { run: object };
      const ended = { ...run, error: null, cases: [], finished_at: '2026-01-02T03:04:05.000Z', ...change };
      await route.fulfill({ json: { run: ended } });
    });
    await submitButton(page).click();
    const corner = page.getByRole('button', { name: 'Dismiss' }).locator('..');
    await expect(corner.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Results' })).toContainText(message);
    await expect(submitButton(page)).toBeEnabled();
  });
}

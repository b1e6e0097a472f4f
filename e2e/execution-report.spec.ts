import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { runText } from './support/run-text.ts';
import { expect, test } from './support/test.ts';

const signIn =
  'Open "DEMO/login". Type "ada@example.com" in the "Username or e-mail" field. Type "analytical" in the "Password" field. Click "Log in". Check that the page shows "Welcome back".';
const readMessage =
  'Open "DEMO/login?bug=typo-message". Type "ada@example.com" in the "Username or e-mail" field. Type "difference" in the "Password" field. Click "Log in". Check that the page shows "The e-mail or the password is wrong".';
const addSomething =
  'Open "DEMO/products". Click "Add to cart". Check that the page shows "was added to your cart".';

function panel(page: Page): Locator {
  return page.getByRole('article');
}

async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(600);
}

test('a case that passed shows its verdict, its steps and their pictures, by mouse and by keyboard', async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const { execution_id: id, verdict, reason } = await runText(server, person, signIn);
  expect(verdict, reason).toBe('passed');
  await page.goto(`/executions/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Log in');
  await expect(page.getByText('Passed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('All 5 steps went as stated; 1 expectation held.')).toBeVisible();
  await expect(page).toHaveTitle(/Test report · Assay$/);
  await expect(page.getByText('analytical'), 'a password is nowhere shown').toHaveCount(0);
  await expectLoaded(panel(page).getByRole('img', { name: 'The page after step 5' }));

  await page.keyboard.press('k');
  await expect(page).toHaveURL(/step=4$/);
  await expect(panel(page)).toContainText('Step 4 of 5');
  await expect(page.getByRole('button', { name: '4. Click "Log in"' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(panel(page).getByRole('heading')).toContainText('in the "Password" field');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Step 3:');
  await expectLoaded(dialog.getByRole('img'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const slider = page.getByRole('slider', { name: 'Step on the timeline' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 1, Passed, /);
  await expect(panel(page)).toContainText('Step 1 of 5');
  await slider.locator('[data-bar="2"]').click();
  await expect(panel(page)).toContainText('Step 2 of 5');
  await page.getByText('Timeline as a table').click();
  await expect(page.getByRole('row')).toHaveCount(6);

  await page.reload();
  await expect(panel(page), 'the link leads to the same step').toContainText('Step 2 of 5');
});

test('a case that failed shows what was expected and seen, and the page before and after', async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const { execution_id: id } = await runText(server, person, readMessage);
  await page.goto(`/executions/${id}`);
  await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible();
  await expect(panel(page), 'it opens at the step that failed').toContainText('Step 5 of 5');
  const expected = panel(page)
    .getByRole('definition')
    .filter({ hasText: 'The e-mail or the password is wrong' });
  await expect(expected).toBeVisible();
  const actual = panel(page)
    .getByRole('definition')
    .filter({ hasText: 'The e-mail or the pasword is worng.' });
  await expect(actual).toBeVisible();

  await panel(page).getByRole('button', { name: 'Previous step' }).click();
  await expect(panel(page)).toContainText("getByRole('button', { name: 'Log in' })");
  await panel(page).getByText('Side by side').click();
  await expectLoaded(panel(page).getByRole('img', { name: 'The page before step 4' }));
  await expectLoaded(panel(page).getByRole('img', { name: 'The page after step 4' }));
  await panel(page).getByText('Slider').click();
  const amount = panel(page).getByRole('slider');
  await amount.focus();
  await page.keyboard.press('End');
  await expect(amount).toHaveValue('100');
  await expectLoaded(panel(page).getByRole('img', { name: 'The page before step 4' }));

  const log = page.getByRole('region', { name: 'Log of the execution' });
  await expect(log.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Errors');
  await expect(log.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Containing').fill('no such words');
  await expect(page.getByText('No line fits.')).toBeVisible();
});

test('an ambiguous step is settled by choosing a candidate, and the case runs again', {
  tag: '@full',
}, async ({ page, server, signInAs }) => {
  const person = await signInAs();
  const { execution_id: id, verdict, reason } = await runText(server, person, addSomething);
  expect(verdict, reason).toBe('error');
  await page.goto(`/executions/${id}`);
  await expect(page.getByText('Error: ambiguous').first()).toBeVisible();
  const candidates = page.getByRole('region', { name: 'Candidates' });
  await expect(candidates.getByRole('listitem')).toHaveCount(5);
  await expect(candidates.getByRole('img', { name: 'Candidate B on the page' })).toBeVisible();
  await expect(candidates).toContainText('score 1.00');
  await candidates.getByRole('button', { name: 'Use B and run again' }).click();

  await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
  await page.getByRole('link', { name: /^Open report/ }).click();
  await expect(page).toHaveURL(/\/executions\/[\w-]+$/);
  expect(page.url()).not.toContain(id);
  await expect(page.getByText('Passed', { exact: true }).first()).toBeVisible({ timeout: 600_000 });
  const history = page.getByRole('navigation', { name: 'Executions of this case' });
  await expect(history.getByRole('link', { name: /^Passed/ })).toHaveAttribute('aria-current', 'page');
  await history.getByRole('link', { name: /^Error/ }).click();
  await expect(page).toHaveURL(`/executions/${id}`);
  await expect(page.getByText('Error: ambiguous').first()).toBeVisible();
});

test('the links of a case stay in their place while it runs and when it ends', {
  tag: '@full',
}, async ({ page, server, signInAs }) => {
  const person = await signInAs();
  const { execution_id: id } = await runText(server, person, addSomething);
  await page.goto(`/executions/${id}`);
  const places = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    function look() {
      const link = document.querySelector('a[aria-label^="Open report"]');
      if (link) seen.add(Math.round(link.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    }
    look();
    return seen;
  });
  await page.getByRole('button', { name: 'Use B and run again' }).click();
  await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
  await expect(page.getByText('1 test case: 1 passed.')).toBeVisible({ timeout: 600_000 });
  await expect(page.getByRole('button', { name: /^Re-run Add/ })).toBeVisible();
  expect(await places.evaluate((seen) => [...seen])).toHaveLength(1);
});

test('an execution is shown live, and comes to its verdict without reloading', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const { execution_id: id } = await runText(
    server,
    person,
    'Open "DEMO/products?bug=slow". Open "DEMO/cart". Open "DEMO/contact". Open "DEMO/products". Check that the page shows "Beeswax Candle".',
  );
  await page.goto(`/executions/${id}`);
  await page.getByRole('button', { name: 'Re-run' }).click();
  await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
  await page.getByRole('link', { name: /^Open report/ }).click();
  await expect(page.getByText(/^(Queued|Running)$/).first()).toBeVisible();
  await expect(page.getByText('Passed', { exact: true }).first()).toBeVisible({ timeout: 600_000 });
  await expect(page.getByRole('button', { name: 'Download Trace' })).toBeVisible();
  await expectLoaded(panel(page).getByRole('img', { name: /The page after step/ }));
});

test('the report is accessible in both themes, wide and narrow', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const text of [readMessage, addSomething]) {
    const { execution_id: id } = await runText(server, person, text);
    await page.goto(`/executions/${id}`);
    for (const [theme, width] of [
      ['light', 1280],
      ['dark', 400],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      await page.reload();
      await expectLoaded(panel(page).getByRole('img', { name: /The page after step/ }));
      await expectAccessible(page);
      await page.getByText('Timeline as a table').click();
      await panel(page).getByText('Slider').click();
      await expectLoaded(panel(page).getByRole('img', { name: /The page before step/ }));
      await expectAccessible(page);
    }
  }
});

test('what words mean is chosen in the report, and becomes the steps of the case', async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const words = 'put one of them there';
  const text = `Open "DEMO/products"\n${words}\nCheck that the page shows "was added to your cart"`;
  const { execution_id: id } = await runText(server, person, text);
  // This server has no language model that could be in doubt.
  const rows = server.read(
    'select report, candidates from step_results where execution_id = ? and step_number = 2',
    id,
  );
  const [{ report = '{}', candidates = '[]' } = {}] = rows as Record<string, string>[];
  const readings = [
    ['Press "Enter"'],
    ['Click "Add to cart" in the "Stoneware Mug" card', 'Check that the "Cart" link contains "1"'],
  ];
  expect(JSON.parse(candidates)).toEqual({ candidates: [] });
  server.sql(
    'update step_results set report = ?, candidates = ? where execution_id = ? and step_number = 2',
    JSON.stringify({ ...JSON.parse(report), readings }),
    JSON.stringify({ readings, source: words }),
    id,
  );
  await page.goto(`/executions/${id}?step=2`);
  const choice = page.getByRole('region', { name: 'What did you mean?' });
  await expect(choice.getByRole('listitem').filter({ hasText: 'Stoneware Mug' }).first()).toBeVisible();
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Use B and run again' }).click();
  await expect(page).toHaveURL(/\/runs\/./);
  await expect(page.getByRole('article').getByText('Passed', { exact: true })).toBeVisible({
    timeout: 600_000,
  });
  await page.getByRole('link', { name: /^Edit steps/ }).click();
  await expect(page.getByRole('textbox', { name: 'Step 3' })).toHaveValue(
    'Check that the "Cart" link contains "1"',
  );
});

test('what is not there, or belongs to somebody else, is said to be not found', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const other = await server.register();
  const { execution_id: id } = await runText(
    server,
    other,
    'Open "DEMO". Check that the page shows "Fernhill".',
  );
  await signInAs();
  for (const path of [`/executions/${id}`, '/executions/00000000-0000-4000-8000-000000000000']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Report not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All reports' })).toBeVisible();
    await expectAccessible(page);
  }
});

import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { check, click, createCase, expectSteps, open, step } from './support/editor.ts';
import { expect, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

test.describe('the steps of a test case', () => {
  test('say how they are read while they are written', async ({ page, signInAs, server }) => {
    const { id } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await expectSteps(page, [open, click, check]);
    await expect(step(page, 1)).toHaveAccessibleDescription('Understood');

    await step(page, 2).fill('Click the "Save" button.');
    await expect(page.getByText('Read as: Click the "Save" button')).toBeVisible();
    await page.getByRole('button', { name: 'Use this wording' }).click();
    await expect(step(page, 2)).toHaveAccessibleDescription('Understood');

    await step(page, 2).fill('colourless green ideas');
    await expect(step(page, 2)).toHaveAccessibleDescription(/^No language model is set up/);
    await expectAccessible(page);
  });

  test('are added, moved, removed and brought back by keyboard', async ({ page, signInAs, server }) => {
    const { id } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await step(page, 1).focus();
    await page.keyboard.press('Enter');
    await expect(step(page, 2)).toBeFocused();
    await page.keyboard.type('Reload the page');
    await page.keyboard.press('Escape');
    await expectSteps(page, [open, 'Reload the page', click, check]);

    await page.keyboard.press('Alt+ArrowDown');
    await expect(step(page, 3)).toBeFocused();
    await expectSteps(page, [open, click, 'Reload the page', check]);
    await page.getByRole('button', { name: 'Move step 3 up' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move step 2 up' })).toBeFocused();

    await page.getByRole('button', { name: 'Remove step 3' }).press('Enter');
    await expectSteps(page, [open, 'Reload the page', check]);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(step(page, 3)).toBeFocused();
    await expectSteps(page, [open, 'Reload the page', click, check]);
    await expect(undo).toHaveCount(0);

    await page.getByRole('button', { name: 'Add a step', exact: true }).click();
    await page.keyboard.press('Backspace');
    await expect(step(page, 4)).toBeFocused();
    await expectSteps(page, [open, 'Reload the page', click, check]);

    await page.keyboard.press('Control+s');
    await expect(page.getByText('Test case saved.')).toBeVisible();
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    await page.reload();
    await expectSteps(page, [open, 'Reload the page', click, check]);
  });

  test('are suggested with arrows, Enter and Escape', async ({ page, signInAs, server }) => {
    const { id } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await page.getByRole('button', { name: 'Add a step', exact: true }).click();
    await page.keyboard.type('check that the page');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    await expect(page.getByText(/^\d+ suggestions\. Use the arrow keys/)).toBeAttached();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(step(page, 4)).toBeFocused();
    await page.keyboard.type(' s');
    await expect(list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const active = list.getByRole('option', { selected: true });
    await expect(active).toHaveText('Check that the page shows ""');
    expect(await step(page, 4).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Fernhill');
    await expect(step(page, 4)).toHaveValue('Check that the page shows "Fernhill"');
    await expect(step(page, 4)).toHaveAccessibleDescription('Understood');
  });

  test('become several where several lines are pasted or one line holds several', async ({
    page,
    signInAs,
    server,
  }) => {
    const { id } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await step(page, 3).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1. Go back\n2. Reload the page\n\n');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expectSteps(page, [open, click, 'Go back', 'Reload the page']);
    await step(page, 3).fill('Go back. Reload the page.');
    await expect(page.getByText('This line holds 2 steps')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Test case saved.')).toBeVisible();
    await expectSteps(page, [open, click, 'Go back', 'Reload the page', 'Reload the page']);
  });
});

test('an edited case runs, and is exported and deleted', async ({ page, signInAs, server }) => {
  test.slow();
  const { id } = await createCase(server, await signInAs());
  await page.goto(`/test-cases/${id}`);
  await expect(page.getByText('It has not run yet.')).toBeVisible();
  await step(page, 1).fill(`Open "${server.address}/demo/products"`);
  await page.getByRole('button', { name: 'Save and run' }).click();
  await expect(page).toHaveURL(/\/runs\/./);
  await expect(page.getByRole('article').getByText('Passed', { exact: true })).toBeVisible({
    timeout: 600_000,
  });
  await page.getByRole('link', { name: /^Edit steps/ }).click();

  const last = page.getByRole('region', { name: 'Last runs' });
  await expect(last.getByText('Passed', { exact: true })).toBeVisible();
  await expect(last.getByRole('link').first()).toHaveAttribute('href', /^\/executions\/./);
  for (const [name, sign] of [
    ['Playwright test', "from '@playwright/test'"],
    ['Gherkin', 'Scenario:'],
    ['JSON', '"assay-test-cases"'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect(await readFile(await (await download).path(), 'utf8'), name).toContain(sign);
  }

  await page.getByRole('button', { name: 'Delete test case' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this test case?' });
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Delete test case' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/test-cases/${id}`);
  await expect(page.getByText('There is no such test case.')).toBeVisible();
});

test('settled words are listed, and forgotten when that is saved', { tag: '@full' }, async ({
  page,
  signInAs,
  server,
}) => {
  test.slow();
  const tester = await becomeTester(server, await signInAs());
  const first = await tester.prepare(
    'Click the "Add to cart" button. Check that the page shows "was added to your cart".',
    { target_url: `${server.address}/demo/products` },
  );
  const unclear = first.steps.find(({ problem }) => problem?.class === 'ambiguous');
  await tester.ended(await tester.choose(first.execution_id, unclear?.step_number ?? 0, 0));
  await page.goto(`/test-cases/${first.test_case_id}`);
  const words = page.getByRole('region', { name: 'Settled words' });
  await expect(words.getByRole('listitem')).toHaveCount(1);
  await words.getByRole('button', { name: /^Forget/ }).click();
  await words.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await words.getByRole('button', { name: /^Forget/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(words.getByText('None yet.')).toBeVisible();
  expect((await tester.readCase(first.test_case_id)).aliases).toEqual([]);
});

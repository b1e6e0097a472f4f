import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { Person, TestServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { becomeTester, type Tester } from './support/tester.ts';

const nowhere = { target_url: null };

function step(page: Page, number: number) {
  return page.getByRole('textbox', { name: `Step ${number}`, exact: true });
}

async function expectSteps(page: Page, texts: string[]): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^Step \d+$/ })).toHaveCount(texts.length);
  for (const [index, text] of texts.entries()) await expect(step(page, index + 1)).toHaveValue(text);
}

const [open, click, check] = [
  'Open "/demo/products"',
  'Click "Stoneware Mug"',
  'Check that the page shows "Stoneware Mug"',
];

/** A case with these three steps that has not run, since no address was known when it was planned. */
async function createCase(server: TestServer, person: Person): Promise<{ id: string; tester: Tester }> {
  const tester = await becomeTester(server, person);
  const { test_case_id: id } = await tester.prepare(`${click}. ${check}.`, nowhere);
  await tester.changeCase(id, { steps: [open, click, check] });
  return { id, tester };
}

test.describe('the steps of a test case', () => {
  test('say how they are read while they are written', async ({ page, signInAs, server }) => {
    const { id } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await expectSteps(page, [open, click, check]);
    await expect(step(page, 1)).toHaveAccessibleDescription('Understood');

    await step(page, 2).fill('hit the Save button');
    await expect(page.getByText('Read as: Click the "Save" button')).toBeVisible();
    await page.getByRole('button', { name: 'Use this wording' }).click();
    await expect(step(page, 2)).toHaveAccessibleDescription('Understood');

    await step(page, 2).fill('clikc the Save button');
    await expect(page.getByText('“clikc” was taken for “click”.')).toBeVisible();

    await step(page, 2).fill('colourless green ideas');
    await expect(step(page, 2)).toHaveAccessibleDescription(/^No known action or check/);
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
    await step(page, 3).fill('Go back and then reload the page');
    await expect(page.getByText('This line holds 2 steps')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Test case saved.')).toBeVisible();
    await expectSteps(page, [open, click, 'Go back', 'Reload the page', 'Reload the page']);
  });
});

test.describe('saving a test case', () => {
  test('asks for a title and at least one step', async ({ page, signInAs, server }) => {
    const tester = await becomeTester(server, await signInAs());
    const { test_case_id: id } = await tester.prepare(`${click}.`, nowhere);
    await page.goto(`/test-cases/${id}`);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.getByLabel('Title').fill(' ');
    await save.click();
    await expect(page.getByText('Title is required.')).toBeVisible();
    await page.getByLabel('Title').fill('Products');
    for (const remove of await page.getByRole('button', { name: /^Remove step/ }).all()) {
      await expect(remove).toBeVisible();
      await page.getByRole('button', { name: 'Remove step 1' }).click();
    }
    await save.click();
    await expect(page.getByText('A test case needs at least one step.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await save.click();
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  });

  test('keeps both versions within reach when somebody else saved first', async ({
    page,
    signInAs,
    server,
  }) => {
    const { id, tester } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await step(page, 1).fill('Open "/demo/help"');
    await tester.changeCase(id, { steps: ['Open "/demo/cart"'] });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByText('This test case was changed elsewhere')).toBeVisible();
    await expect(step(page, 1)).toHaveValue('Open "/demo/help"');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Load the other version' }).click();
    await expectSteps(page, ['Open "/demo/cart"']);
    await page.getByRole('button', { name: 'Bring mine back' }).click();
    await expectSteps(page, ['Open "/demo/help"', click, check]);
    await save.click();
    await expect(page.getByText('Test case saved.')).toBeVisible();
    expect((await tester.readCase(id)).steps[0]?.sentence).toBe('Open "/demo/help"');
  });

  test('over the other version is possible, too', async ({ page, signInAs, server }) => {
    const { id, tester } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await page.getByLabel('Title').fill('Mine');
    await tester.changeCase(id, { title: 'Theirs' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
    expect((await tester.readCase(id)).title).toBe('Mine');
  });

  test('leaves hidden secrets what they were', async ({ page, signInAs, server }) => {
    const tester = await becomeTester(server, await signInAs());
    const { test_case_id: id } = await tester.prepare(
      'Open "/demo/login". Log in as "ada@example.com" with the password "s3cret-w0rd". Check that the page shows "Ada".',
      nowhere,
    );
    await page.goto(`/test-cases/${id}`);
    await expect(step(page, 2)).toHaveValue(/\{\{secret password\}\}/);
    await expect(page.getByText('is a hidden secret. It stays what it was')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('s3cret-w0rd');
    await step(page, 3).fill('Check that the page shows "Grace"');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Test case saved.')).toBeVisible();
    await expect(step(page, 2)).toHaveValue(/\{\{secret password\}\}/);
    const [row] = server.read('select steps from test_cases where id = ?', id);
    expect(String(row?.steps)).toContain('s3cret-w0rd');
    expect(String(row?.steps)).toContain('Grace');
  });

  test('says what the server refuses and loses nothing', async ({ page, signInAs, server }) => {
    const { id } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await step(page, 1).fill('Open "/demo/help"');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const address = `**/api/test-cases/${id}`;
    const details = [{ field: 'steps.0', message: 'This step is too long.' }];
    for (const [answer, sentence] of [
      [{ status: 400, json: { error: 'Invalid.', details } }, 'This step is too long.'],
      [{ status: 500, json: {} }, 'Server error. Please try again later.'],
      [null, 'Network error. Please check your connection and try again.'],
    ] as const) {
      await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await save.click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(step(page, 1)).toHaveValue('Open "/demo/help"');
      await page.unroute(address);
    }
  });
});

test('unsaved changes are not left behind unasked', async ({ page, signInAs, server }) => {
  const { id } = await createCase(server, await signInAs());
  await page.goto(`/test-cases/${id}`);
  const away = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' });
  await step(page, 1).fill('Open "/demo/help"');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await away.click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`/test-cases/${id}`);
  await expect(step(page, 1)).toHaveValue('Open "/demo/help"');
  await away.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
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
    timeout: 40_000,
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

test('settled words are listed, and forgotten when that is saved', async ({ page, signInAs, server }) => {
  test.slow();
  const tester = await becomeTester(server, await signInAs());
  const first = await tester.prepare(
    'Click the "Add to cart" button. The page should show "was added to your cart".',
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

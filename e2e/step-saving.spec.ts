import { expectAccessible } from './support/accessible.ts';
import { check, click, createCase, expectSteps, nowhere, step } from './support/editor.ts';
import { arrive, expect, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

test.describe('saving a test case', () => {
  test('asks for a title and at least one step', async ({ page, signInAs, server }) => {
    const tester = await becomeTester(server, await signInAs());
    const { test_case_id: id } = await tester.prepare(`${click}.`, nowhere);
    await page.goto(`/test-cases/${id}`);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.getByLabel('Title').fill(' ');
    await save.click();
    await expect(page.getByText('Title is required.')).toBeVisible();
    await expect(page.getByLabel('Title')).toBeFocused();
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
    await expect(page.getByText('This test case was changed elsewhere')).toBeInViewport();
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

  test('over the other version is possible, too', { tag: '@full' }, async ({ page, signInAs, server }) => {
    const { id, tester } = await createCase(server, await signInAs());
    await page.goto(`/test-cases/${id}`);
    await page.getByLabel('Title').fill('Mine');
    await tester.changeCase(id, { title: 'Theirs' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const over = page.getByRole('button', { name: 'Save mine over it' });
    await save.click();
    await expect(over).toBeVisible();
    await save.click();
    await expect(over, 'saving once more does not do it by itself').toBeVisible();
    expect((await tester.readCase(id)).title).toBe('Theirs');
    await over.click();
    await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
    await expect(page.getByText('This test case was changed elsewhere')).toHaveCount(0);
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

test('a session that is over leads to the login page without a question', { tag: '@full' }, async ({
  page,
  signInAs,
  server,
}) => {
  const { id } = await createCase(server, await signInAs());
  await page.goto(`/test-cases/${id}`);
  await step(page, 1).fill('Open "/demo/help"');
  await page.route(`**/api/test-cases/${id}`, (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await arrive(page, '/login', 'Log in');
  await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(1);
});

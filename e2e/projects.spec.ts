import { expectAccessibleEverywhere } from './support/accessible.ts';
import { addCases, addProject } from './support/cases.ts';
import { arrive, expect, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a project shows how its cases did, and is edited', async ({ page, server, signInAs }) => {
  const person = await signInAs();
  const id = addProject(server, person, 'Shop', 'Mugs and bowls');
  addCases(server, person, [
    { title: 'Elsewhere', verdict: 'passed' },
    { title: 'Good', projectId: id, verdict: 'passed' },
    { title: 'Bad', projectId: id, verdict: 'failed' },
    { title: 'Odd', projectId: id, verdict: 'hollow' },
  ]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/projects/${id}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/projects/${id}`);
  await expect(page.getByText('Loading the project…')).toBeVisible();
  release();
  await arrive(page, `/projects/${id}`, 'Shop');
  await expect(page.getByText('Mugs and bowls')).toBeVisible();
  await expect(page.getByRole('link', { name: 'http://127.0.0.1:3000/shop/' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['33.3%', '3', '1', '1', '1', '0']);
  await expect(
    page.getByText('The pass rate is the share of its test cases whose last run passed.'),
  ).toBeVisible();
  const list = page.getByRole('list', { name: 'Test cases' });
  await expect(list.locator('[href^="/test-cases/"]')).toHaveText(['Odd', 'Bad', 'Good']);
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Edit project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await dialog.getByLabel('Name').fill(' ');
  await dialog.getByLabel('Base address').fill('shop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Project name is required.')).toBeVisible();
  await expect(dialog.getByText('The base URL must begin with http:// or https://.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Name').fill('Store');
  await dialog.getByLabel('Description').fill('');
  await dialog.getByLabel('Base address').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await arrive(page, `/projects/${id}`, 'Store');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Mugs and bowls')).toHaveCount(0);
  await expect(page.getByText('Base address: none')).toBeVisible();
});

test('a project is deleted without its cases, or with them', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const remaining = () =>
    server
      .read(
        'select title, project_id from test_cases where owner_id = (select id from users where email = ?)',
        person.email,
      )
      .map(({ title, project_id }) => [title, project_id]);
  const [first, second] = [addProject(server, person, 'First'), addProject(server, person, 'Second')];
  addCases(server, person, [
    { title: 'Stays', projectId: first, verdict: 'passed' },
    { title: 'Goes', projectId: second, verdict: 'passed' },
  ]);
  await page.goto(`/projects/${first}`);
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “First”?' });
  await expect(dialog.getByLabel('Keep its test case, without a project')).toBeChecked();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete project' }).click();
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL('/dashboard?tab=projects');
  await expect(page.getByText('Project “First” deleted.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Projects (1)' })).toBeVisible();
  expect(remaining()).toEqual([
    ['Stays', null],
    ['Goes', second],
  ]);

  await page.getByRole('link', { name: 'Second' }).click();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await page.getByLabel('Delete its test case too, with all runs and their evidence').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByRole('tab', { name: 'Test Cases (1)' })).toBeVisible();
  expect(remaining()).toEqual([['Stays', null]]);

  await page.goto(`/projects/${second}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no such project.');
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'See your projects' }).click();
  await expect(page.getByText('No projects yet.')).toBeVisible();
});

test('cases that were just deleted are not run, and each deletion counts', async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const id = addProject(server, person, 'Demo');
  const cases = ['Kept', 'First', 'Second'].map((title) => ({ title, projectId: id }));
  const [kept] = addCases(server, person, cases);
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Delete First' }).click();
  await page.getByRole('button', { name: 'Delete Second' }).click();
  const titles = () =>
    server
      .read('select title from test_cases where project_id = ? order by title', id)
      .map((row) => row.title);
  await expect.poll(titles, 'the second deletion settles the first').toEqual(['Kept', 'Second']);
  const asked = page.waitForRequest('**/api/test-cases/run');
  await page.getByRole('button', { name: 'Run all' }).click();
  expect((await asked).postDataJSON()).toEqual({ ids: [kept] });
  await expect.poll(titles).toEqual(['Kept']);
});

test('all cases of a project run at its base address, and their results are shown', async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const tester = await becomeTester(server, person);
  const id = addProject(server, person, 'Demo');
  server.sql('update projects set base_url = ? where id = ?', `${server.address}/demo/`, id);
  const steps = ['Open "/demo/products"', 'Check that the page shows "Stoneware Mug"'];
  const [one = '', two = ''] = addCases(server, person, [
    { title: 'Shows the mug', projectId: id },
    { title: 'Shows a unicorn', projectId: id },
  ]);
  await tester.changeCase(one, { steps });
  await tester.changeCase(two, { steps: [...steps.slice(0, 1), 'Check that the page shows "Unicorn"'] });
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page).toHaveURL(/\/runs\//);
  await tester.ended(page.url().split('/').at(-1) ?? '');
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('definition')).toHaveText(['50.0%', '2', '1', '1', '0', '0']);
  const row = page.getByRole('listitem').filter({ hasText: 'Shows the mug' });
  await expect(row).toContainText('completed');
  await expect(row).toContainText('Passed');
  await expect(page.getByRole('listitem').filter({ hasText: 'Shows a unicorn' })).toContainText('Failed');

  await page.goto('/dashboard');
  await expect(page.getByRole('definition'), 'the counts of the dashboard').toHaveText(['1', '2', '2', '1']);

  await page.route(`**/api/projects/${id}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Server error. Please try again later.',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await arrive(page, `/projects/${id}`, 'Demo');
});

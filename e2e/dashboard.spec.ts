import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { addCases, addProject } from './support/cases.ts';
import { expect, storedToken, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const counts = (page: Page) => page.getByRole('definition');

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
}

test('a newcomer sees what there is to do, in every tab', async ({ page, signInAs }) => {
  await signInAs();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/dashboard/stats', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading dashboard...')).toBeVisible();
  release();
  await expectLoaded(page);
  await expect(page.getByText('Loading dashboard...')).toHaveCount(0);
  await expect(page.getByRole('term')).toHaveText(['Projects', 'Test Cases', 'Executions', 'Successful']);
  await expect(counts(page)).toHaveText(['0', '0', '0', '0']);
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Projects (0)', 'Test Cases (0)']);
  await expect(page.getByText('No recent activity. Start by creating your first test case!')).toBeVisible();
  const main = page.getByRole('main');
  for (const [name, target] of [
    [/^Start Testing$/, '/enhanced-requirements'],
    [/^Enhanced AI Testing/, '/enhanced-requirements'],
    [/^Standard Testing/, '/requirements'],
    [/^View Analytics/, '/analytics'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
  }
  await expect(main.getByRole('button', { name: /^Create Project/ })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await tab(page, 'Overview').press('ArrowRight');
  await expect(tab(page, 'Projects (0)')).toBeFocused();
  await expect(page.getByText('No projects yet. Create your first project to get started!')).toBeVisible();
  await tab(page, 'Test Cases (0)').click();
  const empty = 'No test cases yet. Generate your first test cases from requirements!';
  await expect(page.getByText(empty)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Generate New' })).toHaveAttribute('href', '/requirements');
  await page.reload();
  await expect(page.getByText(empty), 'the tab is part of the address').toBeVisible();
});

test('counts, recent activity and projects are what is stored', async ({ page, server, signInAs }) => {
  const person = await signInAs();
  const projectId = addProject(server, person, 'Shop', 'Mugs and bowls');
  addProject(server, person, 'Empty');
  addCases(server, person, [
    { title: 'Oldest' },
    { title: 'Second', projectId, verdict: 'passed' },
    { title: 'Third', projectId, verdict: 'failed' },
    { title: 'Newest', projectId, verdict: 'error' },
  ]);
  await page.goto('/dashboard');
  await expectLoaded(page);
  await expect(counts(page).nth(0)).toHaveText('2');
  await expect(counts(page).nth(1)).toHaveText('4');
  const recent = page.getByRole('region', { name: 'Recent Activity' });
  await expect(recent.getByRole('link')).toHaveText(['Newest', 'Third', 'Second']);
  await tab(page, 'Projects (2)').click();
  const projects = page.getByRole('list', { name: 'Projects' });
  await expect(projects.getByRole('link')).toHaveText(['Empty', 'Shop']);
  await expect(projects).toContainText('Mugs and bowls');
  await expect(projects).toContainText('3 test cases: 1 passed, 1 failed when last run');
  await expect(projects).toContainText('No test cases');
  await expectAccessibleEverywhere(page);
  await projects.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(`/projects/${projectId}`);
});

test('failures to load say what happened, and Retry loads', { tag: '@full' }, async ({ page, signInAs }) => {
  await signInAs();
  const rows: [call: string, status: number | 'no answer', message: string][] = [
    ['dashboard/stats', 403, 'Access denied. You do not have permission to view this data.'],
    ['projects', 500, 'Server error. Please try again later.'],
    ['test-cases?*', 'no answer', 'Network error. Please check your connection and try again.'],
    ['dashboard/stats', 418, 'Failed to load dashboard data. Please refresh the page.'],
  ];
  for (const [call, status, message] of rows) {
    await page.unrouteAll();
    await page.route(`**/api/${call}`, (route) =>
      status === 'no answer' ? route.abort() : route.fulfill({ status, json: { error: 'x' } }),
    );
    await page.goto('/dashboard');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }
  await expectAccessibleEverywhere(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectLoaded(page);

  await page.route('**/api/projects', (route) => route.fulfill({ status: 401, json: { error: 'x' } }));
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(1);
  expect(await storedToken(page)).toBeNull();
  await page.goto('/dashboard');
  await expect(page, 'without a token').toHaveURL('/login');
});

test('a project is created in two questions', async ({ page, signInAs, server }) => {
  const person = await signInAs();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/projects')) {
      sent.push(request.postDataJSON());
    }
  });
  await page.goto('/dashboard');
  await expectLoaded(page);
  const open = page.getByRole('main').getByRole('button', { name: /^Create Project/ });
  const naming = page.getByRole('dialog', { name: 'Create Project' });
  const describing = page.getByRole('dialog', { name: 'Project Description' });
  const told = page.getByRole('dialog', { name: 'Project Created' });

  await test.step('cancelled or empty names create nothing', async () => {
    await open.click();
    await expect(naming.getByLabel('Project name')).toBeFocused();
    await expectAccessibleEverywhere(page);
    await naming.getByRole('button', { name: 'Cancel' }).click();
    await expect(naming).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await page.keyboard.press('Escape');
    await expect(naming).toHaveCount(0);
    await open.click();
    await naming.getByLabel('Project name').fill('   ');
    await naming.getByRole('button', { name: 'Create' }).click();
    await expect(naming).toHaveCount(0);
    await expect(describing).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  await test.step('Enter confirms the name, Skip leaves the description out', async () => {
    await open.click();
    await naming.getByLabel('Project name').fill('  First shop ');
    await page.keyboard.press('Enter');
    await describing.getByLabel('Description (optional)').fill('Typed, but skipped');
    await describing.getByRole('button', { name: 'Skip' }).click();
    await expect(told).toContainText('Project created successfully!');
    await page.keyboard.press('Escape');
    await expect(tab(page, 'Projects (1)')).toBeVisible();
  });

  await test.step('Continue takes the description', async () => {
    await tab(page, 'Projects (1)').click();
    await open.click();
    await naming.getByLabel('Project name').fill('Second shop');
    await naming.getByRole('button', { name: 'Create' }).click();
    await describing.getByLabel('Description (optional)').fill(' Bowls\nand mugs ');
    await expectAccessibleEverywhere(page);
    await describing.getByRole('button', { name: 'Continue' }).click();
    await expect(told).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Projects' }).getByRole('link')).toHaveText([
      'Second shop',
      'First shop',
    ]);
  });
  expect(sent).toEqual([
    { name: 'First shop', description: '' },
    { name: 'Second shop', description: 'Bowls\nand mugs' },
  ]);
  const [owner] = server.read('select id from users where email = ?', person.email);
  const stored = server.read('select description from projects where owner_id = ?', String(owner?.id));
  expect(stored.map(({ description }) => description).sort()).toEqual(['', 'Bowls\nand mugs']);
});

test('failures to create a project keep what was typed', { tag: '@full' }, async ({ page, signInAs }) => {
  await signInAs();
  await page.goto('/dashboard');
  await expectLoaded(page);
  const open = page.getByRole('main').getByRole('button', { name: /^Create Project/ });
  const rows: [status: number | 'no answer', json: object, message: string][] = [
    [400, { error: 'The name is taken.' }, 'The name is taken.'],
    [400, {}, 'Invalid project data'],
    [500, { error: 'x' }, 'Server error. Please try again later.'],
    [403, { error: 'x' }, 'Failed to create project'],
    ['no answer', {}, 'Network error. Please check your connection and try again.'],
  ];
  for (const [at, [status, json, message]] of rows.entries()) {
    await page.unrouteAll();
    await page.route('**/api/projects', (route) =>
      status === 'no answer' ? route.abort() : route.fulfill({ status, json }),
    );
    await open.click();
    if (at === 0) await page.getByLabel('Project name').fill('Kept');
    await expect(page.getByLabel('Project name')).toHaveValue('Kept');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    const notice = page.getByRole('dialog', { name: 'Project Not Created' });
    await expect(notice).toContainText(message);
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
  }
  await page.unrouteAll();
  await page.route('**/api/projects', (route) => route.fulfill({ status: 401, json: { error: 'x' } }));
  await open.click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/login');
});

import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { addCases, addProject } from './support/cases.ts';
import type { Person, TestServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) => page.getByRole('list', { name: 'Test cases' });
const titles = (page: Page) => list(page).getByRole('link').and(page.locator('[href^="/test-cases/"]'));
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function openList(page: Page, more = ''): Promise<void> {
  await page.goto(`/dashboard?tab=test-cases${more}`);
  await expect(list(page)).toBeVisible();
}

function storedTitles(server: TestServer, { email }: Person): unknown[] {
  const query = 'select title from test_cases where owner_id = (select id from users where email = ?)';
  return server.read(`${query} order by title`, email).map(({ title }) => title);
}

for (const [when, gaps] of [
  ['at the same moment', []],
  ['while the page still follows the one before', [0, 0, 0]],
  ['at the pace of frames', [16, 4, 12]],
] as const) {
  test(`changes ${when} all count`, async ({ page, server, signInAs }) => {
    const person = await signInAs();
    const projectId = addProject(server, person, 'Shop');
    addCases(server, person, [
      { title: 'beta', projectId, verdict: 'passed' },
      { title: 'Gamma', projectId, verdict: 'failed' },
      { title: 'Alpha', projectId, verdict: 'passed' },
      { title: 'Delta', verdict: 'passed' },
    ]);
    await openList(page);
    await expect(titles(page)).toHaveCount(4);
    await page.evaluate(async (pauses) => {
      const choose = (label: string, wanted: string) => {
        const select = [...document.querySelectorAll('select')].find(({ labels }) =>
          [...labels].some(({ textContent }) => textContent?.trim().startsWith(label)),
        );
        if (!select) throw new Error(`There is no list ${label}.`);
        select.value = [...select.options].find(({ text }) => text === wanted)?.value ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      const changes = [
        ['Last result', 'Failed'],
        ['Project', 'Shop'],
        ['Last result', 'Passed'],
        ['Order', 'Title, A to Z'],
      ] as const;
      for (const [at, [label, wanted]] of changes.entries()) {
        choose(label, wanted);
        const pause = pauses[at];
        if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }, gaps);
    await expect(titles(page)).toHaveText(['Alpha', 'beta']);
    await expect(page).toHaveURL(/project/);
  });
}

test('search, filters, order and pages are answered by the server and kept in the address', async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const projectId = addProject(server, person, 'Shop');
  addCases(server, person, [
    ...Array.from({ length: 10 }, (_, at) => ({ title: `Filler ${at}` })),
    { title: 'Alpha', status: 'draft' as const, requirement: 'About mugs' },
    { title: 'beta', projectId, verdict: 'passed' as const },
    { title: 'Gamma', projectId, verdict: 'failed' as const },
  ]);
  await openList(page);
  await expect(page.getByText('13 test cases')).toBeVisible();
  await expect(titles(page)).toHaveCount(10);
  await expect(titles(page).first()).toHaveText('Gamma');
  for (const [word, tone] of [
    ['draft', 'plain'],
    ['generated', 'info'],
    ['active', 'pass'],
    ['completed', 'teal'],
  ] as const) {
    await expect(list(page).getByText(word, { exact: true }).first()).toHaveAttribute('data-tone', tone);
  }
  const row = list(page).getByRole('listitem').filter({ hasText: 'Gamma' });
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('1.5 s');
  await expect(row.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', `/projects/${projectId}`);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(titles(page)).toHaveText(['Filler 2', 'Filler 1', 'Filler 0']);
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('Search').fill('MUGS');
  await expect(titles(page)).toHaveText(['Alpha']);
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Last result').selectOption('Passed');
  await expect(titles(page)).toHaveText(['beta']);
  await page.getByLabel('Last result').selectOption('Any result');
  await page.getByLabel('Project', { exact: true }).selectOption('Shop');
  await page.getByLabel('Order').selectOption('Title, A to Z');
  await expect(titles(page)).toHaveText(['beta', 'Gamma']);
  await page.reload();
  await expect(titles(page), 'after a reload').toHaveText(['beta', 'Gamma']);
  await page.getByLabel('Status').selectOption('Draft');
  await expect(page.getByText('No test case matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Per page').selectOption('25');
  await expect(titles(page)).toHaveCount(13);
  await expect(titles(page).first()).toHaveText('Alpha');
  await page.getByLabel('Per page').selectOption('5');
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('steps are shown from a list, from plain strings and from raw text', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const [id = ''] = addCases(server, await signInAs(), [{ title: 'Mine' }]);
  const forms: [steps: string, shown: string[]][] = [
    [
      JSON.stringify([
        { step_number: 7, action: 'Click it', expected_result: 'It opens', element_locators: { css: '#a' } },
      ]),
      ['Click it', 'Expected: It opens', 'Found by: css'],
    ],
    ['["Open it","Close it"]', ['Open it', 'Close it']],
    ['Open it; then close it', ['Open it; then close it']],
  ];
  for (const [steps, shown] of forms) {
    await page.unrouteAll();
    await page.route('**/api/test-cases?*', async (route) => {
      const body = await (await route.fetch()).json();
      await route.fulfill({ json: { ...body, testCases: [{ ...body.testCases[0], id, steps }] } });
    });
    await openList(page);
    await list(page)
      .getByText(/^\d steps?$/)
      .click();
    for (const text of shown) await expect(list(page).getByText(text)).toBeVisible();
  }
  await page.unrouteAll();
  await page.route('**/api/test-cases?*page_size=10&sort*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x' } }),
  );
  await page.goto('/dashboard?tab=test-cases');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Server error. Please try again later.',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(titles(page)).toHaveText(['Mine']);
});

test('several cases are moved, exported and run together', async ({ page, server, signInAs }) => {
  const person = await signInAs();
  const projectId = addProject(server, person, 'Shop');
  addCases(server, person, [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
  await openList(page);
  await page.getByLabel('Select One').check();
  await page.getByLabel('Select Two').check();
  const selection = page.getByRole('region', { name: 'Selected test cases' });
  await expect(selection).toContainText('2 selected');
  await expect(page.getByLabel('Select all on this page')).toBeChecked({ indeterminate: true });

  await selection.getByRole('button', { name: 'Export selected' }).click();
  for (const [format, file, text] of [
    ['Playwright test', 'assay-test-cases.spec.ts', /test\('Two'[\s\S]*test\('One'/],
    ['Gherkin', 'assay-test-cases.feature', /Scenario: Two[\s\S]*Scenario: One/],
    ['JSON', 'assay-test-cases.json', /"title": "Two"[\s\S]*"title": "One"/],
  ] as const) {
    const started = page.waitForEvent('download');
    // The message goes by itself, so that it is waited for before the file is read.
    const told = expect(page.getByText(`${file} is downloaded.`)).toBeVisible();
    await selection.getByRole('button', { name: format }).click();
    const saved = await started;
    await told;
    expect(saved.suggestedFilename()).toBe(file);
    const parts: Buffer[] = [];
    for await (const part of await saved.createReadStream()) parts.push(part);
    expect(Buffer.concat(parts).toString()).toMatch(text);
  }

  await selection.getByRole('button', { name: 'Move to project' }).click();
  await selection.getByLabel('Project').selectOption('Shop');
  await expectAccessibleEverywhere(page);
  await selection.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 test cases moved to Shop.')).toBeVisible();
  await expect(selection).toHaveCount(0);
  await expect(list(page).getByRole('link', { name: 'Shop' })).toHaveCount(2);
  expect(server.read('select title from test_cases where project_id = ?', projectId)).toHaveLength(2);

  await page.getByLabel('Select all on this page').check();
  const asked = page.waitForRequest('**/api/test-cases/run');
  await selection.getByRole('button', { name: 'Run selected' }).click();
  expect((await asked).postDataJSON().ids).toHaveLength(3);
  await expect(page).toHaveURL(/\/runs\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three and 2 more');

  await page.route('**/api/test-cases/run', (route) => route.fulfill({ status: 429, json: { error: 'x' } }));
  await openList(page);
  await page.getByRole('button', { name: 'Run One' }).click();
  const refused = 'The test case was not run. Too many requests. Please wait a moment and try again.';
  await expect(page.getByText(refused)).toBeVisible();
});

test('deleting another test case decides about the one before', async ({ page, server, signInAs }) => {
  const person = await signInAs();
  addCases(server, person, [{ title: 'A' }, { title: 'B' }, { title: 'C' }]);
  // The time to undo does not end by itself.
  await page.clock.install();
  await openList(page);
  await page.getByRole('button', { name: 'Delete A', exact: true }).click();
  await page.getByRole('button', { name: 'Delete B', exact: true }).click();
  await expect.poll(() => storedTitles(server, person)).toEqual(['B', 'C']);
  await undo(page).click();
  await expect(titles(page)).toHaveText(['C', 'B']);
});

test('what is deleted can be brought back for 8 seconds', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  addCases(server, person, [{ title: 'A' }, { title: 'B' }, { title: 'C' }, { title: 'D' }, { title: 'E' }]);
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  await page.clock.install();
  await openList(page);

  await page.getByRole('button', { name: 'Delete A', exact: true }).click();
  await expect(titles(page)).toHaveText(['E', 'D', 'C', 'B']);
  await expect(page.getByText('“A” deleted.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Test Cases (4)' })).toBeVisible();
  // While the button has the focus, time stands still.
  await undo(page).focus();
  await expectAccessibleEverywhere(page);
  await undo(page).click();
  await expect(titles(page)).toHaveText(['E', 'D', 'C', 'B', 'A']);
  await expect(undo(page)).toHaveCount(0);

  await page.getByLabel('Select A', { exact: true }).check();
  await page.getByLabel('Select B', { exact: true }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('2 test cases deleted.')).toBeVisible();
  await expect(titles(page)).toHaveText(['E', 'D', 'C']);
  await page.clock.runFor(7000);
  await expect(undo(page)).toBeVisible();
  expect(deletions).toEqual([]);
  await page.clock.runFor(1200);
  await expect(undo(page)).toHaveCount(0);
  await expect.poll(() => storedTitles(server, person)).toEqual(['C', 'D', 'E']);
  expect(deletions).toHaveLength(2);
  await expect(titles(page)).toHaveText(['E', 'D', 'C']);

  await test.step('whoever goes to another page has decided', async () => {
    await page.getByRole('button', { name: 'Delete C', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Analytics' }).click();
    await expect.poll(() => storedTitles(server, person)).toEqual(['D', 'E']);
  });
  await test.step('and whoever closes the tab', async () => {
    await openList(page);
    await page.getByRole('button', { name: 'Delete D', exact: true }).click();
    await expect(undo(page)).toBeVisible();
    await page.goto('/api/health');
    await expect.poll(() => storedTitles(server, person)).toEqual(['E']);
  });
});

test('what the server refuses to delete comes back and says so', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const [kept = ''] = addCases(server, person, [{ title: 'Kept' }, { title: 'Gone' }]);
  await page.route(`**/api/test-cases/${kept}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { error: 'x' } })
      : route.continue(),
  );
  await page.clock.install();
  await openList(page);
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('No test cases yet.')).toBeVisible();
  await page.clock.runFor(8200);
  await expect(page.getByText('“Kept” could not be deleted. Server error.')).toBeVisible();
  await expect(titles(page)).toHaveText(['Kept']);
});

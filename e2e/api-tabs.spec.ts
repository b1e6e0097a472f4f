import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/accessible.ts';
import { becomeCaller } from './support/admin.ts';
import { expectMessage } from './support/messages.ts';
import { type PlantApi, startPlantApi } from './support/plant-api.ts';
import { expect, test } from './support/test.ts';

let api: PlantApi;
test.beforeAll(async () => {
  api = await startPlantApi();
});
test.afterAll(() => api.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();

/** What a person downloads by a button, as text. */
async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('history, saved configurations, environments and documentation', async ({ page, server, signInAs }) => {
  test.slow();
  const person = await signInAs();
  const call = await becomeCaller(server, person);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const config = {
    name: 'Plant service',
    baseUrl: api.address,
    endpoints: [
      {
        name: 'Read plant',
        path: '/plants/7',
        headers: { authorization: 'Bearer secret-of-header' },
        validations: [{ type: 'status', equals: 200 }],
      },
      { name: 'Add plant', method: 'POST', path: '/plants', body: { name: 'Moss' } },
      { name: 'Missing', path: '/nowhere?page=2', validations: [{ type: 'status', equals: 200 }] },
    ],
  };

  await test.step('every tab is empty at first', async () => {
    for (const [tab, sign] of [
      ['history', 'No API test was executed yet.'],
      ['configs', 'Nothing is saved yet.'],
      ['documentation', 'No documentation yet.'],
    ] as const) {
      await page.goto(`/api-testing?tab=${tab}`);
      await expect(page.getByText(sign)).toBeVisible();
      await expectAccessible(page);
    }
    await button(page, 'Generate Documentation').click();
    await expect(alert(page, 'Add endpoints to generate documentation')).toBeVisible();
    await page.getByRole('tab', { name: 'Saved Configs' }).click();
    await button(page, 'Save Configuration').click();
    await expect(alert(page, 'Test name and base URL are required to save configuration')).toBeVisible();
    await expect(page.getByLabel('Test name')).toBeFocused();
  });

  for (let at = 0; at < 11; at += 1) {
    const testConfig =
      at < 10 ? { ...config, name: `Test ${at}`, endpoints: config.endpoints.slice(0, 1) } : config;
    await call('POST', '/api/api-testing/execute', { testConfig });
  }

  await test.step('the history shows ten, more by paging, and finds by name', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    const rows = page.getByRole('list', { name: 'Executions' }).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await expect(row(page, 'Plant service')).toContainText('failed');
    // Nothing is checked of one of the three.
    await expect(row(page, 'Plant service')).toContainText('3 endpoints · 50.0% success');
    await button(page, 'Next').click();
    await expect(rows).toHaveCount(1);
    await expect(row(page, 'Test 0')).toContainText('100.0% success');
    await page.getByLabel('Search executions').fill('service');
    await expect(rows).toHaveCount(1);
    await expect(row(page, 'Plant service')).toBeVisible();
  });

  await test.step('details: every request, answer and check; files; again; gone', async () => {
    await button(page, 'Details of Plant service').click();
    await expect(page).toHaveURL(/execution=/);
    const requests = page.getByRole('list', { name: 'Requests' });
    await expect(requests.locator('> li')).toHaveCount(3);
    await expect(requests).toContainText('There is no such plant.');
    await requests.getByText('Read plant').click();
    await expect(requests).toContainText('"Fern"');
    await expect(requests).not.toContainText('secret-of-header');
    await expectAccessibleEverywhere(page);
    const junit = await download(page, 'Download JUnit');
    expect(junit.text).toContain('<testsuite');
    expect((await download(page, 'Download HTML')).text).toContain('<!doctype html>');
    const json = await download(page, 'Download JSON');
    expect(JSON.parse(json.text)).toBeTruthy();
    for (const { text } of [junit, json]) expect(text).not.toContain('secret-of-header');
    const before = page.url();
    await button(page, 'Run again').click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { name: 'Plant service' })).toContainText('failed');
    await button(page, 'Delete').click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Execution deleted.')).toBeVisible();
    await button(page, 'Details of Plant service').click();
    await button(page, 'Open in Test Runner').click();
    await expect(page.getByText('Loaded configuration: Plant service')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Test Runner' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a test is saved, or told why not', async () => {
    await page.getByRole('tab', { name: 'Saved Configs' }).click();
    await expect(page.getByLabel('Test name')).toHaveValue('Plant service');
    const address = '**/api/api-testing/config';
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'INTERNAL' } }),
    );
    await button(page, 'Save Configuration').click();
    await expect(alert(page, 'Failed to save test configuration: Server error.')).toBeVisible();
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await button(page, 'Save Configuration').click();
    await expect(alert(page, 'Error saving test configuration: Network error.')).toBeVisible();
    await page.unroute(address);
    await page.getByLabel('Description (optional)').fill('All about plants');
    await button(page, 'Save Configuration').click();
    await expectMessage(page, 'Test configuration saved successfully!');
    await expect(row(page, 'Plant service')).toContainText('All about plants');
    await expect(row(page, 'Plant service')).toContainText('3 endpoints');
    await expectAccessibleEverywhere(page);
  });

  await test.step('it is duplicated, renamed, loaded and deleted', async () => {
    await button(page, 'Duplicate Plant service').click();
    await expect(row(page, 'Plant service (copy)')).toBeVisible();
    await button(page, 'Rename Plant service (copy)').click();
    const dialog = page.getByRole('dialog', { name: 'Rename configuration' });
    await dialog.getByLabel('Name', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog.getByText('A name is required.')).toBeVisible();
    await dialog.getByLabel('Name', { exact: true }).fill('Other');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(row(page, 'Other')).toBeVisible();
    // What would be lost is asked for first.
    await page.getByLabel('Test name').fill('Changed');
    await button(page, 'Load Other').click();
    await expect(question(page)).toContainText('The test in the Test Runner, “Changed”, is not saved.');
    await question(page).getByRole('button', { name: 'Load' }).click();
    await expect(page.getByText('Loaded configuration: Other')).toBeVisible();
    await expect(page.getByLabel('Test name')).toHaveValue('Other');
    await page.getByRole('tab', { name: 'Saved Configs' }).click();
    await button(page, 'Delete Other').click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, 'Other')).toHaveCount(0);
    const [owner] = server.read('select id from users where email = ?', person.email);
    server.sql("update api_configs set config = '[]' where owner_id = ?", String(owner?.id));
    await page.reload();
    await button(page, 'Load Plant service').click();
    await expect(
      alert(page, 'Error loading configuration: It is not a configuration of an API test.'),
    ).toBeVisible();
  });

  await test.step('an environment: secrets are masked and stay as they are', async () => {
    await page.getByRole('tab', { name: 'Load Testing' }).click();
    await button(page, 'Manage environments').click();
    const list = page.getByRole('dialog', { name: 'Environments' });
    await expect(list.getByText('There is no environment yet.')).toBeVisible();
    await list.getByRole('button', { name: 'New environment' }).click();
    const form = page.getByRole('dialog', { name: /environment|Edit/ });
    await form.getByRole('button', { name: 'Save environment' }).click();
    await expect(form.getByLabel('Environment name')).toBeFocused();
    await form.getByLabel('Environment name').fill('Staging');
    const variable = (at: number) => form.getByRole('group', { name: `Variable ${at}` });
    await variable(1).getByLabel('Name').fill('1st');
    await form.getByRole('button', { name: 'Save environment' }).click();
    await expect(form.getByText('A variable’s name begins with a letter')).toBeVisible();
    await variable(1).getByLabel('Name').fill('host');
    await variable(1).getByLabel('Value').fill(api.address);
    await form.getByRole('button', { name: 'Add variable' }).click();
    await expect(variable(2).getByLabel('Name')).toBeFocused();
    await variable(2).getByLabel('Name').fill('pin');
    await variable(2).getByLabel('Secret').check();
    await variable(2).getByLabel('Value').fill('1234');
    await expect(variable(2).getByLabel('Value')).toHaveAttribute('type', 'password');
    await expectAccessibleEverywhere(page);
    await form.getByRole('button', { name: 'Save environment' }).click();
    await expect(list.getByText('2 variables, 1 secret')).toBeVisible();
    await list.getByRole('button', { name: 'Edit Staging' }).click();
    await expect(variable(2).getByLabel('Value')).toHaveValue('');
    await expect(variable(2).getByLabel('Value')).toHaveAttribute('placeholder', '•••••• stays as it is');
    await variable(1).getByLabel('Value').fill('http://127.0.0.1:1');
    await form.getByRole('button', { name: 'Save environment' }).click();
    await expect(list.getByText('2 variables, 1 secret')).toBeVisible();
    const [stored] = server.read('select variables from api_environments where name = ?', 'Staging');
    expect(String(stored?.variables)).toContain('1234');
    await list.getByRole('button', { name: 'Delete Staging' }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(list.getByText('There is no environment yet.')).toBeVisible();
    await list.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('documentation is generated, read and taken along', async () => {
    await page.getByRole('tab', { name: 'Documentation' }).click();
    const address = '**/api/api-testing/documentation';
    await page.route(address, (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'INTERNAL' } }),
    );
    await button(page, 'Generate Documentation').click();
    await expect(alert(page, 'Failed to generate documentation: Server error.')).toBeVisible();
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await button(page, 'Generate Documentation').click();
    await expect(alert(page, 'Error generating documentation: Network error.')).toBeVisible();
    await page.unroute(address);
    await button(page, 'Generate Documentation').click();
    await expectMessage(page, 'API documentation generated successfully!');
    const read = page.getByRole('region', { name: /^GET \/plants\// });
    await expect(read.getByText('learned from')).toBeVisible();
    await expect(read.getByRole('table', { name: 'Answer 200 of Read plant' })).toContainText('name');
    await expect(page.getByRole('tabpanel')).not.toContainText('secret-of-header');
    await expectAccessibleEverywhere(page);
    const openapi = JSON.parse((await download(page, 'Download OpenAPI 3.1')).text);
    expect(openapi.openapi).toMatch(/^3\.1/);
    expect((await download(page, 'Download Markdown')).text).toContain('/plants/');
    // It is still there when one comes back.
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('tab', { name: 'Documentation' }).click();
    await expect(read).toBeVisible();
  });
});

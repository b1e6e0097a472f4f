import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { expectMessage } from './support/messages.ts';
import { type PlantApi, startPlantApi } from './support/plant-api.ts';
import { expect, test } from './support/test.ts';

let api: PlantApi;
test.beforeAll(async () => {
  api = await startPlantApi();
});
test.afterAll(() => api.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).first();
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const endpoints = (page: Page) => page.getByRole('list', { name: 'Endpoints' }).getByRole('listitem');
const results = (page: Page) => page.getByRole('region', { name: /^Results of / });
const figure = (page: Page, name: string) =>
  page
    .getByLabel('Figures')
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .locator('dd');

async function describeTest(page: Page, name: string) {
  await page.getByLabel('Test name').fill(name);
  await page.getByLabel('Base URL').fill(api.address);
}

async function addEndpoint(page: Page, name: string, path: string, method = 'GET') {
  await page.getByLabel('Endpoint name').fill(name);
  await page.getByLabel('Method').selectOption(method);
  await page.getByLabel('Path', { exact: true }).first().fill(path);
  await button(page, 'Add endpoint').click();
  await expect(row(page, name)).toBeVisible();
}

test('endpoints are built, sent once, ordered and kept', async ({ page, signInAs }) => {
  test.slow();
  await signInAs();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/api-testing');

  await test.step('an empty page says how to begin, and what is missing', async () => {
    await expect(page.getByRole('heading', { name: 'API Testing Platform', level: 1 })).toBeVisible();
    await expect(page.getByText(/^No endpoint yet\./)).toBeVisible();
    await expect(figure(page, 'Total Executions')).toHaveText('0');
    await expect(figure(page, 'Avg Success Rate')).toHaveText('–');
    await button(page, 'Execute API test').click();
    await expect(alert(page)).toBeVisible();
    await expect(
      page.getByText('Test name, base URL, and at least one endpoint are required', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Test name')).toBeFocused();
    await button(page, 'Add endpoint').click();
    await expect(page.getByText('Endpoint name and path are required', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Endpoint name')).toBeFocused();
  });

  await test.step('headers and bodies must be JSON, and the error is pointed at', async () => {
    await describeTest(page, 'Plants');
    await page.getByLabel('Endpoint name').fill('Plant a fern');
    await page.getByLabel('Path', { exact: true }).first().fill('/plants');
    for (const [method, hasBody] of [
      ['GET', false],
      ['DELETE', false],
      ['PUT', true],
      ['PATCH', true],
      ['POST', true],
    ] as const) {
      await page.getByLabel('Method').selectOption(method);
      await expect(page.getByLabel('Body', { exact: true })).toHaveCount(hasBody ? 1 : 0);
    }
    const body = page.getByLabel('Body', { exact: true });
    await page.getByLabel('Headers', { exact: true }).fill('{"Accept": "application/json"');
    await body.fill('{\n  "name": \'Moss\'\n}');
    await expect(page.getByText(/^Line 2, column 11: Texts stand in double quotes/)).toBeVisible();
    await button(page, 'Add endpoint').click();
    await expect(alert(page)).toContainText('Headers must be JSON. Line 1, column 30: ');
    await expectAccessibleEverywhere(page);
    await button(page, 'Go there in Body').click();
    await expect(body).toBeFocused();
    expect(await body.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(12);
    await body.fill('{"name":"Moss"}');
    await button(page, 'Format Body').click();
    await expect(body).toHaveValue('{\n  "name": "Moss"\n}');
    await page.getByLabel('Headers', { exact: true }).fill('');
  });

  await test.step('sent once, the answer is shown and suggests validations', async () => {
    await button(page, 'Send once').click();
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    await expect(answer.getByText('201 Created')).toBeVisible();
    await expect(answer.getByRole('figure', { name: 'Body of the answer' })).toContainText('"name": "Moss"');
    for (const [view, sign] of [
      ['Raw', '{"id":8,"name":"Moss"}'],
      ['Headers', 'application/json'],
      ['Timing', 'Waiting'],
      ['Request', `POST ${api.address}/plants`],
    ] as const) {
      await answer.getByText(view, { exact: true }).click();
      await expect(answer.getByText(sign).first()).toBeVisible();
    }
    await expectAccessibleEverywhere(page);
    await button(page, 'Add: Status is 201').click();
    await button(page, 'Add: $.name is type "string"').click();
    await expect(row(page, 'Validation 3').getByLabel('Path')).toHaveValue('$.name');
    await button(page, 'Remove validation 1').click();
    await page.getByText(/^More: /).click();
    await button(page, 'Add capture').click();
    await row(page, 'Capture 1').getByLabel('Into variable').fill('made');
    await row(page, 'Capture 1').getByLabel('Path').fill('$.id');
    await button(page, 'Add endpoint').click();
    await expect(row(page, 'Plant a fern')).toContainText('2 validations');
    await expect(page.getByLabel('Endpoint name')).toBeFocused();
    await expect(page.getByLabel('Endpoint name')).toHaveValue('');
  });

  await test.step('endpoints are moved, copied, switched off, deleted and brought back', async () => {
    await addEndpoint(page, 'See it', '/plants/{{made}}');
    await addEndpoint(page, 'Ping', '/ping');
    const names = ['Plant a fern', 'See it', 'Ping'];
    await expect(endpoints(page)).toHaveCount(3);
    const up = button(page, 'Move Ping up');
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(endpoints(page).nth(1)).toHaveAccessibleName('Ping');
    await expect(up).toBeFocused();
    await expect(page.getByText('Ping is number 2 of 3 now.')).toBeAttached();
    await row(page, 'Ping').getByTitle('Drag to move').dragTo(row(page, 'See it'));
    for (const [at, name] of names.entries()) {
      await expect(endpoints(page).nth(at)).toHaveAccessibleName(name);
    }
    await button(page, 'Duplicate Ping').click();
    await page.getByLabel('Run Ping (copy)').uncheck();
    await expect(row(page, 'Ping (copy)')).toContainText('switched off');
    await button(page, 'Delete See it').click();
    await expect(endpoints(page)).toHaveCount(3);
    await expect(button(page, 'Delete Ping')).toBeFocused();
    await button(page, 'Undo').click();
    await expect(endpoints(page).nth(1)).toHaveAccessibleName('See it');
    await button(page, 'Edit Ping').click();
    await expect(page.getByRole('heading', { name: 'Change “Ping”' })).toBeVisible();
    await expect(page.getByLabel('Endpoint name')).toBeFocused();
    await page.getByLabel('Endpoint name').fill('Still there');
    await button(page, 'Save endpoint').click();
    await expect(row(page, 'Still there')).toBeVisible();
    await expect(row(page, 'Ping')).toHaveCount(0);
  });

  await test.step('the tabs and a reload keep it all', async () => {
    await page.getByLabel('Endpoint name').fill('Half');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page).toHaveURL('/api-testing?tab=history');
    await page.getByRole('tab', { name: 'Test Runner' }).click();
    await expect(page.getByLabel('Endpoint name')).toHaveValue('Half');
    await button(page, 'Edit See it').click();
    await expect(page.getByRole('alertdialog')).toContainText('would be lost');
    await button(page, 'Stay').click();
    await expect(page.getByLabel('Endpoint name')).toHaveValue('Half');
    await page.reload();
    await expect(page.getByLabel('Test name')).toHaveValue('Plants');
    await expect(endpoints(page)).toHaveCount(4);
  });

  await test.step('executed, each check tells what was expected and what came', async () => {
    await button(page, 'Execute API test').click();
    await expectMessage(page, 'API test executed successfully! 3 endpoints tested with 100% success rate');
    await results(page).getByText('See it').click();
    await expect(results(page)).toContainText(`${api.address}/plants/9`);
    await expect(figure(page, 'Total Executions')).toHaveText('1');
    await expect(figure(page, 'Endpoints Tested')).toHaveText('3');
    await expect(figure(page, 'Avg Success Rate')).toHaveText('100.0%');
  });
});

test('executions are watched, cancelled, fail and say why', { tag: '@full' }, async ({ page, signInAs }) => {
  test.slow();
  await signInAs();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/api-testing');
  await describeTest(page, 'Garden');
  const execute = button(page, 'Execute API test');

  await test.step('GraphQL, with variables and errors', async () => {
    await page.getByLabel('Endpoint name').fill('Ask for a fern');
    await page.getByLabel('Method').selectOption('POST');
    await page.getByLabel('Path', { exact: true }).first().fill('/graphql');
    await page.getByLabel('Body kind').selectOption('graphql');
    await page.getByLabel('Query', { exact: true }).fill('query ($id: ID!) { plant(id: $id) { name } }');
    await page.getByLabel('Query variables').fill('{"id": "7"}');
    await button(page, 'Send once').click();
    await button(page, 'Add: No GraphQL errors').click();
    await button(page, 'Add validation').click();
    const last = row(page, 'Validation 3');
    await last.getByLabel('Path').fill('$.data.plant.name');
    await last.getByLabel('Comparison').selectOption('equals');
    await last.getByLabel('Value').fill('Oak');
    await button(page, 'Add endpoint').click();
    // It is looked at for a while as it runs, on a busy machine for longer than the usual 30 s.
    await page.getByText(/^More: authentication/).click();
    await page.getByLabel('Timeout in milliseconds').fill('120000');
    await addEndpoint(page, 'Take its time', '/slow');
    await addEndpoint(page, 'Ping', '/ping');
  });

  await test.step('progress is shown for each endpoint, buttons are disabled, and it can be stopped', async () => {
    await execute.click();
    const list = results(page).getByRole('listitem');
    await expect(list.filter({ hasText: 'Take its time' })).toContainText('Running…');
    await expect(list.filter({ hasText: 'Ping' })).toContainText('Waiting');
    await expect(results(page)).toContainText('1 of 3 requests done, 0 passed.');
    await expect(button(page, 'Executing…')).toBeDisabled();
    for (const name of ['Add endpoint', 'Send once', 'Import', 'New test', 'Delete Ping']) {
      await expect(button(page, name)).toBeDisabled();
    }
    await expectAccessibleEverywhere(page);
    // Whoever comes back finds it under way.
    await page.reload();
    await expect(list.filter({ hasText: 'Ping' })).toContainText('Waiting');
    await button(page, 'Cancel').click();
    await expect(page.getByText('The API test was stopped.')).toBeVisible();
    await expect(results(page).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(execute).toBeEnabled();
    api.release();
  });

  await test.step('a check that does not hold shows both sides', async () => {
    await page.getByLabel('Run Take its time').uncheck();
    await execute.click();
    await expectMessage(page, 'API test executed successfully! 2 endpoints tested with 50% success rate');
    const failed = results(page)
      .getByRole('listitem')
      .filter({ hasText: '$.data.plant.name equals "Oak"' })
      .last();
    await expect(failed).toContainText(/Expected.*Oak/);
    await expect(failed).toContainText(/Actual.*Fern/);
  });

  await test.step('refusals and a lost connection are told', async () => {
    const call = '**/api/api-testing/execute';
    await page.route(call, (route) => route.fulfill({ status: 500, json: { success: false, error: 'x' } }));
    await execute.click();
    await expect(alert(page)).toContainText(
      'Failed to execute API test: Server error. Please try again later.',
    );
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await execute.click();
    await expect(alert(page)).toContainText(
      'Error executing API test: Network error. Please check your connection and try again.',
    );
    await page.unroute(call);
    await page.getByLabel('Base URL').fill('http://169.254.169.254');
    await execute.click();
    await expect(page.getByText('2 endpoints tested with 0% success rate')).toBeVisible();
    await expect(
      results(page)
        .getByText(/refused address/i)
        .first(),
    ).toBeVisible();
  });
});

test('tests come from and go to other tools', { tag: '@full' }, async ({ page, signInAs }) => {
  await signInAs();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/api-testing');

  await test.step('a curl command is imported', async () => {
    await button(page, 'Import').click();
    const dialog = page.getByRole('dialog');
    await button(page, 'Read document').click();
    await expect(
      dialog.getByText('There is nothing to import. Paste a document or choose a file.'),
    ).toBeVisible();
    await dialog.getByLabel('Document').fill('what is this?');
    await button(page, 'Read document').click();
    await expect(dialog.getByRole('alert')).toHaveText(/\.$/);
    await dialog.getByLabel('Or choose a file').setInputFiles({
      name: 'request.sh',
      mimeType: 'text/plain',
      buffer: Buffer.from(`curl ${api.address}/me -H 'Authorization: Bearer leaf-and-root'`),
    });
    await button(page, 'Read document').click();
    await expect(dialog.getByText(/^1 endpoint was found/)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await button(page, 'Add to the test').click();
    await expect(endpoints(page)).toHaveCount(1);
    await expect(page.getByLabel('Base URL')).toHaveValue(api.address);
  });

  await test.step('a file is dropped; the body of a GET stays, and that is said', async () => {
    await button(page, 'Import').click();
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'search.sh', { type: 'text/plain' }));
      return transfer;
    }, `curl -X GET ${api.address}/search -H 'Content-Type: application/json' -d '{"find":"moss"}'`);
    await page.getByRole('dialog').locator('form').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByLabel('Document')).toHaveValue(/-X GET/);
    await button(page, 'Read document').click();
    await button(page, 'Add to the test').click();
    await endpoints(page).nth(1).getByRole('button', { name: /^Edit/ }).click();
    await expect(page.getByText(/^This GET came with a body of 15 bytes/)).toBeVisible();
    await button(page, 'Send once').click();
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    await expect(answer.getByRole('figure', { name: 'Body of the answer' })).toContainText('moss');
    await button(page, 'Remove the body').click();
    await expect(page.getByText(/^This GET came with/)).toHaveCount(0);
    await button(page, 'Leave it as it was').click();
    await endpoints(page)
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(endpoints(page)).toHaveCount(1);
  });

  await test.step('imported calls that change or delete data are marked, chained and confirmed', async () => {
    const schema = { type: 'object', properties: { id: { type: 'integer' }, name: { example: 'Moss' } } };
    const content = { 'application/json': { schema } };
    const document = {
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1' },
      servers: [{ url: api.address }],
      paths: {
        '/plants/{plantId}': {
          parameters: [{ name: 'plantId', in: 'path', required: true, schema: { type: 'integer' } }],
          delete: { summary: 'Remove', responses: { 204: {} } },
          get: { summary: 'Read', responses: { 200: {} } },
        },
        '/plants': { post: { summary: 'Plant', requestBody: { content }, responses: { 201: { content } } } },
      },
    };
    await button(page, 'Import').click();
    await page.getByLabel('Document').fill(JSON.stringify(document));
    await button(page, 'Read document').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('deletes data')).toBeVisible();
    await expect(dialog.getByText('changes data')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await button(page, 'Add to the test').click();
    await expect(row(page, 'Plant')).toContainText('captures plantId · changes data');
    await expect(row(page, 'Remove')).toContainText('/plants/{{plantId}}');
    const before = api.asked.length;
    await button(page, 'Execute API test').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      `These calls change or delete data at ${api.address}: POST /plants, DELETE /plants/{{plantId}}.`,
    );
    const plants = () => api.asked.slice(before).filter((one) => one.includes('/plants'));
    expect(plants()).toEqual([]);
    await button(page, 'Cancel').click();
    await expect(question).toHaveCount(0);
    await button(page, 'Execute API test').click();
    await question.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(results(page)).toContainText('Nothing was checked of 1 request.');
    const made = /\d+/.exec(plants()[1] ?? '')?.[0];
    expect(plants()).toEqual(['POST /plants', `GET /plants/${made}`, `DELETE /plants/${made}`]);
    // It is asked once.
    await button(page, 'Execute API test').click();
    await expect.poll(() => plants().length).toBe(6);
    await expect(results(page)).toContainText('Nothing was checked of 1 request.');
    await expect(question).toHaveCount(0);
    for (const name of ['Plant', 'Read', 'Remove']) await button(page, `Delete ${name}`).click();
  });

  await test.step('plain English becomes endpoints', async () => {
    await page.getByText('Write it in plain English').click();
    await page.getByLabel('What to check').fill('GET /ping answers 200 and contains ok');
    await button(page, 'Add from text').click();
    await expect(page.getByText('1 endpoint was added.').last()).toBeVisible();
    await expect(endpoints(page).nth(1)).toContainText('/ping');
    await expect(endpoints(page).nth(1)).toContainText('2 validations');
  });

  await test.step('data rows run the whole test once each', async () => {
    await page.getByLabel('Test name').fill('Rows');
    await addEndpoint(page, 'By row', '/plants/{{id}}');
    await page.getByText('Variables, authentication and data').click();
    await page.getByLabel('Data rows').fill('id\n7\n999');
    await button(page, 'Execute API test').click();
    // The messages of the runs before may still be there.
    await expect(page.getByText(/^API test executed successfully! /).last()).toBeVisible();
    await expect(results(page).getByText('· row 2')).toHaveCount(3);
    // Of what came by curl nothing is checked.
    await expect(results(page)).toContainText(
      '3 of 4 requests passed (75.0%). Nothing was checked of 2 requests.',
    );
  });

  await test.step('a file and the login of the test go along', async () => {
    await page.getByLabel('Authentication').first().selectOption('bearer');
    await page.getByLabel('Token', { exact: true }).fill('leaf-and-root');
    await page.getByLabel('Endpoint name').fill('Send a picture');
    await page.getByLabel('Method').selectOption('POST');
    await page.getByLabel('Path', { exact: true }).first().fill('/pictures');
    await page.getByLabel('Body kind').selectOption('file');
    await button(page, 'Send once').click();
    await expect(page.getByText('Choose a file.')).toBeVisible();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'fern.txt', mimeType: 'text/plain', buffer: Buffer.from('green') });
    await expect(button(page, 'Remove fern.txt')).toBeVisible();
    await button(page, 'Send once').click();
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    await answer.getByText('Request', { exact: true }).click();
    await expect(answer).toContainText('fern.txt, 5 bytes');
    await expect(answer.getByRole('row', { name: /^authorization/i })).toBeVisible();
    await expect(answer).not.toContainText('leaf-and-root');
  });

  await test.step('multipart fields and files, with a token that the client asks for', async () => {
    await page.getByLabel('Authentication').first().selectOption('oauth');
    await page.getByLabel('Token address').fill('/token');
    await page.getByLabel('Client id').fill('garden');
    await page.getByLabel('Client secret', { exact: true }).fill('root-secret');
    await page.getByLabel('Body kind').selectOption('multipart');
    await page.getByLabel('Fields', { exact: true }).fill('{"title": "Fern"}');
    await button(page, 'Remove fern.txt').click();
    await expect(page.getByLabel('Add a file')).toBeFocused();
    await page
      .getByLabel('Add a file')
      .setInputFiles({ name: 'leaf.txt', mimeType: 'text/plain', buffer: Buffer.from('green') });
    await page.getByLabel('Field of leaf.txt').fill('picture');
    await button(page, 'Send once').click();
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    const body = answer.getByRole('figure', { name: 'Body of the answer' });
    await expect(body).toContainText('multipart/form-data');
    await expect(body).toContainText('"picture=leaf.txt"');
    await button(page, 'Add endpoint').click();
    await button(page, 'Execute API test').click();
    await expect(results(page)).toContainText('5 of 6 requests passed');
    // The token that was asked for serves the endpoint that needs it, and the secret is nowhere to be read.
    expect(api.asked.filter((one) => one === 'POST /token').length).toBeGreaterThan(0);
    await expect(page.getByRole('main')).not.toContainText('root-secret');
  });

  await test.step('curl and k6 are written, without secrets', async () => {
    for (const [name, sign] of [
      ['Export curl', '/ping'],
      ['Export k6', 'import http from'],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text).toContain(sign);
      expect(text).not.toMatch(/leaf-and-root|root-secret/);
    }
  });

  await test.step('this browser keeps no secrets, and after signing out nothing', async () => {
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/leaf-and-root|root-secret/);
    expect(await kept()).toContain('Send a picture');
    await page.getByRole('button', { name: /^person/ }).click();
    await button(page, 'Sign Out').click();
    await expect(page).toHaveURL('/login');
    expect(await kept()).not.toContain('Send a picture');
  });
});

import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { addCases } from './support/cases.ts';
import { sendPictures } from './support/pictures.ts';
import { expect, storedToken, test } from './support/test.ts';
import { changed, dialog, file, paste, plain, row } from './support/visual.ts';

/** Lets files fall on an element, as if they came from the desktop; sizes stand for files of nothing but zeros. */
async function drop(page: Page, onto: string, name: string, type: string, content: Buffer | number) {
  const base64 = typeof content === 'number' ? '' : content.toString('base64');
  const size = typeof content === 'number' ? content : 0;
  const dataTransfer = await page.evaluateHandle(
    (given) => {
      const bytes = given.size
        ? new Uint8Array(given.size)
        : Uint8Array.from(atob(given.base64), (one) => one.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], given.name, { type: given.type }));
      return transfer;
    },
    { base64, size, name, type },
  );
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await page.locator(onto).first().dispatchEvent(event, { dataTransfer });
  }
}

test('pictures come by button, drop and paste', { tag: '@full' }, async ({ page, server, signInAs }) => {
  const person = await signInAs();
  const [caseId] = addCases(server, person, [{ title: 'Buy a plant' }]);
  await page.goto('/visual-testing');

  await test.step('an empty page tells how to begin', async () => {
    await expect(page.getByRole('heading', { name: 'No picture was compared yet.' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    for (const [tab, sign] of [
      ['Test History', 'No picture was compared yet. The overview tells how to begin.'],
      ['Comparison Results', /./],
      ['Baseline Management', /^There is no baseline yet\./],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel').getByText(sign).first()).toBeVisible();
    }
    await expect(page).toHaveURL('/visual-testing?tab=baselines');
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page).toHaveURL('/visual-testing');
  });

  const upload = dialog(page, 'Upload screenshots');
  await test.step('by button: what is no image is refused, the rest is asked for its names', async () => {
    await page.getByRole('button', { name: 'Upload your first screenshot' }).click();
    await upload
      .getByLabel('Screenshot', { exact: true })
      .setInputFiles([
        file('notes.txt', Buffer.from('x'), 'text/plain'),
        file('damaged.png', Buffer.from('this is no picture')),
        file('Front page.png', plain),
        file('Cart.png', plain),
      ]);
    await expect(
      upload.getByText('“notes.txt” is not an image. Choose PNG, JPEG or WebP files.'),
    ).toBeVisible();
    await expect(upload.getByText('“damaged.png” cannot be read as an image.')).toBeVisible();
    await expect(upload.getByRole('img', { name: 'Preview of Front page.png' })).toBeVisible();
    const names = upload.getByLabel('Step name');
    await expect(names).toHaveCount(2);
    await expect(names.first()).toHaveValue('Front page');
    await names.nth(1).fill('Front page');
    await upload.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(upload.getByText('Test is required.')).toBeVisible();
    await expect(upload.getByText('Another picture has this step name already.')).toBeVisible();
    await expect(upload.getByLabel('Name of the test')).toBeFocused();
    await expectAccessibleEverywhere(page);
    await upload.getByLabel('Name of the test').fill('Shop');
    await names.nth(1).fill('Cart');
    await upload.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(upload.getByText('Screenshot uploaded successfully!', { exact: true })).toBeVisible();
    await expect(
      upload.getByText('This is the first picture of this step: it is the baseline now.'),
    ).toHaveCount(2);
    await upload.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'Recent tests' })).toBeVisible();
  });

  await test.step('by drop: too large is refused before it is sent, a difference is told and shown', async () => {
    await drop(page, 'h1', 'huge.png', 'image/png', 21_000_000);
    await expect(upload.getByText('“huge.png” is too large: it has 21.0 MB')).toBeVisible();
    await drop(page, 'section[aria-label="Drop area for screenshots"]', 'Cart.png', 'image/png', changed);
    await upload.getByLabel('Name of the test').fill('Shop');
    await upload.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(upload.getByText('6.7% differs: 8,000 of 120,000 pixels.')).toBeVisible();
    await upload.getByRole('link', { name: 'See the comparison' }).click();
    await expect(page).toHaveURL(/tab=comparison&comparison=/);
    await expect(page.getByRole('tabpanel', { name: 'Comparison Results' })).toContainText('6.7');
  });

  await test.step('by paste: a picture of a test case without a name of its own', async () => {
    await page.goto('/visual-testing');
    await expect(page.getByRole('heading', { name: 'Recent tests' })).toBeVisible();
    await paste(page, plain);
    await expect(upload.getByLabel('Step name')).toHaveValue('');
    await upload.getByLabel('Test', { exact: true }).selectOption(String(caseId));
    await upload.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(upload.getByText('Step name is required.')).toBeVisible();
    await upload.getByLabel('Step name').fill('Basket');
    await upload.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(upload.getByText('Screenshot uploaded successfully!', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(upload).toHaveCount(0);
  });
});

test('comparisons are counted, found again in the history and approved together', async ({
  page,
  server,
  signInAs,
}) => {
  test.slow();
  const person = await signInAs();
  const [caseId = ''] = addCases(server, person, [{ title: 'Buy a plant' }]);
  await sendPictures(server, person, [
    { test: 'Shop', step: 'Front page', picture: plain },
    { test: 'Shop', step: 'Cart', picture: plain },
    { test: 'Shop', step: 'Cart', picture: changed },
    { test: caseId, step: 'Basket', picture: plain },
    { test: 'Shop', step: 'Front page', picture: plain },
    { test: 'Shop', step: 'Front page', picture: changed },
    { test: 'Shop', step: 'Front page', picture: plain },
  ]);

  await test.step('the overview counts them', async () => {
    await page.goto('/visual-testing');
    const figures = page.locator('dl[aria-label="Figures"]');
    for (const [name, value] of [
      ['Total Comparisons', '4'],
      ['Success Rate', '50.0%'],
      ['Failed', '2'],
      ['Average Difference', '3.3%'],
      ['Unique Tests', '2'],
      ['Unique Steps', '3'],
    ]) {
      await expect(figures.locator('div', { hasText: name }).getByRole('definition')).toHaveText(`${value}`);
    }
    const recent = page.getByRole('region', { name: 'Recent tests' });
    await expect(recent.getByRole('listitem')).toHaveCount(5);
    await expect(recent.getByRole('listitem').nth(3)).toContainText('Buy a plant');
    const small = recent.locator('img');
    await expect(small).toHaveCount(5);
    await expect.poll(() => small.first().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320);
    await expect(page.getByRole('heading', { name: '2 differences wait for your decision' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await expect(page).toHaveURL(/tab=comparison&comparison=/);
    await page.goBack();
    await page.getByRole('link', { name: 'See all of them' }).click();
    await expect(page).toHaveURL('/visual-testing?tab=history&show=waiting');
  });

  await test.step('the history is filtered on the server and searched', async () => {
    const list = page.getByRole('list', { name: 'Comparisons' });
    for (const [label, amount, address] of [
      ['Waiting for review', 2, 'tab=history&show=waiting'],
      ['Passed Only', 2, 'tab=history&show=passed'],
      ['Failed Only', 2, 'tab=history&show=failed'],
      ['New', 3, 'tab=history&show=new'],
      ['All', 7, 'tab=history'],
    ] as const) {
      await page.getByLabel('Show', { exact: true }).selectOption({ label });
      await expect(list.getByRole('listitem')).toHaveCount(amount);
      await expect(page).toHaveURL(`/visual-testing?${address}`);
    }
    await page.getByRole('searchbox', { name: 'Search' }).fill('basket');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('1 comparison matches')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(7);
  });

  await test.step('details of one', async () => {
    await page.getByRole('button', { name: 'View Details of Shop, Cart' }).first().click();
    const details = dialog(page, 'Comparison details');
    for (const text of ['Failed', 'Waiting for review', '6.7%', '8,000 of 120,000', '400 × 300 pixels']) {
      await expect(details.getByText(text, { exact: true })).toBeVisible();
    }
    await expectAccessibleEverywhere(page);
    await details.getByRole('link', { name: 'Open in Comparison Results' }).click();
    await expect(page).toHaveURL(/tab=comparison&comparison=/);
    await page.goBack();
  });

  await test.step('several are approved together', async () => {
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Waiting for review' });
    await page.getByLabel('Select all that wait for review on this page').check();
    await page.getByLabel('Select Shop, Cart').uncheck();
    await expect(page.getByRole('button', { name: 'Approve 1 selected' })).toBeVisible();
    await page.getByLabel('Select Shop, Cart').check();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Approve 2 selected' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('2 pictures are baselines now.')).toBeVisible();
    await expect(page.getByText('No comparison matches.')).toBeVisible();
    const [again] = await sendPictures(server, person, [{ test: 'Shop', step: 'Cart', picture: changed }]);
    expect(again).toMatchObject({ passed: true, isNew: false, diffPixels: 0 });
  });

  await test.step('all of a run are approved together', async () => {
    const [failed] = await sendPictures(server, person, [{ test: 'Shop', step: 'Cart', picture: plain }]);
    const run = String(server.read('select id from runs limit 1')[0]?.id);
    server.sql('update visual_comparisons set run_id = ? where id = ?', run, `${failed?.id}`);
    await page.goto(`/visual-testing?tab=history&run=${run}`);
    await expect(page.getByText('; 1 of them waits for review')).toBeVisible();
    await page.getByRole('button', { name: 'Approve all of this run' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('1 picture is the baseline now.')).toBeVisible();
    await expect(row(page, 'Shop, Cart')).toContainText('Approved');
    await page.getByRole('button', { name: 'Show all runs' }).click();
    await expect(page.getByRole('list', { name: 'Comparisons' }).getByRole('listitem')).toHaveCount(9);
  });
});

test('every failure is told as it should be', { tag: '@full' }, async ({ page, server, signInAs }) => {
  await page.goto('/visual-testing');
  await expect(page).toHaveURL('/login');

  const person = await signInAs();
  const network = 'Network error. Please check your connection and try again.';
  for (const [call, status, reason] of [
    ['**/api/visual/summary', 500, 'Server error. Please try again later.'],
    ['**/api/visual/history?limit=20', 418, 'Short and stout.'],
    ['**/api/visual/history?limit=20', 0, network],
  ] as const) {
    await test.step(`${call} ${status}`, async () => {
      await page.route(call, (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: { error: 'Short and stout.' } }),
      );
      await page.goto('/visual-testing');
      const screen = page.getByRole('alert').filter({ hasText: 'Error Loading Visual Tests' });
      await expect(screen).toContainText(`Failed to fetch visual test data: ${reason}`, { timeout: 600_000 });
      if (status === 500) await expectAccessibleEverywhere(page);
      await page.unroute(call);
      await screen.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'No picture was compared yet.' })).toBeVisible();
    });
  }

  await test.step('an upload that fails keeps what was filled in, and can be tried again', async () => {
    await page.getByRole('button', { name: 'Upload screenshot', exact: true }).click();
    const upload = dialog(page, 'Upload screenshots');
    await upload.getByLabel('Screenshot', { exact: true }).setInputFiles(file('Cart.png', plain));
    await upload.getByLabel('Name of the test').fill('Shop');
    const call = '**/api/visual/capture';
    for (const [status, reason] of [
      [400, 'This picture cannot be read. Send a PNG, JPEG or WebP file.'],
      [0, network],
    ] as const) {
      await page.route(call, (route) =>
        status === 0
          ? route.abort()
          : route.fulfill({ status, json: { error: reason, code: 'BAD_PICTURE' } }),
      );
      await upload
        .getByRole('button', { name: status === 400 ? 'Upload' : 'Try again', exact: true })
        .click();
      await expect(upload.getByText(`Failed to upload screenshot: ${reason}`)).toBeVisible();
      await page.unroute(call);
    }
    await upload.getByRole('button', { name: 'Try again' }).click();
    await expect(upload.getByText('Screenshot uploaded successfully!', { exact: true })).toBeVisible();
    await upload.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('baselines that are gone, or cannot be changed', async () => {
    await page.goto('/visual-testing?tab=baselines&baseline=no-such');
    await expect(page.getByText('There is no such baseline.')).toBeVisible();
    await page.getByRole('link', { name: 'All baselines' }).click();
    await page.getByRole('link', { name: 'Shop' }).click();
    await page.route('**/api/visual/baselines/*', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
    );
    await page.getByLabel('Pixel tolerance').fill('0.3');
    await page.getByRole('button', { name: 'Save thresholds' }).click();
    await expect(
      page.getByText('The thresholds were not saved. Server error. Please try again later.'),
    ).toBeVisible();
    await expect(page.getByLabel('Pixel tolerance')).toHaveValue('0.3');
    await page.unroute('**/api/visual/baselines/*');
  });

  await test.step('a session that is over', async () => {
    // A call of the page before could be refused first, and what it says would go with that page.
    await page.goto('/api/health/live');
    server.sql('update users set session_version = session_version + 1 where email = ?', person.email);
    await page.goto('/visual-testing');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Session expired. Please log in again.').first()).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});

test('a page is captured in a browser of the server', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  test.slow();
  await signInAs();
  await page.goto('/visual-testing');
  const capture = dialog(page, 'Capture a page');

  await test.step('what is missing is told', async () => {
    await page.getByRole('button', { name: 'Capture your first page' }).click();
    await capture.getByLabel('Desktop, 1280 × 720').uncheck();
    await capture.getByLabel('What to capture').selectOption({ label: 'One element' });
    await capture.getByRole('button', { name: 'Capture', exact: true }).click();
    for (const name of ['Address', 'Name', 'Element']) {
      await expect(capture.getByText(`${name} is required.`)).toBeVisible();
    }
    await expect(capture.getByText('Choose at least one size.')).toBeVisible();
    await expect(capture.getByLabel('Address')).toBeFocused();
    await capture.getByLabel('Own width').fill('20');
    await capture.getByRole('button', { name: 'Add size' }).click();
    await expect(capture.getByText('Width and height must be whole numbers from 100 to 4000.')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  await test.step('refused addresses are told', async () => {
    await capture.getByLabel('What to capture').selectOption({ label: 'The visible part' });
    await capture.getByLabel('Own width').fill('700');
    await capture.getByLabel('Own height').fill('500');
    await capture.getByRole('button', { name: 'Add size' }).click();
    await expect(capture.getByLabel('Own size, 700 × 500')).toBeChecked();
    await capture.getByLabel('Phone, 390 × 844').check();
    await capture.getByLabel('Name', { exact: true }).fill('Front page');
    await capture.getByLabel('Address').fill('file:///etc/passwd');
    await capture.getByRole('button', { name: 'Capture', exact: true }).click();
    await expect(capture.getByRole('alert').filter({ hasText: 'http' })).toBeVisible();
    await expect(capture.getByLabel('Address')).toBeFocused();
  });

  await test.step('followed to its end, and found in the history', async () => {
    await capture.getByLabel('Address').fill(`${server.address}/demo/`);
    await capture.getByRole('button', { name: 'Capture', exact: true }).click();
    await capture.getByRole('link', { name: 'See the results' }).click({ timeout: 600_000 });
    await expect(page).toHaveURL(/tab=history&run=/);
    const list = page.getByRole('list', { name: 'Comparisons' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText('chrome, 700 × 500');
    await expect(list).toContainText('chrome, 390 × 844');
    await expect(list.getByText('New', { exact: true })).toHaveCount(2);
  });
});

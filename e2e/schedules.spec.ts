import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { TestServer } from './support/server.ts';
import { arrive, expect, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

const cart = 'Click "Add to cart" in the "Stoneware Mug" item. Click "cart". Check that "total" is $12.';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Lets the time of a schedule come, and waits for the end of the run that this starts. */
async function comeDue(server: TestServer, name: string): Promise<string> {
  const ended = () =>
    server.read(
      `select runs.id, runs.tell_after from runs join schedules on schedules.id = runs.schedule_id
       where schedules.name = ? and finished_at is not null order by runs.created_at desc`,
      name,
    );
  const before = ended().length;
  server.sql('update schedules set next_at = 1 where name = ?', name);
  await expect.poll(() => ended().length, { timeout: 600_000 }).toBe(before + 1);
  await expect.poll(() => ended()[0]?.tell_after, { timeout: 600_000 }).toBeNull();
  return String(ended()[0]?.id);
}

async function inBothThemes(page: Page): Promise<void> {
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('button', { name: theme, exact: true }).click();
    await expectAccessible(page);
  }
}

test('a schedule is added, runs when its time comes, tells of a changed verdict, is paused and deleted', async ({
  page,
  signInAs,
  server,
}) => {
  test.slow();
  const tester = await becomeTester(server, await signInAs());
  const { test_case_id: caseId, title } = await tester.prepare(cart, { target_url: null });
  const { steps } = await tester.readCase(caseId);
  const beginAt = (path: string) => {
    const sentences = steps.map(({ sentence, source }) => sentence || source);
    return tester.changeCase(caseId, { steps: [`Open "${server.address}${path}".`, ...sentences] });
  };
  await beginAt('/demo/products');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

  await test.step('the automation dashboard leads to it, and there is nothing yet', async () => {
    await page.goto('/automation');
    await page.getByRole('link', { name: 'Schedules' }).click();
    await arrive(page, '/schedules', 'Schedules');
    await expect(page.getByText('Nothing is scheduled yet.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toContainText('Automation');
  });

  await test.step('what is missing or wrong is said where it is', async () => {
    await page.getByRole('button', { name: 'New schedule' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByRole('button', { name: 'Add schedule' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expect(page.getByText('Choose a test case.')).toBeVisible();
    await page.getByLabel('Name').fill('Nightly cart');
    await page.getByLabel('Test case', { exact: true }).selectOption(caseId);
    await page.getByLabel('How often').selectOption('cron');
    await page.getByLabel('Cron expression').fill('0 9 30 2 *');
    await expect(page.getByRole('form').getByRole('status')).toContainText('there is no such day');
    await page.getByRole('button', { name: 'Add schedule' }).click();
    await expect(page.getByLabel('Cron expression')).toBeFocused();
    await inBothThemes(page);
  });

  await test.step('the next times are shown in the chosen zone', async () => {
    const preview = page.getByRole('form').getByRole('status');
    await page.getByLabel('How often').selectOption('weekly');
    await page.getByLabel('Day').selectOption('friday');
    await page.getByLabel('Time', { exact: true }).fill('22:15');
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await expect(preview).toContainText('Next times in Asia/Tokyo 15 22 * * 5');
    await expect(preview.getByRole('listitem')).toHaveCount(5);
    for (const time of await preview.getByRole('listitem').allTextContents()) {
      expect(time).toMatch(/^Fri, .+ 22:15$/);
    }
    await page.getByRole('button', { name: 'Add schedule' }).click();
    await expect(item).toContainText('Every Friday at 22:15, Asia/Tokyo, in Chrome');
    await expect(item).toContainText('It has not run yet.');
    await expect(page.getByRole('button', { name: 'New schedule' })).toBeFocused();
  });

  await test.step('it runs when its time comes, and the result leads to the run', async () => {
    const runId = await comeDue(server, 'Nightly cart');
    await page.reload();
    await expect(item.getByText('Passed', { exact: true })).toBeVisible();
    await expect(item).toContainText('Next: Fri,');
    await item.getByRole('link').last().click();
    await expect(page).toHaveURL(`/runs/${runId}`);
    await expect(page.getByRole('heading', { name: 'Nightly cart (scheduled)', level: 1 })).toBeVisible();
  });

  await test.step('a bug of the shop changes the verdict, and a mail says so', async () => {
    await beginAt('/demo/products?bug=wrong-total');
    const runId = await comeDue(server, 'Nightly cart');
    const mail = server.lastMail();
    expect(mail).toContain('Subject: Nightly cart: 1 test does not pass');
    expect(mail).toContain(`"${title}" does not pass any more (failed)`);
    expect(mail).toContain(`/runs/${runId}`);
  });

  await test.step('the page of the case shows it; it is paused, resumed and changed', async () => {
    await page.goto(`/test-cases/${caseId}`);
    await expect(item.getByText('Did not pass')).toBeVisible();
    await page.getByRole('button', { name: 'Pause Nightly cart' }).click();
    await expect(item.getByText('Paused')).toBeVisible();
    await expect(item).not.toContainText('Next:');
    await page.getByRole('button', { name: 'Resume Nightly cart' }).click();
    await expect(item).toContainText('Next: Fri,');
    await page.getByRole('button', { name: 'Edit Nightly cart' }).click();
    await page
      .getByRole('form', { name: /Change/ })
      .getByLabel('Name')
      .fill('Hourly cart');
    await page.getByLabel('How often').selectOption('hourly');
    await page.getByRole('button', { name: 'Save schedule' }).click();
    await expect(item).toContainText('Every hour, Asia/Tokyo');
    await expect(page.getByRole('button', { name: 'Edit Hourly cart' })).toBeFocused();
    await inBothThemes(page);
  });

  await test.step('it is deleted once that is confirmed', async () => {
    await page.goto('/schedules');
    await expect(item.getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Hourly cart' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('button', { name: 'Delete Hourly cart' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing is scheduled yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New schedule' })).toBeFocused();
  });
});

for (const width of [1280, 768, 400]) {
  test(`the button stays where it is, whatever the next times come to, at ${width} px`, {
    tag: '@full',
  }, async ({ page, signInAs }) => {
    await signInAs();
    await page.setViewportSize({ width, height: 900 });
    const waiting: (() => void)[] = [];
    let isBroken = false;
    await page.route('**/api/schedules/preview', async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await (isBroken ? route.abort() : route.continue());
    });
    const answer = async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      for (const resolve of waiting.splice(0)) resolve();
    };
    await page.goto('/schedules');
    await page.getByRole('button', { name: 'New schedule' }).click();
    const preview = page.getByRole('form').getByRole('status');
    const add = page.getByRole('button', { name: 'Add schedule' });
    /** How far below the field that sets the time the button is, and whether the preview has room for what it shows. */
    const measure = async () => {
      const [field, button] = await Promise.all([
        page.getByLabel('How often').boundingBox(),
        add.boundingBox(),
      ]);
      const isCut = await preview.evaluate((box) => box.scrollHeight > box.clientHeight);
      return { distance: (button?.y ?? 0) - (field?.y ?? 0), isCut };
    };
    await expect(preview).toHaveAttribute('aria-busy', 'true');
    const loading = await measure();
    expect(loading.isCut).toBe(false);
    await answer();
    await expect(preview.getByRole('listitem')).toHaveCount(5);
    expect(await measure(), 'five times').toEqual(loading);
    isBroken = true;
    await page.getByLabel('How often').selectOption('weekdays');
    await answer();
    await expect(preview.getByRole('listitem')).toHaveCount(0);
    expect(await measure(), 'no answer').toEqual(loading);
  });
}

test('a list that cannot be had says why and is tried again', { tag: '@full' }, async ({
  page,
  signInAs,
}) => {
  await signInAs();
  let isBroken = true;
  await page.route('**/api/schedules', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { error: 'no' } }) : route.continue(),
  );
  await page.goto('/schedules');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Server error. Please try again later.',
    { timeout: 600_000 },
  );
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Nothing is scheduled yet.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { clickNotification, shownIn, watchNotifications } from './support/notifications.ts';
import { expect, storedToken, test } from './support/test.ts';
import { becomeTester } from './support/tester.ts';

const shop = 'Open "/demo/products". Check that the page shows "Stoneware Mug".';
const quick = { target_url: null };
const follows = (address: string) => address.includes('/api/automation/events?only=runs');
const asksForProfile = (address: string) => address.endsWith('/api/user/profile');

function watchRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test('a run that ends is told once, in one of the open tabs, and a click leads to it', {
  tag: '@full',
}, async ({ page, context, signInAs, server }) => {
  test.slow();
  await watchNotifications(context, 'granted');
  const tester = await becomeTester(server, await signInAs());
  await tester.ended(await tester.submit('Click "Old". Check that the page shows "Old".', quick));

  const followed = page.waitForResponse((response) => follows(response.url()));
  await page.goto('/dashboard');
  await followed;
  const second = await context.newPage();
  const asked = watchRequests(second);
  await second.goto('/analytics');
  await expect.poll(() => asked.filter(asksForProfile).length).toBe(1);

  const runId = await tester.submit(shop);
  const { cases } = await tester.ended(runId);
  expect(cases[0]?.verdict).toBe('passed');
  await expect.poll(() => shownIn(page)).toHaveLength(1);
  const [shown] = await shownIn(page);
  expect(shown?.tag).toBe(runId);
  for (const verdict of ['passed', 'failed'] as const) {
    const count = cases.filter((one) => one.verdict === verdict).length;
    if (count > 0) expect(shown?.body).toContain(`${count} ${verdict}`);
  }
  expect(shown?.title).toMatch(/^Run finished: Open "\/demo\/products"\./);

  await clickNotification(page);
  await expect(page).toHaveURL(`/runs/${runId}`);

  await test.step('what was cancelled is not told', async () => {
    const cancelled = await tester.submit('Pause for 60 seconds. Check that the page shows "x".');
    await page.request.post(`/api/runs/${cancelled}/cancel`, {
      headers: { authorization: `Bearer ${await storedToken(page)}` },
    });
    expect((await tester.ended(cancelled)).status).toBe('cancelled');
    const last = await tester.submit('Click "Save". Check that the page shows "Saved".', quick);
    await tester.ended(last);
    await expect.poll(async () => (await shownIn(page)).map(({ tag }) => tag)).toEqual([runId, last]);
    expect((await shownIn(page)).at(-1)?.body).toBe('1 test case: 1 not run.');
  });

  await test.step('the next tab takes over when the first is closed', async () => {
    expect(await shownIn(second)).toEqual([]);
    expect(asked.filter(follows)).toEqual([]);
    const takenOver = second.waitForResponse((response) => follows(response.url()));
    await page.close();
    await takenOver;
    const next = await tester.submit('Click "Go". Check that the page shows "Gone".', quick);
    await expect.poll(async () => (await shownIn(second)).map(({ tag }) => tag)).toEqual([next]);
  });

  await test.step('after signing out nothing is followed any more', async () => {
    const ended = second.waitForEvent('requestfailed', (request) => follows(request.url()));
    await second.getByRole('button', { name: /^person/ }).click();
    await second.getByRole('button', { name: 'Sign Out' }).click();
    await expect(second).toHaveURL('/login');
    await ended;
  });
});

test('a run that ended while the connection was gone is told when it is back', { tag: '@full' }, async ({
  page,
  context,
  signInAs,
  server,
}) => {
  test.slow();
  await watchNotifications(context, 'granted');
  const tester = await becomeTester(server, await signInAs());
  const listed = page.waitForResponse((response) => response.url().includes('/api/runs?state=ended'));
  let cut: (() => void) | undefined;
  await page.route('**/api/automation/events?only=runs', async (route) => {
    if (cut) return route.abort();
    cut = () => undefined;
    // An answer that is over at once, as after a lost connection.
    return route.fulfill({ contentType: 'text/event-stream', body: ': following\n\n' });
  });
  await page.goto('/dashboard');
  await listed;
  const missed = await tester.submit('Click "Save". Check that the page shows "Saved".', quick);
  await tester.ended(missed);
  expect(await shownIn(page)).toEqual([]);
  await page.unroute('**/api/automation/events?only=runs');
  await expect
    .poll(async () => (await shownIn(page)).map(({ tag }) => tag), { timeout: 600_000 })
    .toEqual([missed]);
});

test('without permission nothing is asked of the server and nothing is told', { tag: '@full' }, async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs();
  for (const permission of ['denied', 'default'] as const) {
    await watchNotifications(context, permission);
    const asked = watchRequests(page);
    await page.goto('/automation');
    await expect(page.getByText('None of your runs has ended yet.')).toBeVisible();
    expect(asked.filter((address) => follows(address) || asksForProfile(address))).toEqual([]);
  }
});

test('nothing is told where the preference is off, or was switched off meanwhile', { tag: '@full' }, async ({
  page,
  context,
  signInAs,
  server,
}) => {
  test.slow();
  await watchNotifications(context, 'granted');
  const person = await signInAs();
  const tester = await becomeTester(server, person);
  const prefer = (browser: boolean) =>
    server.sql(
      'update users set notification_preferences = ? where email = ?',
      JSON.stringify({ email: true, browser, marketing: false }),
      person.email,
    );
  const asked = watchRequests(page);

  const followed = page.waitForResponse((response) => follows(response.url()));
  await page.goto('/automation');
  await followed;
  prefer(false);
  const looked = page.waitForResponse((response) => asksForProfile(response.url()));
  const runId = await tester.submit('Click "Save". Check that the page shows "Saved".', quick);
  await tester.ended(runId);
  await looked;
  await expect(page.getByRole('region', { name: 'Recent runs' }).getByRole('link')).toHaveCount(1);
  expect(await shownIn(page)).toEqual([]);

  asked.length = 0;
  await page.reload();
  await expect.poll(() => asked.filter(asksForProfile).length).toBe(1);
  await tester.ended(await tester.submit('Click "Go". Check that the page shows "Gone".', quick));
  await expect(page.getByRole('region', { name: 'Recent runs' }).getByRole('link')).toHaveCount(2);
  expect(asked.filter(follows)).toEqual([]);
  expect(await shownIn(page)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { becomeCaller } from './support/admin.ts';
import { addCases } from './support/cases.ts';
import { type Box, drawPicture, sendPictures } from './support/pictures.ts';
import {
  address,
  card,
  decision,
  fact,
  green,
  grey,
  layer,
  open,
  other,
  pictures,
  question,
  red,
  shown,
  small,
  third,
} from './support/review.ts';
import { expect, test } from './support/test.ts';

const head: Box = { x: 0, y: 0, width: 800, height: 60, colour: [40, 60, 90] };
const banner: Box = { x: 0, y: 100, width: 800, height: 42, colour: [190, 150, 40] };
/** No two rows are the same, as on real pages. */
const edge = (from: number, to: number, by: number): Box[] =>
  Array.from({ length: to - from }, (_, place) => {
    const row = from + place;
    return { x: 700, y: row + by, width: 60, height: 1, colour: [row % 251, row % 241, row % 13] };
  });

/** A long page; the new one has a banner that pushes the rest down, a card of another colour and a card more. */
const page1 = drawPicture(800, 1500, [
  head,
  ...edge(60, 1500, 0),
  card(60, 200, grey),
  card(440, 500, grey),
  card(60, 900, green),
]);
const page2 = drawPicture(800, 1542, [
  head,
  ...edge(60, 100, 0),
  ...edge(100, 1500, 42),
  banner,
  card(60, 242, grey),
  card(440, 542, red),
  card(60, 942, green),
  card(440, 1242, grey),
]);
/** Where each picture lies in its pane and how large it is, at one moment. */
function placesOf(page: Page): Promise<string[]> {
  return pictures(page)
    .locator('[data-layer="baseline"] > div, [data-layer="new"] > div')
    .evaluateAll((worlds) => worlds.map((world) => getComputedStyle(world).transform));
}

test('a difference is looked at in five ways, kept in step, and gone through by keys', async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const [first, failed] = await sendPictures(server, person, [
    { test: 'Shop', step: 'Front page', picture: page1, browser: 'chrome', viewport: '800x600' },
    { test: 'Shop', step: 'Front page', picture: page2, browser: 'chrome', viewport: '800x600' },
  ]);
  if (!first || !failed) throw new Error('Nothing was compared.');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('without a choice it says so and leads to what waits', async () => {
    await page.goto('/visual-testing?tab=comparison');
    await expect(page.getByRole('heading', { name: 'No comparison selected' })).toBeVisible();
    await page.getByRole('link', { name: 'Start reviewing' }).click();
    await expect(page).toHaveURL(address(failed.id));
  });

  await test.step('figures and sentences', async () => {
    await open(page, failed.id, 'Front page');
    await expect(fact(page, 'Result')).toHaveText('Fail');
    await expect(fact(page, 'Difference')).toHaveText(/^\d+\.\d%$/);
    const exact = new Intl.NumberFormat('en');
    await expect(fact(page, 'Pixels changed')).toHaveText(
      `${exact.format(failed.diffPixels)} of ${exact.format(failed.totalPixels)}`,
    );
    await expect(fact(page, 'Threshold')).toHaveText('0%');
    await expect(shown(page)).toContainText('42 px taller: 800 × 1,542 instead of 800 × 1,500.');
    await expect(shown(page)).toContainText('42 rows came in at row 100; what is below moved down');
    await expect(pictures(page).getByText('42 rows came in')).toHaveCount(2);
  });

  await test.step('side by side, in step by buttons, wheel, keys and dragging', async () => {
    const zoom = page.getByLabel('Size of the pictures');
    const fitted = await zoom.textContent();
    const both = async () => {
      const [one, two] = await placesOf(page);
      expect(one).toBe(two);
      return one;
    };
    const seen = [await both()];
    const changes = async () => {
      await expect.poll(both).not.toBe(seen.at(-1));
      seen.push(await both());
    };
    await page.getByRole('button', { name: '100 %' }).click();
    await expect(zoom).toHaveText('100 %');
    await changes();
    await pictures(page).focus();
    await page.keyboard.press('ArrowDown');
    await changes();
    const box = await page.locator('[data-pane="New picture"]').boundingBox();
    if (!box) throw new Error('There is no pane.');
    const [x, y] = [box.x + 100, box.y + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 30, { steps: 3 });
    await page.mouse.up();
    await changes();
    await page.mouse.wheel(0, 40);
    await changes();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await changes();
    for (const _ of [1, 2, 3]) await page.keyboard.press('+');
    await expect(zoom).toHaveText('400 %');
    await expect(layer(page, 'new').locator('img').first()).toHaveCSS('image-rendering', 'pixelated');
    await page.keyboard.press('0');
    await expect(zoom).toHaveText(fitted ?? '');
    await expect(layer(page, 'new').locator('img').first()).not.toHaveCSS('image-rendering', 'pixelated');
  });

  await test.step('overlay, slider, blink and differences', async () => {
    await page.getByRole('radio', { name: 'Overlay' }).check();
    await page.getByLabel('How much of the new picture is seen').fill('20');
    await expect(layer(page, 'new')).toHaveCSS('opacity', '0.2');
    await page.keyboard.press('v');
    await expect(page.getByRole('radio', { name: 'Slider' })).toBeChecked();
    await page.getByLabel('Where the new picture begins').fill('70');
    await expect(layer(page, 'new')).toHaveCSS('clip-path', 'inset(0px 0px 0px 70%)');
    await expect(layer(page, 'baseline')).toHaveCSS('clip-path', 'inset(0px 30% 0px 0px)');
    await page.getByRole('radio', { name: 'Blink' }).check();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(layer(page, 'baseline')).toBeHidden();
    await page.getByRole('button', { name: 'Show the baseline' }).click();
    await expect(layer(page, 'baseline').locator('img').first()).toBeVisible();
    await expect(layer(page, 'new')).toBeHidden();
    await page.getByRole('radio', { name: 'Differences' }).check();
    const mask = layer(page, 'diff').locator('img').first();
    await expect(mask).toBeVisible();
    expect(await mask.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(800);
  });

  await test.step('from change to change by keys, and as they are', async () => {
    const count = await page.getByRole('region', { name: 'Changed areas' }).getByRole('listitem').count();
    expect(count).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('p');
    const last = `Change ${count} of ${count}: 200 by 120 pixels, 440 from the left, 1242 from the top.`;
    await expect(page.getByText(last)).toBeAttached();
    await expect(page.getByLabel('Size of the pictures')).toHaveText('200 %');
    await page.keyboard.press('k');
    await expect(page.getByText(`Change ${count - 1} of ${count}: 200 by 120 pixels, 440`)).toBeAttached();
    for (const _ of [1, 2]) await page.keyboard.press('n');
    await expect(page.getByText(`Change 1 of ${count}`, { exact: true })).toBeVisible();
    await page.getByLabel('Line up what moved').uncheck();
    await page.getByRole('radio', { name: 'Side by side' }).check();
    await expect(pictures(page).getByText('42 rows came in')).toHaveCount(1);
  });

  await test.step('for everybody, and where the picture of the differences is gone', async () => {
    // Less motion means that every colour changes within a moment, and a busy machine may be read in between.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectAccessibleEverywhere(page);
    await page.route('**/api/visual/image/diff/*', (route) => route.fulfill({ status: 404, json: {} }));
    await page.reload();
    await expect(page.getByText('Diff image not available')).toBeVisible();
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL(address(first.id));
    await expect(fact(page, 'Result')).toHaveText('New');
    await expect(shown(page)).toContainText('this picture became the baseline');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(decision(page).getByRole('button')).toHaveCount(0);
  });
});

test('a review by keys alone: approve, reject, accept a variant; others decide meanwhile', {
  tag: '@full',
}, async ({ page, server, signInAs }) => {
  const person = await signInAs();
  const steps = ['One', 'Two', 'Three', 'Four'];
  const send = (step: string, picture: Buffer) =>
    sendPictures(server, person, [{ test: 'Shop', step, picture }]).then(([result]) => result);
  const ids = new Map<string, string>();
  for (const step of steps) {
    await send(step, small);
    ids.set(step, (await send(step, other))?.id ?? '');
  }
  const idOf = (step: string) => ids.get(step) ?? '';

  await open(page, idOf('One'), 'One');
  await test.step('approving asks, answers, and offers the next', async () => {
    await page.keyboard.press('a');
    await expect(question(page)).toContainText('What was accepted before is retired');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await page.keyboard.press('a');
    await question(page).getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(page.getByText('Approved: the new picture is the baseline now.')).toBeVisible();
    await expect(decision(page)).toContainText('Approved');
    const next = page.getByRole('link', { name: /^Next to review: Four/ });
    await expect(next).toBeFocused();
    expect(await send('One', other)).toMatchObject({ passed: true, diffPixels: 0 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address(idOf('Four')));
  });

  await test.step('rejecting keeps the baseline', async () => {
    await expect(page.getByRole('heading', { name: 'Four' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByText('Rejected: the baseline stays as it is.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Next to review: Three/ })).toBeFocused();
    expect(await send('Four', small)).toMatchObject({ passed: true });
    expect(await send('Four', other)).toMatchObject({ passed: false });
    await page.goto(address(idOf('Four')));
    await page.getByRole('button', { name: 'Approve after all' }).press('Enter');
    await question(page).getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(decision(page)).toContainText('Approved');
    expect(await send('Four', other)).toMatchObject({ passed: true });
  });

  await test.step('a variant passes beside the baseline', async () => {
    await open(page, idOf('Three'), 'Three');
    await page.getByRole('button', { name: 'Accept as a variant' }).press('Enter');
    await expect(page.getByText('Accepted: both pictures pass from now on.')).toBeVisible();
    for (const picture of [small, other])
      expect(await send('Three', picture)).toMatchObject({ passed: true });
    expect(await send('Three', third)).toMatchObject({ passed: false });
  });

  await test.step('what somebody else decided meanwhile is told and shown', async () => {
    await open(page, idOf('Two'), 'Two');
    const call = await becomeCaller(server, person);
    await call('POST', `/api/visual/comparisons/${idOf('Two')}/approve`, {});
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: 'Decided meanwhile' })).toBeVisible();
    await expect(decision(page)).toContainText('Approved');
    await expect(page.getByRole('button', { name: 'Accept as a variant' })).toHaveCount(0);
  });
});

test('all of a run are approved at once', { tag: '@full' }, async ({ page, server, signInAs }) => {
  const person = await signInAs();
  addCases(server, person, [{ title: 'Buy a plant' }]);
  const steps = ['Front', 'Cart', 'Paid'];
  const given = (picture: Buffer) => steps.map((step) => ({ test: 'Shop', step, picture }));
  await sendPictures(server, person, given(small));
  const failed = await sendPictures(server, person, given(other));
  server.sql(
    `update visual_comparisons set run_id = (select id from runs where owner_id = visual_comparisons.owner_id)
     where review = 'waiting' and owner_id = (select id from users where email = ?)`,
    person.email,
  );
  await open(page, failed[0]?.id ?? '', 'Front');
  await expect(page.getByRole('link', { name: 'Run', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Approve all 3 of this run' }).click();
  await expect(question(page)).toContainText('3 new pictures become the baselines');
  await question(page).getByRole('button', { name: 'Approve 3' }).click();
  await expect(page.getByText('3 pictures were approved.')).toBeVisible();
  await expect(decision(page)).toContainText('Nothing else waits for a decision.');
  for (const result of await sendPictures(server, person, given(other))) {
    expect(result).toMatchObject({ passed: true });
  }
});

import { expectAccessibleEverywhere } from './support/accessible.ts';
import { drawPicture, sendPictures } from './support/pictures.ts';
import { expect, storedToken, test } from './support/test.ts';
import { blue, changed, dialog, file, paste, plain } from './support/visual.ts';

test('baselines are created, changed, restored and deleted', async ({ page, server, signInAs }) => {
  test.slow();
  const person = await signInAs();
  await sendPictures(server, person, [
    { test: 'Shop', step: 'Front page', picture: plain, browser: 'chrome', viewport: '400x300' },
    ...Array.from({ length: 12 }, (_, place) => ({ test: 'Many', step: `Step ${place}`, picture: plain })),
  ]);
  await page.goto('/visual-testing?tab=baselines');
  const cards = page.getByRole('list', { name: 'Baselines' }).getByRole('listitem');

  await test.step('listed, searched, page by page', async () => {
    await expect(cards).toHaveCount(12);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL('/visual-testing?tab=baselines&page=2');
    await page.getByRole('searchbox', { name: 'Search' }).fill('front');
    await expect(page.getByText('1 baseline matches')).toBeVisible();
    await expect(cards.first()).toContainText('chrome, 400 × 300');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(cards).toHaveCount(12);
  });

  await test.step('created from a picture, once', async () => {
    const create = dialog(page, 'Create a baseline');
    for (const isTaken of [false, true]) {
      await page.getByRole('button', { name: 'Create baseline' }).click();
      await create.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(create.getByText('Choose a picture first.')).toBeVisible();
      await create.getByLabel('Screenshot', { exact: true }).setInputFiles(file('Cart.png', plain));
      await create.getByLabel('Name of the test').fill('Shop');
      await expect(create.getByLabel('Step name')).toHaveValue('Cart');
      await create.getByRole('button', { name: 'Create', exact: true }).click();
      if (isTaken) break;
      await expect(page.getByRole('heading', { name: 'Cart', level: 2 })).toBeVisible();
      await page.getByRole('link', { name: 'All baselines' }).click();
    }
    await expect(create.getByText('There is a baseline for this test, step, browser')).toBeVisible();
    await create.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('thresholds hold for the next picture', async () => {
    await page.getByRole('link', { name: 'Shop' }).first().click();
    await page.getByLabel('Threshold in percent').fill('101');
    await page.getByRole('button', { name: 'Save thresholds' }).click();
    await expect(page.getByText('Write a number from 0 to 100.')).toBeVisible();
    await expect(page.getByLabel('Threshold in percent')).toBeFocused();
    await page.getByLabel('Threshold in percent').fill('7');
    await page.getByLabel('Pixel tolerance').fill('0.2');
    await page.getByRole('button', { name: 'Save thresholds' }).click();
    await expect(page.getByText('Thresholds saved.')).toBeVisible();
    await expect(page.locator('dl')).toContainText('Threshold7%');
    const [result] = await sendPictures(server, person, [{ test: 'Shop', step: 'Cart', picture: changed }]);
    expect(result).toMatchObject({ passed: true, diffPixels: 8000, threshold: 0.07 });
    await page.getByLabel('Threshold in percent').fill('0');
    await page.getByRole('button', { name: 'Save thresholds' }).click();
    await expect(page.locator('dl')).toContainText('Threshold0%');
  });

  await test.step('areas are drawn, explained, saved and copied', async () => {
    const areas = page.getByRole('region', { name: 'Picture and ignored areas' });
    const picture = areas.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture is not shown.');
    const scale = box.width / 400;
    await page.mouse.move(box.x + 250 * scale, box.y + 170 * scale);
    await page.mouse.down();
    await page.mouse.move(box.x + 300 * scale, box.y + 200 * scale, { steps: 3 });
    await page.mouse.move(box.x + 370 * scale, box.y + 270 * scale, { steps: 3 });
    await page.mouse.up();
    await expect(areas.getByText('These changes are not saved yet.')).toBeVisible();
    await page.getByRole('tab', { name: 'Overview' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await areas.getByLabel('Why area 1 is ignored').fill('Advert');
    await areas.getByRole('button', { name: 'Save areas' }).click();
    await expect(page.getByText('Ignored areas saved.')).toBeVisible();
    const [result] = await sendPictures(server, person, [{ test: 'Shop', step: 'Cart', picture: changed }]);
    expect(result).toMatchObject({ passed: true, diffPixels: 0 });

    await areas.getByRole('button', { name: 'Copy to other baselines' }).click();
    const copy = dialog(page, 'Copy the ignored areas');
    await copy.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(copy.getByText('Choose where to copy the areas to.')).toBeVisible();
    await copy.getByLabel('Shop, Front page, chrome, 400 × 300').check();
    await copy.getByLabel('Many, Step 3').check();
    await expectAccessibleEverywhere(page);
    await copy.getByRole('button', { name: 'Copy to 2' }).click();
    await expect(page.getByText('Areas copied to 2 baselines.')).toBeVisible();
  });

  const versions = page.getByRole('region', { name: 'History' });
  await test.step('another picture, and back to the one before', async () => {
    await page.getByRole('button', { name: 'Update picture' }).click();
    const update = dialog(page, 'Update the picture');
    await paste(page, drawPicture(400, 300, [blue]));
    await expect(update.getByRole('img', { name: 'Preview of image.png' })).toBeVisible();
    await update.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Baseline updated.')).toBeVisible();
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await expect(versions.getByRole('listitem').first()).toContainText('Accepted');
    await versions
      .getByRole('button', { name: /^Show the picture of/ })
      .first()
      .click();
    const whole = dialog(page, 'Accepted picture');
    await expect(whole.getByRole('img', { name: 'Accepted at this time' })).toBeVisible();
    await whole.getByRole('button', { name: 'Close' }).click();
    await expectAccessibleEverywhere(page);
    await versions.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Picture restored.')).toBeVisible();
    const [result] = await sendPictures(server, person, [{ test: 'Shop', step: 'Cart', picture: plain }]);
    expect(result).toMatchObject({ passed: true, diffPixels: 0 });
  });

  await test.step('one of several variants is no longer accepted', async () => {
    const [other] = await sendPictures(server, person, [
      { test: 'Shop', step: 'Cart', picture: drawPicture(400, 300) },
    ]);
    const token = await storedToken(page);
    const reply = await page.request.post(`/api/visual/comparisons/${other?.id}/approve`, {
      headers: { authorization: `Bearer ${token}` },
      data: { as: 'variant' },
    });
    expect(reply.ok()).toBe(true);
    await page.reload();
    await expect(page.getByText('2 pictures are accepted at the same time')).toBeVisible();
    await versions
      .getByRole('listitem')
      .filter({ hasText: 'Approved as a further variant' })
      .getByRole('button', { name: 'No longer accept' })
      .click();
    await expect(page.getByText('This variant is no longer accepted.')).toBeVisible();
    await expect(versions.getByRole('button', { name: 'No longer accept' })).toHaveCount(0);
  });

  await test.step('deleted, with what goes with it', async () => {
    await page.getByRole('link', { name: '4 comparisons' }).click();
    await expect(page.getByRole('list', { name: 'Comparisons' }).getByRole('listitem')).toHaveCount(4);
    await page.goBack();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete the baseline of “Cart”?' });
    await expect(question).toContainText('4 comparisons go with it.');
    await question.getByRole('button', { name: 'Delete baseline' }).click();
    await expect(page.getByText('Baseline deleted.')).toBeVisible();
    await expect(page).toHaveURL('/visual-testing?tab=baselines');
    await expect(cards).toHaveCount(12);
    await page.getByRole('searchbox', { name: 'Search' }).fill('Step 3');
    await expect(cards.first()).toContainText('1 ignored area');
    await page.getByRole('searchbox', { name: 'Search' }).fill('Cart');
    await expect(page.getByText('No baseline matches.')).toBeVisible();
  });
});

import { expectAccessibleEverywhere } from './support/accessible.ts';
import { drawPicture, sendPictures } from './support/pictures.ts';
import { card, fact, grey, open, other, pictures, red, small, third } from './support/review.ts';
import { expect, test } from './support/test.ts';

test('areas are ignored from a comparison on, by one press, by mouse and by keys', { tag: '@full' }, async ({
  page,
  server,
  signInAs,
}) => {
  const person = await signInAs();
  const send = (step: string, picture: Buffer) =>
    sendPictures(server, person, [{ test: 'Shop', step, picture }]).then(([result]) => result);
  await send('Clock', small);
  const clock = await send('Clock', other);
  await open(page, clock?.id ?? '', 'Clock');

  await test.step('the changed area by one press', async () => {
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Ignore from now on' }).click();
    await expect(page.getByText('This area is ignored from now on.')).toBeVisible();
    await expect(page.getByText('One area is not compared from the next picture on.')).toBeVisible();
    const later = await send('Clock', third);
    expect(later).toMatchObject({ passed: true });
    await open(page, later?.id ?? '', 'Clock');
    await expect(pictures(page).getByText('Ignored').first()).toBeVisible();
    await expect(fact(page, 'Not compared')).toHaveText('12,000 pixels');
    await page.getByLabel('Ignored area', { exact: true }).uncheck();
    await expect(pictures(page).getByText('Ignored')).toHaveCount(0);
  });

  await test.step('drawn, moved, resized, explained, removed and taken back', async () => {
    await page.getByRole('button', { name: 'Draw ignored areas' }).click();
    const frame = page.getByRole('region', { name: 'Picture with areas' });
    const area = (place: number) => frame.getByRole('button', { name: new RegExp(`^Area ${place}\\b`) });
    await expect(area(1)).toHaveAccessibleName(/100 by 120 pixels at 20, 30$/);
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.locator('[data-picture]').boundingBox();
    if (!box) throw new Error('There is no picture.');
    await page.mouse.move(box.x + 180, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect(area(2)).toHaveAccessibleName('Area 2: 80 by 40 pixels at 180, 20');
    await expect(area(2)).toBeFocused();
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(area(2)).toHaveAccessibleName('Area 2: 72 by 40 pixels at 181, 28');
    await page.getByLabel('Why area 2 is ignored').fill('Advertisement');
    await area(1).focus();
    await page.keyboard.press('Delete');
    await expect(area(2)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(area(2)).toHaveAccessibleName('Area 2, Advertisement: 72 by 40 pixels at 181, 28');
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Save areas' }).click();
    await expect(page.getByText('2 areas are not compared from the next picture on.')).toBeVisible();
  });

  const moved = drawPicture(300, 200, [
    { ...card(20, 30, grey), width: 100 },
    { x: 185, y: 30, width: 60, height: 30, colour: red },
  ]);
  expect(await send('Clock', moved)).toMatchObject({ passed: true });
});

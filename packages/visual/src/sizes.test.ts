import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './index.ts';
import { drawPage, paintRaw, repaint, seeded, toPng, toRaw } from './pictures.fixture.ts';

const blue = (width: number, height: number) => paintRaw(width, height, () => [40, 80, 200]);

test.each([
  { before: [50, 40], after: [60, 40], changed: 400 },
  { before: [60, 40], after: [50, 40], changed: 400 },
  { before: [50, 40], after: [50, 45], changed: 250 },
  { before: [50, 45], after: [50, 40], changed: 250 },
  // Neither has the corner.
  { before: [50, 60], after: [70, 30], changed: 50 * 30 + 20 * 30 },
  { before: [1, 1], after: [2, 2], changed: 3 },
])('what lies in only one picture has changed: $before, $after', async ({ before, after, changed }) => {
  const [w = 0, h = 0] = before;
  const [width = 0, height = 0] = after;
  const result = await comparePictures(await toPng(blue(w, h)), await toPng(blue(width, height)), {
    alignRows: false,
  });
  expect(result).toMatchObject({
    diffPixels: changed,
    totalPixels: Math.max(w, width) * Math.max(h, height),
    baseline: { width: w, height: h },
    current: { width, height },
    isEqual: false,
  });
  expect(await sharp(result.diff ?? undefined).metadata()).toMatchObject({
    width: Math.max(w, width),
    height: Math.max(h, height),
  });
});

test('where sizes differ, the shared part gives the count of pixelmatch', async () => {
  const [before, after] = [await drawPage(230, 160, 71), await drawPage(200, 190, 72)];
  const crop = (picture: Buffer) =>
    sharp(picture).extract({ left: 0, top: 0, width: 200, height: 160 }).toBuffer();
  const [one, other] = [await toPng(before), await toPng(after)];
  const [a, b] = [await toRaw(await crop(one)), await toRaw(await crop(other))];
  const shared = pixelmatch(a.data, b.data, undefined, 200, 160, { threshold: 0.1 });
  const { diffPixels } = await comparePictures(one, other);
  expect(diffPixels).toBe(shared + 30 * 160 + 200 * 30);
});

test('the thresholds of pixels and of pictures are kept', async () => {
  const before = paintRaw(40, 40, () => [100, 100, 100]);
  const after = repaint(before, { x: 10, y: 10, width: 10, height: 10 }, () => [130, 130, 130]);
  const [one, other] = [await toPng(before), await toPng(after)];
  expect(await comparePictures(one, other, { pixelThreshold: 0.1 })).toMatchObject({
    diffPixels: 100,
    passed: false,
  });
  expect(await comparePictures(one, other, { pixelThreshold: 0.2 })).toMatchObject({
    diffPixels: 0,
    passed: true,
    isEqual: false,
    diff: null,
  });
  expect(await comparePictures(one, other, { threshold: 100 / 1600 })).toMatchObject({
    passed: true,
    diffPixels: 100,
  });
  expect(await comparePictures(one, other, { threshold: 99 / 1600 })).toMatchObject({
    passed: false,
    diffPercentage: 6.25,
  });
});

test('a word is one region, far words are several, and there are never too many', async () => {
  const write = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/>${text}</svg>`;
  const draw = async (text: string) =>
    sharp(Buffer.from(write(text)))
      .png()
      .toBuffer();
  const blank = await draw('');
  const words = await draw(
    '<text x="20" y="40" font-size="16">Delivery</text><text x="250" y="200" font-size="16">Basket</text>',
  );
  const { regions } = await comparePictures(blank, words);
  expect(regions).toHaveLength(2);
  expect(regions[0]?.y).toBeLessThan(regions[1]?.y ?? 0);
  const random = seeded(73);
  const specks = repaint(
    paintRaw(900, 900, () => [255, 255, 255]),
    { x: 0, y: 0, width: 900, height: 900 },
    () => (random() < 0.001 ? [0, 0, 0] : [255, 255, 255]),
  );
  const many = await comparePictures(
    await toPng(paintRaw(900, 900, () => [255, 255, 255])),
    await toPng(specks),
  );
  expect(many.regions.length).toBeGreaterThan(0);
  expect(many.regions.length).toBeLessThanOrEqual(100);
});

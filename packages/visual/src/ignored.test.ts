import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './index.ts';
import { drawPage, insertRows, paintRaw, repaint, toPng, toRaw } from './pictures.fixture.ts';

const white = paintRaw(60, 50, () => [255, 255, 255]);
const dots = repaint(white, { x: 10, y: 10, width: 30, height: 20 }, () => [0, 0, 0]);

test('pixels in ignored areas never count, and those beside them count as before', async () => {
  const [one, other] = [await toPng(white), await toPng(dots)];
  const ignore = [
    { x: 10, y: 10, width: 10, height: 20 },
    { x: 15, y: 0, width: 10, height: 15 },
    { x: 50, y: 45, width: 100, height: 100 },
  ];
  const result = await comparePictures(one, other, { ignore });
  // 600 without 200, without what of the second area the first one does not cover.
  expect(result).toMatchObject({
    diffPixels: 600 - 200 - 25,
    ignoredPixels: 200 + 150 - 25 + 50,
    passed: false,
  });
  expect(result.regions).toEqual([{ x: 20, y: 10, width: 20, height: 20 }]);
  const all = await comparePictures(one, other, { ignore: [{ x: 0, y: 0, width: 60, height: 50 }] });
  expect(all).toMatchObject({ diffPixels: 0, passed: true, isEqual: false, diff: null, regions: [] });
});

test('smoothing beside an ignored area is judged by what lies in it', async () => {
  const page = await drawPage(200, 120, 61);
  const other = await drawPage(200, 120, 62);
  const area = { x: 50, y: 30, width: 60, height: 40 };
  const mask = Buffer.alloc(page.data.length);
  pixelmatch(page.data, other.data, mask, 200, 120, { threshold: 0.1, diffMask: true });
  let expected = 0;
  for (let y = 0; y < 120; y += 1)
    for (let x = 0; x < 200; x += 1) {
      const isIgnored = x >= 50 && x < 110 && y >= 30 && y < 70;
      if (!isIgnored && mask[(y * 200 + x) * 4 + 3]) expected += 1;
    }
  const { diffPixels } = await comparePictures(await toPng(page), await toPng(other), {
    ignore: [area],
    alignRows: false,
  });
  expect(diffPixels).toBe(expected);
});

test('ignored areas move with the rows of the baseline', async () => {
  const page = await drawPage(300, 400, 63);
  const banner = paintRaw(300, 40, (x) => [255, 200, x % 5 ? 80 : 90]);
  const clock = repaint(insertRows(page, 50, banner), { x: 20, y: 240, width: 80, height: 30 }, () => [
    9, 9, 9,
  ]);
  const ignore = [{ x: 20, y: 200, width: 80, height: 30 }];
  const [one, other] = [await toPng(page), await toPng(clock)];
  // The area stands at 240 in the new picture, because 40 rows came in above it.
  expect(await comparePictures(one, other, { ignore })).toMatchObject({
    diffPixels: 40 * 300,
    shifts: [{ kind: 'inserted', y: 50, rows: 40 }],
  });
  // Rows that came in within an area belong to it.
  const around = [...ignore, { x: 0, y: 30, width: 300, height: 60 }];
  expect(await comparePictures(one, other, { ignore: around })).toMatchObject({
    diffPixels: 0,
    passed: true,
  });
  // Rows that went are ignored where they stood.
  const gone = await comparePictures(other, one, {
    ignore: [
      { x: 0, y: 50, width: 300, height: 40 },
      { x: 20, y: 240, width: 80, height: 30 },
    ],
  });
  expect(gone).toMatchObject({ diffPixels: 0, shifts: [{ kind: 'removed', y: 50, rows: 40 }] });
});

test('the picture of the differences has changed, smoothed and new pixels in colours of their own', async () => {
  const page = await drawPage(300, 400, 64);
  const banner = paintRaw(300, 40, (x) => [255, 200, x % 5 ? 80 : 90]);
  const changed = repaint(insertRows(page, 50, banner), { x: 20, y: 240, width: 80, height: 30 }, () => [
    9, 9, 9,
  ]);
  const { diff, diffPixels } = await comparePictures(await toPng(page), await toPng(changed));
  const { width, height, data } = await toRaw(Buffer.from(diff ?? []));
  expect([width, height]).toEqual([300, 440]);
  const at = (x: number, y: number) => [...data.subarray((y * 300 + x) * 4, (y * 300 + x) * 4 + 4)];
  expect(at(5, 10)).toEqual([0, 0, 0, 0]);
  expect(at(5, 60)).toEqual([0, 136, 255, 255]);
  expect(at(299, 89)).toEqual([0, 136, 255, 255]);
  let counted = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [, g, , a] = data.subarray(pixel * 4, pixel * 4 + 4);
    if (a && g !== 184) counted += 1;
  }
  expect(counted).toBe(diffPixels);
  expect(await sharp(diff ?? undefined).metadata()).toMatchObject({ format: 'png', isPalette: true });
});

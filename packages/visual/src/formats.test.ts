import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures, inspectPicture } from './index.ts';
import { drawPage, type Raw, repaint, toRaw } from './pictures.fixture.ts';

const page = await drawPage(203, 150, 81);
const changed = repaint(page, { x: 20, y: 30, width: 50, height: 20 }, (_x, _y, [r = 0, g = 0]) => [
  g,
  30,
  r,
]);

function open({ width, height, data }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

const formats: Record<string, (picture: Sharp) => Sharp> = {
  'RGB with filters': (picture) => picture.removeAlpha().png({ adaptiveFiltering: true }),
  'RGBA without filters': (picture) => picture.png({ compressionLevel: 1 }),
  'sixteen bits': (picture) => picture.removeAlpha().toColourspace('rgb16').png(),
  interlaced: (picture) => picture.removeAlpha().png({ progressive: true }),
  'a palette': (picture) => picture.png({ palette: true, colours: 32, dither: 0 }),
  grey: (picture) => picture.removeAlpha().greyscale().toColourspace('b-w').png(),
  'grey of sixteen bits': (picture) => picture.removeAlpha().greyscale().toColourspace('grey16').png(),
  JPEG: (picture) => picture.removeAlpha().jpeg({ quality: 90 }),
  'progressive JPEG': (picture) => picture.removeAlpha().jpeg({ quality: 90, progressive: true }),
  'WebP without loss': (picture) => picture.webp({ lossless: true }),
  'WebP with loss': (picture) => picture.removeAlpha().webp({ quality: 80 }),
};

test.each(Object.entries(formats))('%s', async (_name, store) => {
  const [one, other] = [await store(open(page)).toBuffer(), await store(open(changed)).toBuffer()];
  const [a, b] = await Promise.all(
    [one, other].map(async (picture) =>
      toRaw(await sharp(picture).toColourspace('srgb').ensureAlpha().png({ palette: false }).toBuffer()),
    ),
  );
  const expected = pixelmatch(a?.data ?? page.data, b?.data ?? page.data, undefined, 203, 150, {
    threshold: 0.1,
  });
  expect(await inspectPicture(one)).toMatchObject({ width: 203, height: 150 });
  expect(await comparePictures(one, other, { alignRows: false })).toMatchObject({ diffPixels: expected });
  expect(expected).toBeGreaterThan(100);
  // The same pixels in another file.
  const again = await open(a ?? page)
    .png({ compressionLevel: 2 })
    .toBuffer();
  expect(await comparePictures(one, again)).toMatchObject({ isEqual: true, passed: true, diff: null });
  expect(await comparePictures(one, one)).toMatchObject({ isEqual: true, passed: true, diffPixels: 0 });
});

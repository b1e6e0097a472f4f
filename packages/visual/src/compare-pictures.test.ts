import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './index.ts';

function paint(width: number, height: number, colour: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

test('equal pictures are equal, and others tell how much they differ', async () => {
  const white = await paint(40, 30, 'white');
  expect(await comparePictures(white, white)).toMatchObject({ passed: true, isEqual: true, diff: null });
  const other = await comparePictures(white, await paint(40, 30, 'black'));
  expect(other).toMatchObject({ passed: false, diffPixels: 1200, totalPixels: 1200, diffPercentage: 100 });
  expect(await sharp(other.diff ?? undefined).metadata()).toMatchObject({ width: 40, height: 30 });
});

import pixelmatch from 'pixelmatch';
import { expect, test } from 'vitest';
import { compareDecoded } from './compare/compare-decoded.ts';
import { decodePicture } from './decode/decode-picture.ts';
import { comparePictures } from './index.ts';
import { loadKernels } from './kernel/load-kernel.ts';
import { makePlainKernel } from './kernel/plain-kernel.ts';
import {
  drawPage,
  insertRows,
  paintRaw,
  type Random,
  type Raw,
  repaint,
  seeded,
  toPng,
} from './pictures.fixture.ts';

/** Counts must be equal, not nearly so. */
const tolerance = 0;

function byChance(random: Random, width: number, height: number, isOpaque: boolean): Raw {
  const value = () => Math.floor(random() * 256);
  const alpha = () => (isOpaque || random() < 0.4 ? 255 : random() < 0.4 ? 0 : value());
  const colours = Array.from({ length: 2 + Math.floor(random() * 20) }, () => [
    value(),
    value(),
    value(),
    alpha(),
  ]);
  const size = 1 + Math.floor(random() * 5);
  const cells = new Map<number, number[]>();
  return paintRaw(width, height, (x, y) => {
    const cell = Math.floor(x / size) * 1000 + Math.floor(y / size);
    const colour = cells.get(cell) ?? colours[Math.floor(random() * colours.length)] ?? [];
    cells.set(cell, colour);
    return colour;
  });
}

function alter(random: Random, picture: Raw): Raw {
  const { width, height } = picture;
  const area = {
    x: Math.floor(random() * width),
    y: Math.floor(random() * height),
    width: 1 + Math.floor(random() * width),
    height: 1 + Math.floor(random() * height),
  };
  const strength = random() * 120;
  return repaint(picture, area, (_x, _y, old) =>
    old.map((part, index) =>
      index === 3 ? part : Math.max(0, Math.min(255, Math.round(part + (random() - 0.5) * strength))),
    ),
  );
}

test('small pictures by chance give the counts of pixelmatch, in both kernels', async () => {
  const makeKernel = await loadKernels();
  for (let seed = 1; seed <= 250; seed += 1) {
    const random = seeded(seed);
    const [width, height] = [1 + Math.floor(random() * 50), 1 + Math.floor(random() * 40)];
    const isOpaque = random() < 0.6;
    const before = byChance(random, width, height, isOpaque);
    const after = random() < 0.3 ? byChance(random, width, height, isOpaque) : alter(random, before);
    const threshold = [0, 0.05, 0.1, 0.2, 0.6][Math.floor(random() * 5)] ?? 0.1;
    // Opaque pictures may be stored with alpha and without.
    const store = (raw: Raw) => toPng(raw, { alpha: !isOpaque || random() < 0.3, filters: random() < 0.8 });
    const [one, other] = [await decodePicture(await store(before)), await decodePicture(await store(after))];
    const expected = {
      diffPixels: pixelmatch(before.data, after.data, undefined, width, height, { threshold }),
      isEqual: before.data.equals(after.data),
    };
    const options = { pixelThreshold: threshold, alignRows: false };
    const where = `seed ${seed}`;
    expect(compareDecoded(makeKernel(), one, other, options), where).toMatchObject(expected);
    if (seed % 5 === 0)
      expect(compareDecoded(makePlainKernel(), one, other, options), where).toMatchObject(expected);
  }
});

test('few pixels that changed here and there in long pictures are found wherever they are', async () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const random = seeded(seed);
    const [width, height] = [3 + Math.floor(random() * 30), 150 + Math.floor(random() * 300)];
    const before = byChance(random, width, height, true);
    let after = before;
    for (let spot = 0; spot < random() * 4; spot += 1) {
      const [x, y] = [Math.floor(random() * width), Math.floor(random() * height)];
      after = repaint(after, { x, y, width: 3, height: 1 + Math.floor(random() * 4) }, (_x, _y, [r = 0]) => [
        r,
        255,
        0,
      ]);
    }
    const expected = pixelmatch(before.data, after.data, undefined, width, height, { threshold: 0.1 });
    const [one, other] = [await toPng(before), await toPng(after, { level: 1 })];
    const { diffPixels, isEqual } = await comparePictures(one, other, { alignRows: false });
    expect({ diffPixels, isEqual }, `seed ${seed}`).toEqual({
      diffPixels: expected,
      isEqual: before.data.equals(after.data),
    });
  }
});

const pages: Record<string, (page: Raw, random: Random) => Raw> = {
  'a word in another colour': (page) =>
    repaint(page, { x: 10, y: 50, width: 60, height: 20 }, (_x, _y, [r = 0, g = 0, b = 0]) => [
      255 - r,
      g,
      b,
    ]),
  'text that moved by half a pixel': (page) =>
    repaint(page, { x: 0, y: 0, width: page.width, height: page.height }, (x, y, old) => {
      const left = page.data[(y * page.width + Math.max(0, x - 1)) * 4] ?? 0;
      return old.map((part, index) => (index === 3 ? 255 : (part + left) >> 1));
    }),
  'a page that moved down': (page) => {
    const banner = paintRaw(page.width, 42, () => [255, 220, 120]);
    const { width, data } = insertRows(page, 60, banner);
    return { width, height: page.height, data: data.subarray(0, page.data.length) };
  },
  'other colours everywhere': (page) =>
    repaint(page, { x: 0, y: 0, width: page.width, height: page.height }, (_x, _y, [r = 0, g = 0, b = 0]) => [
      255 - r,
      255 - g,
      255 - b,
    ]),
  'noise on a gradient': (page, random) =>
    repaint(page, { x: 0, y: 0, width: page.width, height: page.height }, (_x, _y, old) =>
      old.map((part, index) => (index === 3 ? 255 : Math.max(0, part - Math.floor(random() * 90)))),
    ),
  'parts that became transparent': (page, random) =>
    repaint(page, { x: 100, y: 40, width: 150, height: 120 }, (_x, _y, [r = 0, g = 0, b = 0]) => [
      r,
      g,
      b,
      Math.floor(random() * 256),
    ]),
};

test.each(Object.entries(pages))('pages give the counts of pixelmatch: %s', async (name, change) => {
  for (const seed of [11, 12]) {
    const before = await drawPage(401, 300, seed);
    const after = change(before, seeded(seed));
    const { width, height } = before;
    const expected = pixelmatch(before.data, after.data, undefined, width, height, { threshold: 0.1 });
    const alpha = name.includes('transparent');
    const [one, other] = [await toPng(before, { alpha }), await toPng(after, { alpha })];
    const { diffPixels } = await comparePictures(one, other, { alignRows: false });
    expect(Math.abs(diffPixels - expected), `seed ${seed}`).toBeLessThanOrEqual(tolerance);
    expect(expected).toBeGreaterThan(0);
  }
});

test('the weights of brightness in the kernel order all colours as those of pixelmatch do', () => {
  const [r, g, b] = [29_889_531, 58_662_247, 11_448_223];
  const [red, green, blue] = [5_021_440, 9_855_257, 1_923_302];
  let wrong = 0;
  // Differences of two colours; only blue near where the sum changes its sign can make a difference.
  for (let dr = 0; dr <= 255; dr += 1)
    for (let dg = -255; dg <= 255; dg += 1) {
      const zero = Math.floor(-(r * dr + g * dg) / b);
      for (let db = Math.max(-255, zero - 2); db <= Math.min(255, zero + 3); db += 1) {
        const theirs = Math.sign(r * dr + g * dg + b * db);
        const ours = Math.sign(red * dr + green * dg + blue * db);
        if (theirs !== ours || (theirs === 0 && (dr || dg || db))) wrong += 1;
      }
    }
  expect(wrong).toBe(0);
  expect((red + green + blue) * 255).toBeLessThan(2 ** 32);
});

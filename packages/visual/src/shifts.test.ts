import type { PictureShift } from '@assay/contract';
import pixelmatch from 'pixelmatch';
import { expect, test } from 'vitest';
import { comparePictures } from './index.ts';
import {
  cropRows,
  drawPage,
  insertRows,
  paintRaw,
  type Raw,
  repaint,
  seeded,
  toPng,
} from './pictures.fixture.ts';

const [width, height] = [480, 700];
const banner = paintRaw(width, 42, (x, y) => [255, 230 - (y % 3), x % 7 === 0 ? 90 : 120]);

function without(page: Raw, y: number, rows: number): Raw {
  const step = width * 4;
  return {
    width,
    height: page.height - rows,
    data: Buffer.concat([page.data.subarray(0, y * step), page.data.subarray((y + rows) * step)]),
  };
}

async function compare(before: Raw, after: Raw, options = {}) {
  return comparePictures(await toPng(before), await toPng(after), options);
}

test.each([21, 22, 23])('rows that came in or went are told as such (seed %i)', async (seed) => {
  const page = await drawPage(width, height, seed);
  const longer = insertRows(page, 100, banner);
  expect(await compare(page, longer)).toMatchObject({
    diffPixels: 42 * width,
    totalPixels: width * (height + 42),
    shifts: [{ kind: 'inserted', y: 100, rows: 42 }],
    regions: [{ x: 0, y: 100, width, height: 42 }],
  });

  const back = await compare(longer, page);
  expect(back).toMatchObject({ diffPixels: 42 * width, regions: [] });
  expect(back.shifts).toEqual([{ kind: 'removed', y: 100, rows: 42 }]);

  const pushed = cropRows(longer, 0, height);
  expect((await compare(page, pushed)).shifts).toEqual([
    { kind: 'inserted', y: 100, rows: 42 },
    { kind: 'removed', y: height - 42, rows: 42 },
  ]);

  const changed = repaint(longer, { x: 40, y: 400, width: 90, height: 20 }, () => [200, 0, 60]);
  const both = await compare(page, changed);
  expect(both.shifts).toEqual([{ kind: 'inserted', y: 100, rows: 42 }]);
  expect(both.regions[1]).toMatchObject({ x: 40, y: 400, width: 90 });
  expect(both.diffPixels).toBeGreaterThan(42 * width + 1000);
  expect(both.diffPixels).toBeLessThanOrEqual(42 * width + 1800);
});

/** The rows that belong together by the shifts, one below the other. */
function stack(
  { height: rows, data }: Raw,
  shifts: readonly PictureShift[],
  kind: PictureShift['kind'],
): Buffer {
  const step = width * 4;
  const kept = Array.from({ length: rows }, (_, y) => y).filter(
    (row) => !shifts.some((shift) => shift.kind === kind && row >= shift.y && row < shift.y + shift.rows),
  );
  return Buffer.concat(kept.map((row) => data.subarray(row * step, (row + 1) * step)));
}

test('what is counted is the rows that moved, and what pixelmatch counts in the others', async () => {
  for (const seed of [61, 62]) {
    const page = await drawPage(width, height, seed);
    const random = seeded(seed);
    const changed = repaint(
      without(insertRows(page, 150, banner), 420, 17),
      { x: 30, y: 250, width: 200, height: 150 },
      (_x, _y, old) =>
        old.map((part, index) => (index === 3 ? 255 : Math.max(0, part - Math.floor(random() * 99)))),
    );
    const { diffPixels, shifts } = await compare(page, changed);
    const [one, other] = [stack(page, shifts, 'removed'), stack(changed, shifts, 'inserted')];
    expect(one.length).toBe(other.length);
    const moved = shifts.reduce((sum, { rows }) => sum + rows, 0) * width;
    const rest = pixelmatch(one, other, undefined, width, one.length / width / 4, { threshold: 0.1 });
    expect(shifts.length, `seed ${seed}`).toBeGreaterThan(0);
    expect(diffPixels, `seed ${seed}`).toBe(moved + rest);
  }
});

test('a shift and a real change of the same number of pixels are told apart', async () => {
  for (const seed of [31, 32, 33]) {
    const page = await drawPage(width, height, seed);
    const moved = cropRows(insertRows(page, 80, banner), 0, height);
    const plain = await compare(page, moved, { alignRows: false });
    expect(plain.shifts).toEqual([]);
    // As many pixels, chosen by chance, in other colours where they stand.
    const random = seeded(seed);
    let left = plain.diffPixels;
    const real = repaint(page, { x: 0, y: 80, width, height: height - 80 }, (x, y, old) => {
      const rest = (height - y) * width - x;
      if (random() >= left / rest) return old;
      left -= 1;
      return old.map((part, index) => (index === 3 ? part : (part + 128) % 256));
    });
    const changed = await compare(page, real);
    expect(Math.abs(changed.diffPixels / plain.diffPixels - 1), `seed ${seed}`).toBeLessThan(0.35);
    expect(changed.shifts, `seed ${seed}`).toEqual([]);
    const shifted = await compare(page, moved);
    expect(shifted.shifts, `seed ${seed}`).toHaveLength(2);
    expect(shifted.diffPixels).toBeLessThan(plain.diffPixels / 2);
  }
});

test('rows that moved are found although levels beside them tremble, and where two pieces moved', async () => {
  const page = await drawPage(width, height, 41);
  const random = seeded(41);
  const trembling = repaint(
    insertRows(page, 100, banner),
    { x: 288, y: 0, width, height: height + 42 },
    (_x, _y, old) => old.map((part, index) => (index < 3 && random() < 0.3 ? Math.max(0, part - 1) : part)),
  );
  expect(await compare(page, trembling)).toMatchObject({
    diffPixels: 42 * width,
    shifts: [{ kind: 'inserted', y: 100, rows: 42 }],
  });
  const two = without(insertRows(page, 100, banner), 400, 30);
  const { shifts } = await compare(page, two);
  expect(shifts.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['inserted', 42],
    ['removed', 30],
  ]);
});

test('another page is no shift, and a long one does not take long', async () => {
  const other = await compare(await drawPage(width, height, 51), await drawPage(width, height, 52));
  expect(other).toMatchObject({ shifts: [], passed: false });
  // Few different rows, each many times: what makes careless alignments quadratic.
  const stripes = (from: number) =>
    paintRaw(8, 8000, (_x, y) => [((y * from) % 5) * 50, 0, Math.floor((y * from) / 7) % 3 ? 0 : 255]);
  const long = await comparePictures(await toPng(stripes(1)), await toPng(stripes(3)));
  expect(long.totalPixels).toBe(64_000);
});

import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodePng } from './decode-png.ts';
import { findDifference } from './find-difference.ts';

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

/** A picture of 4 by 5 grey pixels, each row written in another of the five ways; `dot` is lighter. */
function write(dot?: { x: number; y: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(4, 0);
  header.writeUInt32BE(5, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const value = (x: number, y: number) =>
    x < 0 || y < 0 ? 0 : 40 * y + 9 * x + (x === dot?.x && y === dot.y ? 7 : 0);
  const rows = [0, 1, 2, 3, 4].flatMap((y) => [
    y,
    ...[0, 1, 2, 3].flatMap((x) => {
      const [left, up, corner] = [value(x - 1, y), value(x, y - 1), value(x - 1, y - 1)];
      const guesses = [left, up, corner].map((one) => Math.abs(left + up - corner - one));
      const paeth = [left, up, corner][guesses.indexOf(Math.min(...guesses))] ?? 0;
      const expected = [0, left, up, Math.floor((left + up) / 2), paeth][y] ?? 0;
      return Array<number>(3).fill((value(x, y) - expected + 256) % 256);
    }),
  ]);
  const start = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture is read however its rows are written', () => {
  const pixels = decodePng(write());
  expect(pixels).toMatchObject({ width: 4, height: 5, depth: 3 });
  const greys = [...(pixels?.bytes ?? [])].filter((_, index) => index % 3 === 0);
  expect(greys).toEqual([0, 1, 2, 3, 4].flatMap((y) => [0, 1, 2, 3].map((x) => 40 * y + 9 * x)));
});

test('where two pictures differ is found, apart from what is ignored', () => {
  const before = write();
  expect(findDifference(before, write(), [])).toBeUndefined();
  const after = write({ x: 2, y: 3 });
  expect(findDifference(before, after, [])).toEqual({ x: 2, y: 3, width: 1, height: 1 });
  expect(findDifference(write({ x: 0, y: 1 }), after, [])).toEqual({ x: 0, y: 1, width: 3, height: 3 });
  const ignored = [{ x: 1, y: 3, width: 2, height: 1 }];
  expect(findDifference(before, after, ignored)).toBeUndefined();
  expect(findDifference(write({ x: 0, y: 1 }), after, ignored)).toEqual({ x: 0, y: 1, width: 1, height: 1 });
});

import { existsSync, readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Storage } from '../src/platform/storage/storage.ts';
import type { RunningApp } from './start.ts';

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG with the given size in its head and rows of 8-bit RGB as its data. */
export function writePng(
  width: number,
  height: number,
  rows: Uint8Array,
  more: readonly [type: string, data: Uint8Array][] = [],
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...more.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export type Colour = readonly [red: number, green: number, blue: number];
export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

/** A picture of one colour with a box of another in it. */
export function paint(
  { width = 40, height = 30, ground = white }: { width?: number; height?: number; ground?: Colour },
  box?: { x: number; y: number; width: number; height: number; colour?: Colour },
): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isIn = box && x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
      rows.set(isIn ? (box.colour ?? black) : ground, y * (1 + width * 3) + 1 + x * 3);
    }
  }
  return writePng(width, height, rows);
}

/** The folder in which a storage of this machine keeps its files. */
export function folderOf({ place }: Pick<Storage, 'place'>): string {
  if (place.kind !== 'folder') throw new Error('These files are not kept in a folder.');
  return place.folder;
}

/** How much is stored: rows of each table, and files. */
export async function countStored(app: Pick<RunningApp, 'services'>): Promise<Record<string, number>> {
  const { db, pictures } = app.services;
  const counts: Record<string, number> = {};
  for (const table of ['visual_looks', 'visual_versions', 'visual_comparisons', 'visual_pictures'] as const) {
    const { amount } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('amount'))
      .executeTakeFirstOrThrow();
    counts[table] = amount;
  }
  const folder = folderOf(pictures);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  counts.files = names.filter((name) => name.isFile()).length;
  return counts;
}

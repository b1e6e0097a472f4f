import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures, inspectPicture, PictureError, shrinkPicture } from '../index.ts';
import { paintRaw, seeded, toPng } from '../pictures.fixture.ts';

const random = seeded(91);
const noise = paintRaw(60, 50, () => [random() * 256, random() * 256, random() * 256]);
const good = await toPng(noise);
const store = (picture: Sharp) => picture.toBuffer();
const raw = () => sharp(noise.data, { raw: { width: 60, height: 50, channels: 4 } });
const jpeg = await store(raw().jpeg());
const webp = await store(raw().webp());

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(body, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/** A PNG with a head that says what it likes. */
function png(width: number, height: number, data: Uint8Array, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), ...more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([good.subarray(0, 8), ...parts]);
}

const frames = await sharp(Buffer.concat([noise.data, noise.data.map((part) => 255 - part)]), {
  raw: { width: 60, height: 100, channels: 4, pageHeight: 50 },
})
  .webp({ loop: 0, delay: [100, 100] })
  .toBuffer();

const refused: Record<string, [Buffer, RegExp]> = {
  'an empty file': [Buffer.alloc(0), /empty/],
  'a text file': [Buffer.from('This is a text, whatever its name says.'), /not a PNG, JPEG or WebP/],
  'a GIF': [Buffer.from('GIF89a and so on, for some more bytes'), /not a PNG, JPEG or WebP/],
  'an SVG': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a PNG, JPEG or WebP/],
  'only a signature': [good.subarray(0, 8), /cut off/],
  'a PNG cut in its data': [good.subarray(0, good.length >> 1), /cut off/],
  'a PNG without its last bytes': [good.subarray(0, good.length - 3), /cut off/],
  'a JPEG cut in its data': [jpeg.subarray(0, jpeg.length >> 1), /cut off/],
  'a JPEG cut in its head': [jpeg.subarray(0, 40), /cut off/],
  'a WebP cut in its data': [webp.subarray(0, webp.length >> 1), /cut off/],
  'no width': [png(0, 50, deflateSync(Buffer.alloc(10))), /no pixels/],
  'no height': [png(50, 0, deflateSync(Buffer.alloc(10))), /no pixels/],
  'a bomb of 20,000 by 20,000': [
    png(20_000, 20_000, deflateSync(Buffer.alloc(100_000))),
    /20000 by 20000 pixels, which is too many/,
  ],
  'one side too long': [png(40_000, 1, deflateSync(Buffer.alloc(100))), /too many/],
  'too many bytes': [Buffer.concat([good, Buffer.alloc(20_000_001)]), /MB, which is too many/],
  'an animated PNG': [png(60, 50, deflateSync(Buffer.alloc(10)), chunk('acTL', Buffer.alloc(8))), /animated/],
  'an animated WebP': [frames, /animated/],
  'a PNG without data': [Buffer.concat([good.subarray(0, 33), chunk('IEND', Buffer.alloc(0))]), /damaged/],
};

test.each(Object.entries(refused))('%s is refused before decoding', async (_name, [bytes, message]) => {
  await expect(inspectPicture(bytes)).rejects.toThrow(PictureError);
  await expect(inspectPicture(bytes)).rejects.toThrow(message);
  await expect(comparePictures(good, bytes)).rejects.toThrow(PictureError);
  await expect(comparePictures(bytes, bytes)).rejects.toThrow(message);
  await expect(shrinkPicture(bytes)).rejects.toThrow(message);
});

const rows = (width: number, height: number) => Buffer.alloc(height * (1 + width * 3));
const spoiled = Buffer.from(good);
spoiled.fill(0x55, 60, 90);
const wrongFilter = rows(60, 50);
wrongFilter[0] = 9;

const shortened = Buffer.from(webp.subarray(0, webp.length >> 1));
shortened.writeUInt32LE(shortened.length - 8, 4);

const damaged: Record<string, Buffer> = {
  'other bytes in the middle': spoiled,
  'no compressed data at all': png(60, 50, Buffer.from('nothing')),
  'too few rows': png(60, 50, deflateSync(rows(60, 20))),
  'a filter that does not exist': png(60, 50, deflateSync(wrongFilter)),
  // 300 MB of zeros behind a head of 60 by 50 pixels.
  'more data than its head says': png(60, 50, deflateSync(Buffer.alloc(300_000_000), { level: 1 })),
  'a JPEG with a hole': Buffer.concat([jpeg.subarray(0, 700), jpeg.subarray(jpeg.length - 2)]),
  'a WebP with a hole': shortened,
};

test.each(Object.entries(damaged))('%s is found while decoding', async (_name, bytes) => {
  const before = process.memoryUsage().arrayBuffers;
  await expect(comparePictures(good, bytes)).rejects.toThrow(/damaged/);
  await expect(comparePictures(bytes, good)).rejects.toThrow(PictureError);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
});

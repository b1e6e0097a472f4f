import { promisify } from 'node:util';
import { crc32, deflate, deflateSync } from 'node:zlib';
import type { Size } from '../picture/types.ts';

const deflateLater = promisify(deflate);
/** So many bytes take about as long as going to another thread and back. */
const quick = 1_000_000;
const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** The colours of the marks: nothing, changed, smoothed otherwise, come in; and how much each covers. */
const colours = Buffer.from([0, 0, 0, 255, 0, 96, 255, 184, 0, 0, 136, 255]);
const covers = Buffer.from([0, 255, 255, 255]);

function makeChunk(kind: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(kind, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}

/** Writes rows of two-bit pixels as a PNG with a palette. */
export async function encodeMask(rows: Buffer, { width, height }: Size): Promise<Uint8Array> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([2, 3, 0, 0, 0], 8);
  const options = { level: 1, memLevel: 9 };
  const data = rows.length < quick ? deflateSync(rows, options) : await deflateLater(rows, options);
  return Buffer.concat([
    signature,
    makeChunk('IHDR', head),
    makeChunk('PLTE', colours),
    makeChunk('tRNS', covers),
    makeChunk('IDAT', data),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

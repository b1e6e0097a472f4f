import { crc32, deflateSync } from 'node:zlib';
import type { Answer } from '@assay/contract';
import { callOnce } from './call.ts';
import type { Person, TestServer } from './server.ts';

type Colour = readonly [red: number, green: number, blue: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** A PNG of boxes on light ground, without any library that could be wrong in the same way as what is tested. */
export function drawPicture(width: number, height: number, boxes: readonly Box[] = []): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height, 0xee);
  for (let y = 0; y < height; y += 1) rows[y * (width * 3 + 1)] = 0;
  for (const box of boxes) {
    for (let y = box.y; y < box.y + box.height; y += 1) {
      for (let x = box.x; x < box.x + box.width; x += 1)
        rows.set(box.colour, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface GivenPicture {
  test: string;
  step: string;
  picture: Buffer;
  browser?: string;
  viewport?: string;
}

/** Sends pictures by the API, one after another, and gives what each came to. */
export async function sendPictures(
  server: TestServer,
  person: Person,
  pictures: readonly GivenPicture[],
): Promise<Answer<'POST /api/visual/capture'>['data'][]> {
  const headers = {
    authorization: `Bearer ${await server.logIn(person)}`,
    'content-type': 'application/json',
  };
  const results = [];
  for (const { test, step, picture, browser, viewport } of pictures) {
    const body = {
      testId: test,
      stepName: step,
      screenshotData: picture.toString('base64'),
      browser,
      viewport,
    };
    const reply = await callOnce(new URL('/api/visual/capture', server.address), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`A capture answered ${reply.status}: ${await reply.text()}`);
    results.push(((await reply.json()) as Answer<'POST /api/visual/capture'>).data);
  }
  return results;
}

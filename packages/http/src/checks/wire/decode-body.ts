import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { limits } from '@assay/contract/choices';
import { RequestProblem } from '../model/problem.ts';
import type { RawAnswer } from './read-answer.ts';

type Unpack = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const inflateWrapped = promisify(inflate) as Unpack;
const inflateBare = promisify(inflateRaw) as Unpack;

const unpackers: Record<string, Unpack> = {
  gzip: promisify(gunzip) as Unpack,
  br: promisify(brotliDecompress) as Unpack,
  zstd: promisify(zstdDecompress) as Unpack,
  // Some servers leave out the wrapping that the standard asks for.
  deflate: (packed, options) =>
    ((packed[0] ?? 0) & 0x0f) === 8 ? inflateWrapped(packed, options) : inflateBare(packed, options),
};

const mostCodings = 4;
const most = limits.apiAnswer.read;

async function unpack(packed: Buffer, coding: string): Promise<Buffer> {
  const run = unpackers[coding.replace(/^x-/, '')];
  if (!run) {
    throw new RequestProblem(
      'bad answer',
      `The body is packed as "${coding}", which cannot be unpacked here.`,
    );
  }
  try {
    return await run(packed, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      const message = `The body is longer than ${most.toLocaleString('en')} bytes when it is unpacked, which is as much as is read.`;
      throw new RequestProblem('too large', message, { cause: error });
    }
    const message = `The header Content-Encoding says "${coding}", but the body cannot be unpacked as such.`;
    throw new RequestProblem('bad answer', message, { cause: error });
  }
}

function codingsOf({ headers }: RawAnswer): string[] {
  return headers
    .filter(([name]) => name.toLowerCase() === 'content-encoding')
    .flatMap(([, value]) => value.toLowerCase().split(','))
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

async function unpackAll(body: Buffer, codings: readonly string[]): Promise<Buffer> {
  if (codings.length > mostCodings) {
    throw new RequestProblem('bad answer', `The body is packed ${codings.length} times over.`);
  }
  let unpacked = body;
  for (const coding of codings.toReversed()) unpacked = await unpack(unpacked, coding);
  return unpacked;
}

/** The body as it was before it was packed for the way; at once where it was not. */
export function decodeBody(answer: RawAnswer): Buffer | Promise<Buffer> {
  const codings = codingsOf(answer);
  return codings.length === 0 || answer.body.length === 0 ? answer.body : unpackAll(answer.body, codings);
}

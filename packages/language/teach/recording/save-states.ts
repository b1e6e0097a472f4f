import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { compactSnapshot } from '@assay/testbed/snapshots';
import type { Recorded } from './play.ts';

/** Stands for the site, which is on another port each time. */
const host = 'http://app.test';
const most = 300_000;

const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** Writes one state per line, compressed; returns the number of bytes. */
export function saveStates(
  folder: string,
  make: string,
  pages: ReadonlyMap<string, readonly Recorded[]>,
  origin: string,
): number {
  const lines = [...pages].flatMap(([page, states]) =>
    states.map(({ id, from, steps, snapshot }) =>
      JSON.stringify({ id, make, page, ...(from && { from }), steps, ...compactSnapshot(snapshot) }),
    ),
  );
  const text = lines.map((line) => `${line.replaceAll(origin, host)}\n`).join('');
  const packed = brotliCompressSync(text, { params });
  if (packed.length > most) console.warn(`${make} has ${packed.length} bytes: record fewer states.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${make}.jsonl.br`), packed);
  return packed.length;
}

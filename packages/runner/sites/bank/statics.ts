import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './visit.ts';

/** The scripts and styles by their path. */
export type Statics = ReadonlyMap<string, Answer>;

const folder = join(import.meta.dirname, 'static');

function readStatic(name: string): Answer {
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return {
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: readFileSync(join(folder, name), 'utf8'),
  };
}

export function readStatics(): Statics {
  return new Map(readdirSync(folder).map((name) => [`/bank/static/${name}`, readStatic(name)]));
}

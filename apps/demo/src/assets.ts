import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture, pictures } from './pictures.ts';

interface Asset {
  type: string;
  body: string;
}

const folder = join(import.meta.dirname, 'static');
const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
const svg = 'image/svg+xml';

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

const names = readdirSync(folder).sort();

/** Everything under /demo/static, read once when the shop is loaded. The styles are one file to the browser. */
export const assets: ReadonlyMap<string, Asset> = new Map([
  [
    'style.css',
    {
      type: style,
      body: names
        .filter((name) => name.endsWith('.css'))
        .map(read)
        .join('\n'),
    },
  ],
  ...names
    .filter((name) => name.endsWith('.js'))
    .map((name): [string, Asset] => [name, { type: script, body: read(name) }]),
  ['icon.svg', { type: svg, body: read('icon.svg') }],
  ...Object.entries(pictures).map(([id, picture]): [string, Asset] => [
    `pictures/${id}.svg`,
    { type: svg, body: drawPicture(picture) },
  ]),
]);

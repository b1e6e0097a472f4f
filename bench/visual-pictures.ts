import { join } from 'node:path';
import type { BrowserPool } from '@assay/runner';

export interface PicturePair {
  name: string;
  before: string;
  after: string;
}

const words =
  'order basket delivery price tomorrow account review camera paper green river stone window letter summer'.split(
    ' ',
  );

/** The same numbers every time. */
function count(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A shop's page with a gradient, shadows, much text, tables and pictures full of noise. */
function writePage(variant: 'as it was' | 'small change' | 'large change'): string {
  const random = count(7);
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  const isSmall = variant === 'small change';
  const sections = Array.from(
    { length: 24 },
    (_, index) =>
      `<section><h2>${index + 1}. ${text(4)}</h2><div class="cards">${Array.from(
        { length: 3 },
        () =>
          `<article><canvas width="300" height="120"></canvas><p>${text(28)}</p><button>${text(2)}</button></article>`,
      ).join('')}</div><table>${Array.from(
        { length: 3 },
        () => `<tr><td>${text(2)}</td><td>${(random() * 100).toFixed(2)}</td><td>${text(5)}</td></tr>`,
      ).join('')}</table></section>`,
  );
  return `<!doctype html><style>
    body { margin: 0; font: 15px/1.5 sans-serif; color: #222; background: #fff }
    header { padding: 40px; color: #fff; background: linear-gradient(120deg, #2745a8, #8a2be2 60%, #e2622b) }
    header button { background: ${isSmall ? '#c02020' : '#20a050'}; color: #fff; padding: 12px 30px; border: 0; border-radius: 8px }
    section { padding: 8px 40px; height: 300px; overflow: hidden }
    .cards { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 16px }
    article { box-shadow: 0 4px 14px #0003; border-radius: 10px; padding: 8px; height: 190px; overflow: hidden }
    canvas { width: 100%; height: 90px } p { margin: 4px 0 }
    td { border: 1px solid #ccc; padding: 2px 12px }
    .dark { background: #14161c; color: #e6e8ee } .dark header { background: linear-gradient(120deg, #000, #27304a) }
    .dark article { background: #23262f } .dark canvas { filter: invert(1) }
    </style><body class="${variant === 'large change' ? 'dark' : ''}">
    <header><h1>${isSmall ? 'Winter' : 'Summer'} sale</h1><button>Buy now</button></header>${sections.join('')}
    <script>{
    let state = 5;
    for (const canvas of document.querySelectorAll('canvas')) {
      const context = canvas.getContext('2d');
      const image = context.createImageData(300, 120);
      for (let i = 0; i < image.data.length; i += 4) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        const noise = (state >>> 24) >> 3;
        image.data.set([80 + (i % 1200) / 12 + noise, 120 + i / 1500 + noise, 160 - noise, 255], i);
      }
      context.putImageData(image, 0, 0);
    }
    }</script>`;
}

const sizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 8000 },
];

/** Real screenshots of a page in Chromium: as it was, the same once more, with a small and with a large change. */
export async function takePictures(pool: BrowserPool, folder: string): Promise<PicturePair[]> {
  const pairs: PicturePair[] = [];
  for (const viewport of sizes) {
    const name = `${viewport.width} x ${viewport.height}`;
    const file = (kind: string) => join(folder, `${viewport.width} ${kind}.png`);
    await pool.withContext('chrome', { viewport }, async ({ context }) => {
      const page = await context.newPage();
      for (const kind of ['as it was', 'equal', 'small change', 'large change'] as const) {
        await page.setContent(writePage(kind === 'equal' ? 'as it was' : kind));
        await page.screenshot({ path: file(kind) });
      }
    });
    for (const kind of ['equal', 'small change', 'large change'])
      pairs.push({ name: `${name}, ${kind}`, before: file('as it was'), after: file(kind) });
  }
  return pairs;
}

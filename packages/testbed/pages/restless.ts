import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="${colour}"/></svg>`;

/** A page on which much moves by itself: animations, a caret, pictures that load late, a web font, bars that stick. */
export const restlessPage = `<!doctype html><html lang="en"><title>Shop</title><style>
@font-face { font-family: Own; src: url(/own.woff2); font-display: swap }
html { scroll-behavior: smooth }
body { margin: 0; font: 18px Own, sans-serif }
header { position: sticky; top: 0; height: 48px; background: navy; color: white }
footer { position: fixed; bottom: 0; right: 0; padding: 8px; background: #ddd }
.spin { width: 40px; height: 40px; background: linear-gradient(red, blue); animation: turn 0.9s linear infinite }
.fade { animation: fade 2s }
.blink::before { content: '●'; animation: fade 0.4s step-end infinite alternate }
@keyframes turn { to { transform: rotate(1turn) } }
@keyframes fade { from { opacity: 0; margin-left: 90px } }
section { height: 420px; transition: background 3s }
section.on { background: #eef }
</style><header>Our shop</header><label>Search <input autofocus value="socks"></label>
<div class="spin"></div><p class="fade">Welcome to the shop.</p><p class="blink">Live</p><img src="/moving.gif" alt="" width="60" height="60"><x-spinner></x-spinner>
<section aria-label="Cart"><h2>Cart</h2><p id="total">Total $12</p></section>
${[1, 2, 3, 4].map((one) => `<section aria-label="Part ${one}"><h2>Part ${one}</h2><img loading="lazy" src="/picture-${one}.svg" alt="" width="240" height="120"></section>`).join('')}
<footer>Help</footer><script>
customElements.define('x-spinner', class extends HTMLElement { constructor() { super();
  this.attachShadow({ mode: 'open' }).innerHTML = '<style>@keyframes t { to { transform: translateX(90px) } } i { display: block; width: 20px; height: 20px; background: green; animation: t 1s infinite }</style><i></i>' } })
document.querySelector('section').classList.add('on')
const query = new URLSearchParams(location.search)
if (query.has('changed')) total.textContent = 'Total $15'
if (query.has('clock')) { total.style.cssText = 'width: 300px'; setInterval(() => { total.textContent = 'Now ' + performance.now() }, 20) }
</script>`;

async function sendFont(response: ServerResponse): Promise<void> {
  const folder = createRequire(import.meta.url).resolve('@fontsource-variable/instrument-sans/package.json');
  const file = folder.replace('package.json', 'files/instrument-sans-latin-wght-normal.woff2');
  response.writeHead(200, { 'content-type': 'font/woff2' }).end(await readFile(file));
}

/** Red and blue, in turn. */
const movingPicture = Buffer.from(
  'R0lGODlhBAAEAIAAAExpcf8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFBwAAACwAAAAABAAEAAACBIyPGQUAIfkEBQcAAAAsAAAAAAQABACATGlxAAD/AgSMjxkFADs=',
  'base64',
);

/** The page with what belongs to it, for `serveSite`. */
export const restlessSite = {
  '/': (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(restlessPage),
  '/moving.gif': (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'image/gif' }).end(movingPicture),
  '/own.woff2': (_request: IncomingMessage, response: ServerResponse) => void sendFont(response),
  ...Object.fromEntries(
    ['tomato', 'gold', 'teal', 'plum'].map((colour, index) => [
      `/picture-${index + 1}.svg`,
      (_request: IncomingMessage, response: ServerResponse) =>
        // Late, as on a real page.
        void setTimeout(
          () => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg(colour)),
          15,
        ),
    ]),
  ),
};

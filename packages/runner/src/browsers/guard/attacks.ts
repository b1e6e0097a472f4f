/** Ways in which a page reaches a server, each as code for the page that gets the address to reach. For tests. */
export interface Attack {
  name: string;
  /** The body of a function of `url`, and of `to`, which makes an address of the page's own site that sends on to another. */
  code: string;
  /** Not every browser does it of its own accord. */
  only?: 'chrome';
}

const add = (tag: string, set: string) => `
  const element = document.createElement('${tag}');
  ${set}
  document.body.append(element);`;
const submit = (action: string) =>
  add(
    'form',
    `element.action = ${action}; element.method = 'post'; element.target = 'sink-' + Math.random();
     element.append(Object.assign(document.createElement('iframe'), { name: element.target }));
     queueMicrotask(() => element.submit());`,
  );
const inWorker = (source: string) =>
  `new Worker(URL.createObjectURL(new Blob([${source}], { type: 'text/javascript' })));`;

export const attacks: Attack[] = [
  { name: 'img', code: add('img', 'element.src = url;') },
  { name: 'iframe', code: add('iframe', 'element.src = url;') },
  { name: 'script', code: add('script', 'element.src = url;') },
  { name: 'stylesheet', code: add('link', "element.rel = 'stylesheet'; element.href = url;") },
  { name: 'video', code: add('video', "element.src = url; element.preload = 'auto';") },
  { name: 'object', code: add('object', 'element.data = url;') },
  { name: 'font', code: `new FontFace('x', 'url(' + url + ')').load().catch(() => 0);` },
  {
    name: 'preload',
    code: add('link', "element.rel = 'preload'; element.as = 'image'; element.href = url;"),
  },
  { name: 'prefetch', code: add('link', "element.rel = 'prefetch'; element.href = url;"), only: 'chrome' },
  { name: 'fetch', code: `fetch(url, { mode: 'no-cors' }).catch(() => 0);` },
  { name: 'post', code: `fetch(url, { mode: 'no-cors', method: 'POST', body: 'x' }).catch(() => 0);` },
  { name: 'keepalive', code: `fetch(url, { mode: 'no-cors', keepalive: true }).catch(() => 0);` },
  { name: 'xhr', code: `const xhr = new XMLHttpRequest(); xhr.open('GET', url); xhr.send();` },
  { name: 'beacon', code: `navigator.sendBeacon(url, 'x');` },
  {
    name: 'ping',
    code: add('a', "element.href = '#x'; element.ping = url; queueMicrotask(() => element.click());"),
    only: 'chrome',
  },
  { name: 'eventsource', code: 'new EventSource(url);' },
  { name: 'websocket', code: `new WebSocket(url.replace('http', 'ws'));` },
  { name: 'websocket-secure', code: `new WebSocket(url.replace('http', 'wss'));` },
  { name: 'tls', code: `fetch(url.replace('http', 'https'), { mode: 'no-cors' }).catch(() => 0);` },
  { name: 'worker', code: inWorker(`'fetch("' + url + '", { mode: "no-cors" })'`) },
  { name: 'worker-import', code: inWorker(`'importScripts("' + url + '")'`) },
  {
    name: 'service-worker',
    code: `navigator.serviceWorker.register('/sw.js?url=' + encodeURIComponent(url));`,
  },
  { name: 'form', code: submit('url') },
  { name: 'popup', code: 'window.open(url);' },
  {
    name: 'meta-refresh',
    code: add('iframe', `element.srcdoc = '<meta http-equiv="refresh" content="0;url=' + url + '">';`),
  },
  { name: 'img-redirect', code: add('img', 'element.src = to(url);') },
  { name: 'iframe-redirect', code: add('iframe', 'element.src = to(url);') },
  { name: 'fetch-redirect', code: `fetch(to(url), { mode: 'no-cors' }).catch(() => 0);` },
  { name: 'worker-redirect', code: inWorker(`'fetch("' + to(url) + '", { mode: "no-cors" })'`) },
  { name: 'eventsource-redirect', code: 'new EventSource(to(url));' },
  { name: 'beacon-redirect', code: `navigator.sendBeacon(to(url), 'x');` },
  { name: 'form-redirect', code: submit('to(url)') },
  { name: 'popup-redirect', code: 'window.open(to(url));' },
  { name: 'twice-redirect', code: `fetch(to(to(url)), { mode: 'no-cors' }).catch(() => 0);` },
];

/** Spellings of the loopback address and other addresses inside, tried with fetch one after the other. */
export const spellings = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  'localhost',
  'LOCALHOST.',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  'user@127.0.0.1',
  'inside.example',
];

import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './certificate.ts';
import { serveSite, type TestSite } from './serve-site.ts';

const padding = 'All work and no play makes a long page. '.repeat(400);
const rows = Array.from(
  { length: 3_000 },
  (_, row) => `<li><a href="#${row}">Link ${row}</a> <button>Do ${row}</button> ${padding}</li>`,
);

/** Sends a little for ever; the interval ends with the connection. */
function drip(type: string, first: string, again: string): Parameters<typeof serveSite>[0][string] {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(first);
    const timer = setInterval(() => response.write(again), 20);
    response.on('close', () => clearInterval(timer));
  };
}

function askForPassword(response: ServerResponse): void {
  response
    .writeHead(401, { 'www-authenticate': 'Basic realm="Staff"', 'content-type': 'text/html' })
    .end('<h1>Who are you?</h1>');
}

const pages: Parameters<typeof serveSite>[0] = {
  '/fine': '<h1>Fine</h1><button onclick="document.title = 1">OK</button>',
  '/endless': '<h1>Endless</h1><script>setTimeout(() => location.reload(), 30)</script>',
  '/circle': (_request, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/alerts': '<h1>Alerts</h1><script>setTimeout(() => { for (;;) alert("again") }, 50)</script>',
  '/alert': '<h1>Alert</h1><script>setTimeout(() => alert("once"), 50)</script>',
  '/click-alerts': '<h1>Alerts</h1><button onclick="for (;;) confirm(\'again\')">Ask</button>',
  // 50 million characters.
  '/huge': `<h1>Huge</h1><ul>${rows.join('')}</ul>`,
  '/popups':
    '<h1>Popups</h1><button onclick="for (let n = 0; n < 40; n++) window.open(\'/fine?\' + n)">Open</button>',
  '/endless-popups':
    '<h1>Popups</h1><p id="p">Waiting</p><script>setInterval(() => window.open("/fine"), 20)</script><button onclick="p.textContent = \'Done\'">Go</button>',
  '/stay':
    '<h1>Stay</h1><input aria-label="Name"><script>addEventListener("beforeunload", (e) => { e.preventDefault(); e.returnValue = "stay" })</script><a href="/fine">Leave</a>',
  '/silent': () => undefined,
  '/to-silent': '<h1>Start</h1><a href="/silent">Go on</a>',
  '/drip': drip('text/html', '<!doctype html><h1>Drip</h1>', '<p>more</p>'),
  '/to-drip': '<h1>Start</h1><a href="/drip">Go on</a>',
  '/endless-file': drip('application/octet-stream', 'first', 'x'.repeat(1000)),
  '/huge-file': (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': 50_000_000_000,
      'content-disposition': 'attachment; filename="huge.bin"',
    });
    response.write('x'.repeat(10_000));
  },
  '/small-file': (_request, response) =>
    response
      .writeHead(200, { 'content-disposition': 'attachment; filename="small.txt"' })
      .end('a small file'),
  '/downloads':
    '<h1>Downloads</h1><a href="/endless-file" download="endless.bin">Endless</a> <a href="/huge-file">Huge</a>',
  '/automatic':
    '<h1>Automatic</h1><p id="p">Waiting</p><button onclick="p.textContent = \'Done\'">Go</button><script>setInterval(() => { location.href = "/small-file" }, 50)</script>',
  '/busy': '<h1>Busy</h1><button onclick="for (;;);">Hang</button>',
  '/busy-at-once': '<h1>Busy</h1><script>for (;;);</script>',
  '/restless':
    '<h1>Restless</h1><p id="p"></p><script>setInterval(() => { p.textContent = Math.random() }, 5)</script><button onclick="this.textContent = \'Done\'">Go</button>',
  '/pushes':
    '<h1>Pushes</h1><p id="p">Waiting</p><script>let n = 0; setInterval(() => history.pushState(n++, "", "?" + n), 5)</script><button onclick="p.textContent = \'Done\'">Go</button>',
  '/prints':
    '<h1>Prints</h1><p id="p">Waiting</p><script>print()</script><button onclick="print(); p.textContent = \'Done\'">Go</button>',
  '/closes': '<h1>Closes</h1><button onclick="window.close()">Close</button>',
  '/opens-closing': '<h1>Opener</h1><button onclick="window.open(\'/closes-at-once\')">Open</button>',
  '/closes-at-once': '<h1>Gone</h1><script>window.close()</script>',
  '/basic': (_request, response) => askForPassword(response),
  '/to-basic': '<h1>Start</h1><a href="/basic">Go on</a>',
  '/late-basic': (_request, response) => void setTimeout(askForPassword, 15_000, response),
  '/to-late-basic': '<h1>Start</h1><a href="/late-basic">Go on</a>',
  '/permissions': `<h1>Permissions</h1><p id="p">Waiting</p><script>
    navigator.geolocation?.getCurrentPosition(() => {}, () => {});
    window.Notification?.requestPermission?.();
    navigator.mediaDevices?.getUserMedia({ video: true, audio: true }).catch(() => {});
    navigator.clipboard?.readText?.().catch(() => {});
  </script><button onclick="Notification.requestPermission(); navigator.geolocation.getCurrentPosition(() => {}, () => {}); p.textContent = 'Done'">Go</button>`,
  '/traps': `<h1>Traps</h1><p id="p">Waiting</p><button id="b" onclick="document.documentElement.requestFullscreen().catch(() => {}); b.requestPointerLock(); p.textContent = 'Done'">Go</button>
    <button onclick="p.textContent = 'Out'">Leave</button><script>
    addEventListener('fullscreenchange', () => document.documentElement.requestFullscreen().catch(() => {}));
    addEventListener('contextmenu', (e) => e.preventDefault());
    addEventListener('keydown', (e) => e.preventDefault());</script>`,
};

export interface HostileSite extends TestSite {
  /** The same machine by https, with a certificate that nobody trusts. */
  secureUrl: string;
}

/** Pages that misbehave in every way we could think of. */
export async function serveHostileSite(): Promise<HostileSite> {
  const site = await serveSite(pages);
  const secure = createServer(selfSigned, (_request, response) => response.end('<h1>Secure</h1>'));
  const listening = Promise.withResolvers<void>();
  secure.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  return {
    url: site.url,
    secureUrl: `https://127.0.0.1:${(secure.address() as AddressInfo).port}`,
    close: async () => {
      secure.closeAllConnections();
      secure.close();
      await site.close();
    },
  };
}

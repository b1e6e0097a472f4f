import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { judgeUrl } from '../rules/judge-url.ts';
import type { GuardRefusal, Unreachable } from '../rules/refusal.ts';
import { answerTrouble, notForProxy, sendRaw } from './answers.ts';
import { upgradeHeaders } from './headers.ts';
import { joinSockets } from './join-sockets.ts';
import { pathOf } from './path-of.ts';
import type { ProxyRun } from './run.ts';
import type { Wanted } from './trouble.ts';

/** What is said first, to the client or to the site. */
type Greet = (site: Socket) => void;

/** Connects to the site and passes bytes both ways from then on. */
async function joinTo(run: ProxyRun, client: Duplex, wanted: Wanted, greet: Greet): Promise<void> {
  run.keep(client);
  client.on('error', () => client.destroy());
  let site: Socket;
  try {
    site = await run.attempt(wanted, client, () => run.connect(wanted.hostname, wanted.port));
  } catch (error) {
    sendRaw(client, answerTrouble(error as GuardRefusal | Unreachable));
    return;
  }
  site.on('error', () => site.destroy());
  run.keep(site);
  if (client.destroyed) site.destroy();
  if (site.destroyed) return;
  greet(site);
  joinSockets(client, site, run.limits.idleMs);
}

/** CONNECT host:port, which browsers use for https, wss and ws. */
export async function openTunnel(
  run: ProxyRun,
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
): Promise<void> {
  const place = request.url ?? '';
  const [, hostname, digits] = /^(\[[^\]]+\]|[^:/@]+):(\d{1,5})$/.exec(place) ?? [];
  const port = Number(digits);
  if (hostname === undefined || port < 1 || port > 65_535) {
    sendRaw(client, notForProxy);
    return;
  }
  const greet: Greet = (site) => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) site.write(head);
  };
  await joinTo(run, client, { place, hostname, port }, greet);
}

/** A request with a whole address that changes the protocol, as simple clients do for ws:// through a proxy. */
export async function forwardUpgrade(
  run: ProxyRun,
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
): Promise<void> {
  const verdict = judgeUrl(request.url ?? '', { webSockets: true });
  if (!verdict.allowed || !/^(http|ws):$/.test(verdict.url.protocol)) {
    sendRaw(client, notForProxy);
    return;
  }
  const { url, hostname, port } = verdict;
  const greet: Greet = (site) => {
    const headers = upgradeHeaders(request.rawHeaders, request.headers.upgrade ?? '', url.host);
    const lines = headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    site.write(`${request.method} ${pathOf(request.url ?? '')} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
    if (head.length > 0) site.write(head);
  };
  await joinTo(run, client, { place: `${url.protocol}//${url.host}`, hostname, port }, greet);
}

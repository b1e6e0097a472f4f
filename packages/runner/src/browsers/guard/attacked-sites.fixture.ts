import { createSocket } from 'node:dgram';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

async function listen(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

export interface InsideSite {
  port: number;
  udpPort: number;
  /** The first part of the name under which each request came. */
  hits(): string[];
  /** Connections, whatever was said on them, and packets. */
  contacts(): number;
}

/** What nobody should reach: it notes everybody who does. */
export async function startInside(): Promise<InsideSite> {
  const hits = new Set<string>();
  let contacts = 0;
  const note = (request: IncomingMessage) => hits.add(request.headers.host?.split(/[.:]/)[0] ?? '');
  const server = createServer((request, response) => {
    note(request);
    response
      .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' })
      .end('secret');
  });
  server.on('upgrade', (request, socket) => {
    note(request);
    socket.destroy();
  });
  server.on('connection', () => {
    contacts += 1;
  });
  // Somebody who speaks TLS to it has reached it as well.
  server.on('clientError', (_error, socket) => {
    hits.add('tls');
    socket.destroy();
  });
  const port = await listen(server);
  const udp = createSocket('udp4', () => {
    hits.add('webrtc');
    contacts += 1;
  });
  const bound = Promise.withResolvers<void>();
  udp.bind(0, '127.0.0.1', bound.resolve);
  await bound.promise;
  onTestFinished(() => void udp.close());
  return { port, udpPort: udp.address().port, hits: () => [...hits], contacts: () => contacts };
}

const serviceWorker = `
  const url = new URL(location.href).searchParams.get('url');
  self.addEventListener('install', (event) => event.waitUntil(fetch(url, { mode: 'no-cors' }).catch(() => 0)));`;

function answerOutside(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://outside');
  if (pathname === '/to') {
    response.writeHead(307, { location: searchParams.get('url') ?? '/' }).end();
  } else if (pathname === '/sw.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(serviceWorker);
  } else {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Outside</title><body>Outside');
  }
}

/** The site that the run may open; by default it holds only a page to attack from. */
export async function startOutside(
  answer: RequestListener = answerOutside,
): Promise<{ url: string; port: number; server: Server }> {
  const server = createServer(answer);
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, port, server };
}

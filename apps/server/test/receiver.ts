import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** What is answered from now on; 0 does not answer at all. */
  answer: (status: number, headers?: Record<string, string>) => void;
  /** Resolves once so many requests have come. */
  until: (amount: number) => Promise<void>;
}

/** A real HTTP server that takes deliveries, gone when the test ends. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Map<number, () => void>();
  let status = 200;
  let headers: Record<string, string> = {};
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    if (status !== 0) response.writeHead(status, headers).end('What the receiver says is not read.');
    waiting.get(received.length)?.();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer(given, more = {}) {
      status = given;
      headers = more;
    },
    async until(amount) {
      if (received.length >= amount) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(amount, resolve);
      await promise;
    },
  };
}

import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request as requestHttp,
  type Server,
} from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net';
import { onTestFinished } from 'vitest';
import { type GuardProxy, type ProxyOptions, type ProxySettings, startGuardProxy } from './start-proxy.ts';

async function listen(server: TcpServer): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}

/** A site of the test, closed after it. */
export async function startSite(
  answer: RequestListener,
): Promise<{ url: string; port: number; server: Server }> {
  const server = createServer(answer);
  const port = await listen(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}`, port, server };
}

/** A site that speaks whatever it likes. */
export async function startRawSite(onSocket: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onSocket(socket);
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return port;
}

/** A port on which nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createTcpServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** The proxy, closed after the test; everything on this machine is allowed unless the test says otherwise. */
export async function startProxy(options: Partial<ProxyOptions> = {}): Promise<GuardProxy> {
  const proxy = await startGuardProxy({ policyOf: () => ({ allowPrivate: 'all' }), ...options });
  onTestFinished(() => proxy.close());
  return proxy;
}

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
}

export function authorization(settings: ProxySettings): Record<string, string> {
  if (settings.username === undefined) return {};
  const token = Buffer.from(`${settings.username}:${settings.password}`).toString('base64');
  return { 'proxy-authorization': `Basic ${token}` };
}

interface Asking {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Asks through the proxy, as a browser does for http. */
export function getThrough(settings: ProxySettings, url: string, asking: Asking = {}): Promise<Got> {
  const { hostname, port } = new URL(settings.server);
  const { promise, resolve, reject } = Promise.withResolvers<Got>();
  const request = requestHttp({
    host: hostname,
    port,
    path: url,
    method: asking.method ?? 'GET',
    headers: { host: new URL(url).host, ...authorization(settings), ...asking.headers },
    agent: false,
    maxHeaderSize: 262_144,
  });
  request.on('error', reject);
  request.on('response', async (response) => {
    const chunks: Buffer[] = [];
    response.on('error', reject);
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        rawHeaders: response.rawHeaders,
        body: Buffer.concat(chunks),
      }),
    );
  });
  request.end(asking.body);
  return promise;
}

export interface Wire {
  socket: Socket;
  /** Waits until what was received so far contains the text, and returns all of it. */
  until(text: string): Promise<string>;
  /** Resolves with everything received once the other side ended or closed. */
  ended: Promise<string>;
}

/** A bare connection to the proxy on which a test writes what it likes. */
export function openWire(settings: ProxySettings, firstText: string): Wire {
  const { port } = new URL(settings.server);
  const socket = connect({ host: '127.0.0.1', port: Number(port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let received = '';
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => undefined);
  socket.once('end', () => resolve(received));
  socket.once('close', () => resolve(received));
  socket.write(firstText);
  const until = async (text: string) => {
    while (!received.includes(text)) {
      const { promise: more, resolve: wake } = Promise.withResolvers<void>();
      socket.once('data', () => wake());
      socket.once('close', () => wake());
      await more;
      if (socket.destroyed && !received.includes(text)) throw new Error(`Closed after: ${received}`);
    }
    return received;
  };
  return { socket, until, ended };
}

/** The first lines of a CONNECT. */
export function connectTo(place: string, settings: ProxySettings): string {
  const lines = Object.entries(authorization(settings)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `CONNECT ${place} HTTP/1.1\r\nHost: ${place}\r\n${lines.join('')}\r\n`;
}

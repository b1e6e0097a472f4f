import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Fault } from './records.ts';

/** Stands between the browser and an application: alters answers as a fault says, and notices what may have changed data. */
export interface FaultProxy {
  address: string;
  /** What is to go wrong from now on. */
  setFault(fault: Fault | undefined): void;
  /** Whether something was sent since the last call that may have changed the data. */
  takeWrites(): boolean;
  close(): Promise<void>;
}

const isText = (type: string) => /text\/|json|javascript|xml/.test(type);
const isPage = (type: string) => type.includes('text/html');
const isSafe = (method: string | undefined) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'deflate') return inflateSync(body);
  return body;
}

function matches(fault: { on: string; method?: string | undefined }, { url = '', method }: IncomingMessage) {
  return new RegExp(fault.on).test(url) && (!fault.method || fault.method === method);
}

function dropClicks(selector: string): string {
  return `for (const type of ['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend', 'keydown'])
  document.addEventListener(type, (event) => {
    const isKey = event.type === 'keydown';
    if (isKey && event.key !== 'Enter' && event.key !== ' ') return;
    const hit = event.composedPath().some((node) => node instanceof Element && node.matches(${JSON.stringify(selector)}));
    if (!hit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });`;
}

function scriptOf(fault: Fault | undefined): string | undefined {
  if (fault?.kind === 'dropClicks') return dropClicks(fault.selector);
  return fault?.kind === 'script' ? fault.script : undefined;
}

function inject(html: string, script: string): string {
  const tag = `<script>${script.replaceAll('</script', '<\\/script')}</script>`;
  const head = /<head[^>]*>/i.exec(html) ?? /<html[^>]*>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html);
  if (!head) return tag + html;
  const end = head.index + head[0].length;
  return html.slice(0, end) + tag + html.slice(end);
}

function alter(fault: Fault, asked: IncomingMessage, type: string, text: string): string {
  const script = scriptOf(fault);
  if (script) return isPage(type) ? inject(text, script) : text;
  if (fault.kind === 'replace' && matches(fault, asked))
    return text.replace(new RegExp(fault.from, 'g'), fault.to);
  return text;
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function needsBody(fault: Fault | undefined, asked: IncomingMessage, type: string): boolean {
  if (!fault || !isText(type) || type.includes('event-stream')) return false;
  return fault.kind === 'replace' ? matches(fault, asked) : scriptOf(fault) !== undefined && isPage(type);
}

async function pass(
  fault: Fault | undefined,
  asked: IncomingMessage,
  told: IncomingMessage,
  reply: ServerResponse,
) {
  const { 'content-security-policy': _policy, ...headers } = told.headers;
  const type = headers['content-type'] ?? '';
  const status = told.statusCode ?? 502;
  if (!fault || !needsBody(fault, asked, type)) {
    reply.writeHead(status, headers);
    told.pipe(reply);
    return;
  }
  const text = decode(await readAll(told), headers['content-encoding']).toString('utf8');
  const body = Buffer.from(alter(fault, asked, type, text));
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'last-modified'])
    delete headers[name];
  reply.writeHead(status, { ...headers, 'content-length': body.length, 'cache-control': 'no-store' });
  reply.end(body);
}

export async function startProxy(target: string, wantedPort = 0): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  let fault: Fault | undefined;
  let hasWritten = false;
  const sockets = new Set<Socket>();

  async function handle(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const now = fault;
    if (now?.kind === 'answer' && matches(now, asked)) {
      asked.resume();
      reply
        .writeHead(now.status, { 'content-type': now.type ?? 'text/plain; charset=utf-8' })
        .end(now.body ?? '');
      return;
    }
    if (!isSafe(asked.method)) hasWritten = true;
    if (now?.kind === 'delay' && matches(now, asked)) await sleep(now.ms);
    const headers = { ...asked.headers };
    if (now) {
      // A page from the browser's or server's cache would be without the fault.
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
      headers['accept-encoding'] = 'identity';
    }
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, (told) => {
      pass(now, asked, told, reply).catch(() => reply.destroy());
    });
    onward.on('error', () => {
      if (!reply.headersSent) reply.writeHead(502);
      reply.end();
    });
    reply.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, reply) => {
    handle(asked, reply).catch(() => reply.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked, socket, head) => {
    // What is said over a socket is not looked into.
    hasWritten = true;
    const onward = connect(Number(port), hostname, () => {
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let at = 0; at < asked.rawHeaders.length; at += 2)
        lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFault(next) {
      fault = next;
    },
    takeWrites() {
      const before = hasWritten;
      hasWritten = false;
      return before;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerCall } from './calls.ts';
import { drawPage } from './page.ts';
import { createVisitors, type Visit } from './visitors.ts';

const statics = join(import.meta.dirname, 'static');

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  cookies: string[] = [],
): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'set-cookie': cookies,
    })
    .end(body);
}

function refuse(response: ServerResponse): void {
  send(response, 404, 'text/plain', 'The desk lives under /desk/.\n');
}

function sendStatic(response: ServerResponse, name: string): void {
  const file = join(statics, name);
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  if (!/^[a-z-]+\.(js|css)$/.test(name) || !existsSync(file)) refuse(response);
  else send(response, 200, type, readFileSync(file, 'utf8'));
}

async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  { state, cookies }: Visit,
): Promise<void> {
  const { status, value, delayMs } = await answerCall(request, name, state);
  setTimeout(() => send(response, status, 'application/json', JSON.stringify(value), cookies), delayMs);
}

/** A help desk as a single-page application, under /desk/, for `node:http`. */
export function deskHandler(): RequestListener {
  const visit = createVisitors();
  return (request, response) => {
    const address = URL.parse(request.url ?? '/', 'http://desk');
    const path = /^\/desk(?:\/(.*))?$/.exec(address?.pathname ?? '');
    if (!address || !path) return refuse(response);
    const [area, name = ''] = (path[1] ?? '').split('/');
    if (area === 'static') return sendStatic(response, name);
    const visitor = visit(request, address);
    if (area === 'api') void sendAnswer(request, response, name, visitor);
    else send(response, 200, 'text/html', drawPage(visitor.bug), visitor.cookies);
  };
}

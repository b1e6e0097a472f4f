import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type DemoSite, demoSite, mountPoint } from './site.ts';

const largestBody = 64 * 1024;

function readCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...rest] = pair.trim().split('=');
    return [name, rest.join('=')];
  });
  return Object.fromEntries(pairs);
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Leaving early would close the connection before the refusal is read.
    if (size <= largestBody) chunks.push(chunk);
  }
  if (size > largestBody) return undefined;
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return new URLSearchParams(isForm ? Buffer.concat(chunks).toString('utf8') : '');
}

async function answer(site: DemoSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = URL.parse(request.url ?? '/', 'http://demo');
  const path = address?.pathname ?? '/';
  if (!address || (path !== mountPoint && !path.startsWith(`${mountPoint}/`))) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`The demo lives under ${mountPoint}/.\n`);
    return;
  }
  const form = await readForm(request);
  if (!form) {
    response.writeHead(413, { 'content-type': 'text/plain' }).end('The form is too large.\n');
    return;
  }
  const reply = site.handle({
    method: request.method ?? 'GET',
    path,
    query: address.searchParams,
    cookies: readCookies(request.headers.cookie),
    form,
  });
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  await wait(reply.delayMs, undefined, { signal: gone.signal });
  response.writeHead(reply.status, reply.headers).end(request.method === 'HEAD' ? '' : reply.body);
}

/** The shop for `node:http`. A reader who leaves early ends the waiting. */
export function demoHandler(site: DemoSite = demoSite()): RequestListener {
  return (request, response) => {
    answer(site, request, response).catch(() => response.destroy());
  };
}

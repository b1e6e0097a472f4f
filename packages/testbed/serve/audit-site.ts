import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serveSite, type TestSite } from './serve-site.ts';

const folder = join(import.meta.dirname, '../fixtures/audits');

export const goodHeaders = {
  'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

type Headers = Record<string, string | string[]>;

/** Pages with and without faults, for tests. `asked` are the addresses that were asked for, with their methods. */
export async function serveAudits(): Promise<TestSite & { asked: string[] }> {
  const asked: string[] = [];
  const note = (request: IncomingMessage) => asked.push(`${request.method} ${request.url}`);
  const page =
    (name: string, headers: Headers) => async (request: IncomingMessage, response: ServerResponse) => {
      note(request);
      const body = await readFile(join(folder, `${name}.html`));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
    };
  const answer =
    (status: number, body: string, type = 'text/html') =>
    (request: IncomingMessage, response: ServerResponse) => {
      note(request);
      response.writeHead(status, { 'content-type': type }).end(body);
    };
  const session = '9f8aK2lQ0xZ7bTm41cVw';
  const site = await serveSite({
    '/good': page('good', {
      ...goodHeaders,
      'set-cookie': [`sid=${session}; Path=/; HttpOnly; SameSite=Lax`, 'theme=dark; SameSite=Lax'],
    }),
    '/other': answer(200, '<h1>Other</h1>'),
    '/bad': page('bad', { 'set-cookie': [`sid=${session}; Path=/`, 'theme=dark'] }),
    '/shifting': page('shifting', {}),
    '/desktop-only': page('desktop-only', {}),
    '/trap': page('trap', {}),
    '/failing-parts': page('failing-parts', {}),
    '/failing': answer(500, 'Failed'),
    '/account/log-out': answer(200, 'You are logged out'),
    '/delete': answer(200, 'It is gone'),
    '/items': answer(200, '[{"name":"Mug","price":8},{"name":"Lamp","price":"free"}]', 'application/json'),
  });
  return { ...site, asked };
}

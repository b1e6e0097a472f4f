import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
  /** How long to wait before sending, as a busy server would. */
  delayMs?: number;
}

export function goTo(location: string, delayMs = 0): Answer {
  return { status: 303, headers: { location }, body: '', delayMs };
}

export function sendData(data: unknown, delayMs: number): Answer {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(data),
    delayMs,
  };
}

/** What was entered into a field, without spaces around it. */
export function readEntry({ form }: { form: URLSearchParams }, name: string): string {
  return (form.get(name) ?? '').trim();
}

export function readCookies(header: string | undefined): Partial<Record<string, string>> {
  const pairs = (header ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...rest] = pair.trim().split('=');
    return [name, rest.join('=')];
  });
  return Object.fromEntries(pairs);
}

export async function send(response: ServerResponse, answer: Answer, cookies: string[] = []): Promise<void> {
  const { status = 200, headers, body, delayMs = 0 } = answer;
  if (delayMs > 0) await wait(delayMs);
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'set-cookie': cookies,
      ...headers,
    })
    .end(body);
}

/** The scripts and styles by their path. */
export type Statics = ReadonlyMap<string, Answer>;

function readStatic(file: string): Answer {
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { headers: { 'content-type': `${type}; charset=utf-8` }, body: readFileSync(file, 'utf8') };
}

/** Those in the folder `static` of a site that lies under a path, such as /bank. */
export function readStatics(site: string, under: string): Statics {
  const folder = join(site, 'static');
  return new Map(
    readdirSync(folder).map((name) => [`${under}/static/${name}`, readStatic(join(folder, name))]),
  );
}

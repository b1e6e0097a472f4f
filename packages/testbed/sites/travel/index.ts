import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { drawPage } from './pages.ts';
import type { TravelState } from './state.ts';
import { createVisits, type Visit } from './visits.ts';

const statics = join(import.meta.dirname, 'static');
/** Answers take a moment, as they do where a database is asked. */
const delayMs = 120;

interface Answer {
  status?: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

const missing: Answer = { status: 404, type: 'text/plain', body: 'There is no such page.\n' };

function send(response: ServerResponse, answer: Answer, cookies: string[] = []): void {
  response
    .writeHead(answer.status ?? 200, {
      'content-type': `${answer.type}; charset=utf-8`,
      'cache-control': 'no-store',
      'set-cookie': cookies,
      ...answer.headers,
    })
    .end(answer.body);
}

function readStatic(name: string): Answer {
  const file = join(statics, name);
  if (!/^[a-z-]+\.(js|css)$/.test(name) || !existsSync(file)) return missing;
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { type, body: readFileSync(file, 'utf8') };
}

async function readSent(request: IncomingMessage): Promise<object> {
  try {
    const sent: unknown = JSON.parse(await text(request));
    return typeof sent === 'object' && sent !== null ? sent : {};
  } catch {
    return {};
  }
}

/** The pages keep what a visitor does, as parts of the state. */
async function answerState(request: IncomingMessage, state: TravelState): Promise<Answer> {
  if (request.method === 'PUT') Object.assign(state, await readSent(request));
  await wait(delayMs);
  return { type: 'application/json', body: JSON.stringify(state) };
}

function readReceipt(code: string, { state }: Visit): Answer {
  const trip = state.trips.find((one) => one.code === code);
  if (!trip) return missing;
  const headers = { 'content-disposition': `attachment; filename="receipt-${code}.txt"` };
  return { type: 'text/plain', body: `${code}\n${trip.title}\nPaid: €${trip.price}\n`, headers };
}

async function answerVisit(request: IncomingMessage, path: string, visit: Visit): Promise<Answer> {
  if (path === 'api/state') return answerState(request, visit.state);
  const receipt = /^receipts\/(\w+)\.txt$/.exec(path);
  if (receipt) return readReceipt(receipt[1] ?? '', visit);
  const page = drawPage(path, visit);
  return page === undefined ? missing : { type: 'text/html', body: page };
}

/** A site to find and book trips, under /travel/, for `node:http`. */
export function travelHandler(): RequestListener {
  const visits = createVisits();
  return (request, response) => {
    const address = URL.parse(request.url ?? '/', 'http://travel');
    const path = /^\/travel(?:\/(.*?))?\/?$/.exec(address?.pathname ?? '')?.[1] ?? '';
    if (!address?.pathname.match(/^\/travel(\/|$)/)) return send(response, missing);
    if (path.startsWith('static/')) return send(response, readStatic(path.slice('static/'.length)));
    const visit = visits(request, address);
    void answerVisit(request, path, visit).then((answer) => send(response, answer, visit.cookies));
  };
}

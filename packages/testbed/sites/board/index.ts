import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { rememberVisitors, type Visitors } from '../visitors.ts';
import { isBug } from './bugs.ts';
import { drawPage } from './page.ts';
import { type BoardState, makeState } from './state.ts';

const mostVisitors = 200;
const statics = join(import.meta.dirname, 'static');
const pages = /^\/board(\/(relaunch(\/(list|calendar|archive))?|wiki\/[a-z0-9-]+|search|team|settings)?)?$/;

interface Answer {
  status: number;
  type: string;
  body: string;
  cookies?: string[];
}

const nothing: Answer = { status: 404, type: 'text/plain', body: 'The board lives under /board/.\n' };

function send(response: ServerResponse, { status, type, body, cookies = [] }: Answer): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'set-cookie': cookies,
    })
    .end(body);
}

function readStatic(name: string): Answer {
  const file = join(statics, name);
  if (!/^[a-z-]+\.(js|css)$/.test(name) || !existsSync(file)) return nothing;
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { status: 200, type, body: readFileSync(file, 'utf8') };
}

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function toBug(name = ''): string {
  return isBug(name) ? name : '';
}

/** The pages ask for the state of a visitor once and save it as a whole. */
async function answerCall(request: IncomingMessage, state: BoardState): Promise<Answer> {
  if (request.method === 'PUT') Object.assign(state, JSON.parse(await text(request)));
  await wait(120);
  return { status: 200, type: 'application/json', body: JSON.stringify(state) };
}

/** `?bug=` turns a bug on, or off with any other word; a cookie keeps it over reloads and other pages. */
async function answer(
  visitors: Visitors<BoardState>,
  request: IncomingMessage,
  address: URL,
): Promise<Answer> {
  const known = readCookie(request, 'board-visitor');
  const asked = address.searchParams.get('bug');
  const { id, visitor } = visitors.find(known);
  const bug = toBug(asked ?? readCookie(request, 'bug'));
  const cookies = [
    ...(id === known ? [] : [`board-visitor=${id}; Path=/`]),
    ...(asked === null ? [] : [`bug=${bug}; Path=/`]),
  ];
  if (address.pathname === '/board/api/state') return { ...(await answerCall(request, visitor)), cookies };
  const status = pages.test(address.pathname) ? 200 : 404;
  return { status, type: 'text/html', body: drawPage(bug), cookies };
}

/** A project tool as a single-page application, under /board/, for `node:http`. */
export function boardHandler(): RequestListener {
  const visitors = rememberVisitors(mostVisitors, makeState);
  return (request, response) => {
    const address = URL.parse(request.url ?? '/', 'http://board');
    const [, site, area, name = ''] = (address?.pathname ?? '').split('/');
    if (!address || site !== 'board') return send(response, nothing);
    if (area === 'static') return send(response, readStatic(name));
    answer(visitors, request, address).then(
      (found) => send(response, found),
      () => response.destroy(),
    );
  };
}

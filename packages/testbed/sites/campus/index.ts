import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { rememberVisitors, type Visitors } from '../visitors.ts';
import { answerCall } from './api/index.ts';
import { pages } from './pages/index.ts';
import { readBug } from './shared/bugs.ts';
import { showMissing } from './shared/layout.ts';
import type { Answer, Visit } from './shared/visit.ts';
import { makeVisitor, type Visitor } from './shared/visitor.ts';

const mostVisitors = 200;
const folder = join(import.meta.dirname, 'static');
const files = new Set(readdirSync(folder));

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function readStatic(path: string): Answer | undefined {
  const name = path.slice('static/'.length);
  if (!path.startsWith('static/') || !files.has(name)) return undefined;
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  const body = readFileSync(join(folder, name), 'utf8');
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}

async function answerVisit(visit: Visit): Promise<Answer> {
  const [first = ''] = visit.parts;
  if (first === 'api') return answerCall(visit);
  const show = Object.hasOwn(pages, first) ? pages[first] : undefined;
  return (await show?.(visit)) ?? showMissing(visit);
}

/** `?bug=` turns a bug on or off; a cookie keeps it over reloads and other pages. */
async function receive(request: IncomingMessage, address: URL, path: string, visitors: Visitors<Visitor>) {
  const known = readCookie(request, 'campus-visitor');
  const { id, visitor } = visitors.find(known);
  const asked = address.searchParams.get('bug');
  const bug = readBug(asked ?? readCookie(request, 'campus-bug') ?? '');
  const isPost = request.method === 'POST';
  const body = isPost ? await text(request) : '';
  const answer = await answerVisit({ visitor, bug, address, parts: path.split('/'), isPost, body });
  const cookies: string[] = [];
  if (id !== known) cookies.push(`campus-visitor=${id}; Path=/campus`);
  if (asked !== null) cookies.push(`campus-bug=${bug ?? ''}; Path=/campus`);
  return { ...answer, headers: { ...answer.headers, 'set-cookie': cookies } };
}

const elsewhere: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: 'The college lives under /campus/.\n',
};

async function answer(request: IncomingMessage, visitors: Visitors<Visitor>) {
  const address = URL.parse(request.url ?? '/', 'http://campus');
  const below = /^\/campus(?:\/(.*?))?\/?$/.exec(address?.pathname ?? '');
  if (!address || !below) return elsewhere;
  const [, path = ''] = below;
  return readStatic(path) ?? receive(request, address, path, visitors);
}

/** The site of a college that offers courses, under /campus/, for `node:http`. */
export function campusHandler(): RequestListener {
  const visitors = rememberVisitors(mostVisitors, makeVisitor);
  return async (request, response) => {
    try {
      const { status, headers, body } = await answer(request, visitors);
      response.writeHead(status, headers).end(body);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  };
}

import { randomBytes } from 'node:crypto';
import { assets } from './assets.ts';
import { readBugSwitch } from './bugs/bugs.ts';
import { showUnknownBugs } from './pages/bugs.ts';
import { showNotFound } from './pages/not-found.ts';
import { findRoute, type Route } from './routes.ts';
import type { Answer, DemoReply, DemoRequest, Page, Visit } from './visit/visit.ts';
import { loseSession, type Visitor } from './visit/visitor.ts';
import { rememberVisitors } from './visit/visitors.ts';

export const mountPoint = '/demo';
const cookieName = 'demo_visitor';
const mostVisitors = 1000;
const slownessMs = 2000;

// The shop shares its origin with the product, so nothing it shows may run.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const everywhere: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
};

function finish(answer: Answer): DemoReply {
  const { status = 200, headers = {}, body, delayMs = 0 } = answer;
  return { status, headers: { ...everywhere, ...headers }, body, delayMs };
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    body: `${message}\n`,
  };
}

function sendAsset(name: string): Answer {
  const asset = assets.get(name);
  if (!asset) return refuse(404, 'There is no such file.');
  return {
    headers: { 'content-type': asset.type, 'cache-control': 'public, max-age=300' },
    body: asset.body,
  };
}

function findPage(route: Route, method: string): Page | undefined {
  return method === 'GET' || method === 'POST' ? route[method] : undefined;
}

/** Applies `?bug=` and the bugs that concern every page; then the page answers. */
function answerVisit(visit: Visit, method: string, path: string): Answer {
  const { on, unknown } = readBugSwitch(visit.query.get('bug') ?? '');
  if (unknown.length > 0) return showUnknownBugs(visit, unknown);
  const switched = visit.query.get('bug') ? { ...visit.visitor, bugs: on } : visit.visitor;
  const found = findRoute(path);
  const isWholePage = method === 'GET' && !path.startsWith('/api/') && path !== '/help/hours';
  const visitor = found && isWholePage ? loseSession(switched) : switched;
  const known = { ...visit, visitor, id: found?.id ?? '' };
  if (!found) return showNotFound(known);
  const page = findPage(found.route, method);
  if (!page) {
    const allowed = Object.keys(found.route).join(', ').replace('GET', 'GET, HEAD');
    return refuse(405, 'This address does not take this kind of request.', { allow: allowed });
  }
  return { visitor, ...page(known) };
}

export interface DemoSite {
  handle(request: DemoRequest): DemoReply;
}

interface Choices {
  mostVisitors: number;
  newId: () => string;
  now: () => Date;
}

/** The demo shop: a request in, a reply out. What it remembers of its visitors lives and ends with it. */
export function demoSite(choices: Partial<Choices> = {}): DemoSite {
  const newId = choices.newId ?? (() => randomBytes(18).toString('base64url'));
  const now = choices.now ?? (() => new Date());
  const visitors = rememberVisitors(choices.mostVisitors ?? mostVisitors, newId);

  function remember(
    id: string | undefined,
    before: Visitor,
    after: Visitor | undefined,
  ): Record<string, string> {
    if (!after || after === before) return {};
    const kept = visitors.keep(id, after);
    return kept === id
      ? {}
      : { 'set-cookie': `${cookieName}=${kept}; Path=${mountPoint}; HttpOnly; SameSite=Lax` };
  }

  function handle(request: DemoRequest): DemoReply {
    const path = request.path.slice(mountPoint.length).replace(/\/+$/, '') || '/';
    if (path.startsWith('/static/')) return finish(sendAsset(path.slice('/static/'.length)));
    const id = request.cookies[cookieName];
    const visitor = visitors.find(id);
    const address = `${request.path}${request.query.size > 0 ? `?${request.query}` : ''}`;
    const visit: Visit = { ...request, id: '', address, visitor, today: now().toISOString().slice(0, 10) };
    const answer = answerVisit(visit, request.method === 'HEAD' ? 'GET' : request.method, path);
    const cookie = remember(id, visitor, answer.visitor);
    const slow = (answer.visitor ?? visitor).bugs.includes('slow') ? slownessMs : 0;
    return finish({
      ...answer,
      headers: { ...answer.headers, ...cookie },
      delayMs: (answer.delayMs ?? 0) + slow,
    });
  }

  return { handle };
}

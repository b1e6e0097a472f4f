import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readCookies, readStatics, type Statics, send } from '../answers.ts';
import { rememberVisitors, type Visitors } from '../visitors.ts';
import { answerVisit, isFrontDoor } from './routes.ts';
import { readBug } from './shared/bugs.ts';
import { newVisitor, type Visitor } from './shared/visitor.ts';

const mostVisitors = 200;

interface Site {
  statics: Statics;
  visitors: Visitors<Visitor>;
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://bank');
  const file = site.statics.get(address.pathname);
  if (file) return send(response, file);
  const path = address.pathname.replace(/\/$/, '');
  const form = new URLSearchParams(await text(request));
  const kept = readCookies(request.headers.cookie);
  const { id, visitor } = site.visitors.find(kept['bank-visitor']);
  const isNew = id !== kept['bank-visitor'];
  if (isNew) visitor.isSignedIn = !isFrontDoor(path);
  const asked = address.searchParams.get('bug');
  const bug = readBug(asked ?? kept.bug ?? '');
  const cookies = [
    ...(isNew ? [`bank-visitor=${id}; Path=/`] : []),
    ...(asked === null ? [] : [`bug=${bug ?? ''}; Path=/`]),
  ];
  const visit = { path, id: '', query: address.searchParams, form, visitor, bug };
  return send(response, answerVisit(visit, request.method === 'POST' ? 'POST' : 'GET'), cookies);
}

/** An online bank, under /bank/, for `node:http`. What it remembers of its visitors lives and ends with it. */
export function bankHandler(): RequestListener {
  const site = {
    statics: readStatics(import.meta.dirname, '/bank'),
    visitors: rememberVisitors(mostVisitors, newVisitor),
  };
  return (request, response) => {
    answer(site, request, response).catch(() => response.destroy());
  };
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readCookies, readStatics, type Statics, send } from '../answers.ts';
import { rememberVisitors, type Visitors } from '../visitors.ts';
import { answerVisit } from './routes.ts';
import { readBug } from './shared/bugs.ts';
import { newVisitor, type Visitor } from './shared/visitor.ts';

const mostVisitors = 200;

interface Site {
  statics: Statics;
  visitors: Visitors<Visitor>;
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://clinic');
  const file = site.statics.get(address.pathname);
  if (file) return send(response, file);
  const form = new URLSearchParams(await text(request));
  const kept = readCookies(request.headers.cookie);
  const { id, visitor } = site.visitors.find(kept['clinic-visitor']);
  const asked = address.searchParams.get('bug');
  const bug = readBug(asked ?? kept['clinic-bug'] ?? '');
  const cookies = [
    ...(id === kept['clinic-visitor'] ? [] : [`clinic-visitor=${id}; Path=/`]),
    ...(asked === null ? [] : [`clinic-bug=${bug ?? ''}; Path=/`]),
  ];
  const visit = {
    path: address.pathname.replace(/\/$/, ''),
    id: '',
    query: address.searchParams,
    form,
    visitor,
    bug,
    hasConsented: kept['clinic-consent'] === '1',
  };
  return send(response, answerVisit(visit, request.method === 'POST' ? 'POST' : 'GET'), cookies);
}

/** The portal of a clinic, under /clinic/, for `node:http`. What it remembers of its visitors lives and ends with it. */
export function clinicHandler(): RequestListener {
  const site = {
    statics: readStatics(import.meta.dirname, '/clinic'),
    visitors: rememberVisitors(mostVisitors, newVisitor),
  };
  return (request, response) => {
    answer(site, request, response).catch(() => response.destroy());
  };
}

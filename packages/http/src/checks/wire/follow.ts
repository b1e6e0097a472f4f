import { looksSecret } from '@assay/contract/secrets';
import { judgeUrl } from '../../guard/index.ts';
import { RequestProblem } from '../model/problem.ts';
import type { Cookies } from './cookies.ts';
import type { RawAnswer } from './read-answer.ts';
import type { RequestHeaders } from './request-headers.ts';
import { type Failed, send, type Wire } from './send.ts';

export interface Outgoing {
  method: string;
  url: URL;
  headers: RequestHeaders;
  body: Buffer | null;
  followRedirects: boolean;
  /** Headers that carry who asks: they stay with the site they were meant for. */
  authHeaders: Set<string>;
}

export interface Followed {
  outcome: RawAnswer | Failed;
  /** Where it led, without the first address. */
  redirects: string[];
  /** The request as it was last sent. */
  last: Outgoing;
}

const mostRedirects = 10;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function locationOf(answer: RawAnswer): string | undefined {
  if (!redirectStatuses.has(answer.status)) return undefined;
  return answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
}

/** What is asked next, by the rules that browsers keep to (Fetch, HTTP-redirect fetch). */
function redirect(from: Outgoing, status: number, location: string): Outgoing {
  // Headers come as single bytes; most of what is not ASCII there is UTF-8.
  const target = URL.parse(Buffer.from(location, 'latin1').toString(), from.url);
  const verdict = judgeUrl(target?.href ?? location);
  if (!target || !verdict.allowed) {
    throw new RequestProblem('redirects', `The answer leads to "${location}", which is not a web address.`);
  }
  if (target.hash !== '') target.hash = '';
  const headers = from.headers.copy();
  const becomesGet = status === 303 || (status <= 302 && from.method === 'POST');
  if (becomesGet) headers.remove((name) => name.startsWith('content-'));
  if (target.origin !== from.url.origin) {
    headers.remove((name) => looksSecret(name) || from.authHeaders.has(name) || name === 'host');
  }
  return {
    ...from,
    url: target,
    headers,
    method: becomesGet ? 'GET' : from.method,
    body: becomesGet ? null : from.body,
  };
}

function withCookies(request: Outgoing, cookies: Cookies): Outgoing {
  const header = cookies.headerFor(request.url, request.headers.get('cookie'));
  if (header === undefined || header === request.headers.get('cookie')) return request;
  const headers = request.headers.copy();
  headers.set('Cookie', header);
  return { ...request, headers };
}

/** Sends a request and follows where its answers lead. Each new address is judged when it is connected to. */
export async function follow(request: Outgoing, cookies: Cookies, wire: Wire): Promise<Followed> {
  const redirects: string[] = [];
  const seen = new Set<string>();
  let current = request;
  for (;;) {
    const last = withCookies(current, cookies);
    const outcome = await send({ ...last, headers: last.headers.flat() }, wire);
    if ('problem' in outcome) return { outcome, redirects, last };
    cookies.keep(outcome.headers, last.url);
    const location = request.followRedirects ? locationOf(outcome) : undefined;
    if (location === undefined) return { outcome, redirects, last };
    const fail = (problem: RequestProblem): Followed => ({
      outcome: { problem, partial: outcome },
      redirects,
      last,
    });
    // With other cookies the same address may answer differently: many sites set one and lead back.
    seen.add(`${last.method} ${last.url.href} ${last.headers.get('cookie') ?? ''}`);
    try {
      current = redirect(current, outcome.status, location);
    } catch (error) {
      if (error instanceof RequestProblem) return fail(error);
      throw error;
    }
    const next = withCookies(current, cookies);
    redirects.push(current.url.href);
    if (seen.has(`${next.method} ${next.url.href} ${next.headers.get('cookie') ?? ''}`)) {
      return fail(
        new RequestProblem(
          'redirects',
          `The redirects lead in a circle: ${current.url.href} comes up again.`,
        ),
      );
    }
    if (redirects.length > mostRedirects) {
      return fail(
        new RequestProblem(
          'redirects',
          `More than ${mostRedirects} redirects came one after another, the last to ${current.url.href}.`,
        ),
      );
    }
  }
}

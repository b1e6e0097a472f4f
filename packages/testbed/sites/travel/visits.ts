import type { IncomingMessage } from 'node:http';
import { rememberVisitors } from '../visitors.ts';
import { isBug, type TravelBug } from './bugs.ts';
import { makeState, type TravelState } from './state.ts';

const mostVisitors = 200;

export interface Visit {
  state: TravelState;
  bug: TravelBug | '';
  /** What the visitor has to remember from now on, as values of `set-cookie`. */
  cookies: string[];
}

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function toBug(name = ''): TravelBug | '' {
  return isBug(name) ? name : '';
}

/** Tells visitors apart by a cookie; `?bug=` turns a bug on, or off with any other word, and a cookie keeps it. */
export function createVisits() {
  const visitors = rememberVisitors(mostVisitors, makeState);
  return (request: IncomingMessage, address: URL): Visit => {
    const known = readCookie(request, 'travel-visitor');
    const asked = address.searchParams.get('bug');
    const { id, visitor } = visitors.find(known);
    const bug = toBug(asked ?? readCookie(request, 'bug'));
    const cookies = [
      ...(id === known ? [] : [`travel-visitor=${id}; Path=/travel`]),
      ...(asked === null ? [] : [`bug=${bug}; Path=/`]),
    ];
    return { state: visitor, bug, cookies };
  };
}

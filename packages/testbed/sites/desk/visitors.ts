import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type DeskBug, isBug } from './bugs.ts';
import { type DeskState, makeState } from './state.ts';

const mostVisitors = 200;
const frontDoor = /^\/desk\/?(login|forgot)?$/;

export interface Visit {
  state: DeskState;
  bug: DeskBug | '';
  /** What the visitor has to remember from now on, as values of `set-cookie`. */
  cookies: string[];
}

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function toBug(name = ''): DeskBug | '' {
  return isBug(name) ? name : '';
}

/** Tells visitors apart by a cookie and keeps the state of each, of the latest ones only. */
export function createVisitors() {
  const states = new Map<string, DeskState>();

  // Whoever comes in by the front door has to sign in; any other page opens for the user it remembers.
  const welcome = (id: string, path: string): DeskState => {
    const state = makeState(!frontDoor.test(path));
    states.set(id, state);
    const [oldest] = states.keys();
    if (states.size > mostVisitors && oldest !== undefined) states.delete(oldest);
    return state;
  };

  /** `?bug=` turns a bug on, or off with any other word; a cookie keeps it over reloads and other pages. */
  return (request: IncomingMessage, address: URL): Visit => {
    const known = readCookie(request, 'desk-visitor');
    const asked = address.searchParams.get('bug');
    const id = known ?? randomUUID();
    const bug = toBug(asked ?? readCookie(request, 'desk-bug'));
    const cookies = [
      ...(known ? [] : [`desk-visitor=${id}; Path=/desk`]),
      ...(asked === null ? [] : [`desk-bug=${bug}; Path=/desk`]),
    ];
    return { state: states.get(id) ?? welcome(id, address.pathname), bug, cookies };
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

export interface Answered<T> {
  status: number;
  body: T;
}

export interface Person {
  email: string;
  /** Asks one server after the other until one answers. Undefined where the connection broke, so that nobody knows what was done. */
  send: <T>(path: string, body: object) => Promise<Answered<T> | undefined>;
  /** Reads, as often as it takes. */
  read: <T>(path: string) => Promise<T>;
  /** The servers, the one to be asked next first. */
  turn: () => string[];
  headers: () => Record<string, string>;
}

const password = 'fault-password';
const betweenMs = 200;
const patienceMs = 90_000;

/** Errors after which a request was certainly not received. */
function isRefused(error: unknown): boolean {
  return ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
}

/** Somebody with an account, who is patient and asks whichever server answers. */
export async function meet(addresses: readonly string[], ledger: Ledger, name: string): Promise<Person> {
  const email = `${name}@example.com`;
  let token: string | undefined;
  let next = 0;
  const turn = () => {
    next += 1;
    return addresses.map((_, at) => addresses[(at + next) % addresses.length] ?? '');
  };
  const headers = (): Record<string, string> => ({
    prefer: 'respond-async',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });

  async function ask<T>(path: string, init: RequestInit): Promise<Answered<T> | undefined> {
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      const [address = ''] = turn();
      try {
        const response = await fetch(new URL(path, address), {
          ...init,
          signal: AbortSignal.timeout(30_000),
        });
        const text = await response.text();
        const isPolite =
          (response.status === 503 || response.status === 429) && response.headers.has('retry-after');
        if (!isPolite) {
          if (response.status >= 500 && !text.includes('MAIL_FAILED'))
            ledger.blame(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
          return { status: response.status, body: JSON.parse(text) as T };
        }
        ledger.refused += 1;
      } catch (error) {
        if (init.method === 'POST' && !isRefused(error)) return undefined;
      }
      await wait(betweenMs);
    }
    throw new Error(`Nobody answered ${path} for ${patienceMs / 1000} s.`);
  }

  const post = <T>(path: string, body: object) =>
    ask<T>(path, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/register', { firstName: 'Fault', lastName: 'Finder', email, password });
  token = (await post<{ token: string }>('/api/login', { email, password }))?.body.token;
  if (!token) throw new Error('Nobody could sign in before the first fault.');
  return {
    email,
    send: post,
    async read<T>(path: string) {
      const answer = await ask<T>(path, { headers: headers() });
      if (answer?.status !== 200) throw new Error(`${path} answered ${answer?.status}.`);
      return answer.body;
    },
    turn,
    headers,
  };
}

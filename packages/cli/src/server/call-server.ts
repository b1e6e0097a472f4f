import { setTimeout as wait } from 'node:timers/promises';
import type { Accepted, Answer, CallName, Sent } from '@assay/contract';
import { type ErrorBody, type ErrorCode, errorCodes } from '@assay/contract/errors';
import { OutOfReach } from '../exit/exit-codes.ts';

/** The server understood and refused; its own sentence says why. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: ErrorCode | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, code: ErrorCode | undefined, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Server {
  /** Its address, as the person wrote it. */
  url: string;
  token?: string;
}

type Given<K extends CallName> = {
  [P in keyof Sent<K> as Sent<K>[P] extends undefined ? never : P]: Sent<K>[P];
};
type Options = { signal?: AbortSignal };

function addressOf(
  server: Server,
  name: string,
  params: Record<string, string>,
): { method: string; url: URL } {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  return { method, url: new URL(filled.slice(1), server.url.replace(/\/*$/, '/')) };
}

function explainFailure(url: string, error: unknown): OutOfReach {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'its name is not known',
    EAI_AGAIN: 'its name could not be looked up',
    ECONNRESET: 'it closed the connection',
  };
  const reason = reasons[code] ?? (cause instanceof Error ? cause.message : String(error));
  return new OutOfReach(
    `The server ${url} cannot be reached: ${reason}. Check the address and that it runs.`,
    {
      cause: error,
    },
  );
}

async function readRefusal(response: Response): Promise<Refused | OutOfReach> {
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
  const code = body?.code !== undefined && body.code in errorCodes ? body.code : undefined;
  if (!code) {
    return new OutOfReach(
      `${new URL(response.url).origin} answered ${response.status} and not as an Assay server does. Check the address.`,
    );
  }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Refused(
    body?.error ?? errorCodes[code].message,
    code,
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

/** Sends one call and gives the answer as it comes; throws `Refused`, or `OutOfReach` where there is no proper answer. */
export async function send<K extends CallName>(
  server: Server,
  name: K,
  sent: Given<K> & Options,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { params, query, body, signal } = sent as Options & {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
  };
  const { method, url } = addressOf(server, name, params ?? {});
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(server.token && { authorization: `Bearer ${server.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw explainFailure(server.url, error);
  }
  if (!response.ok) throw await readRefusal(response);
  return response;
}

async function readJson(server: Server, response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new OutOfReach(`${server.url} did not answer as an Assay server does. Check the address.`, {
      cause: error,
    });
  }
}

/** Makes one call of the contract. */
export async function call<K extends CallName>(
  server: Server,
  name: K,
  sent: Given<K> & Options,
): Promise<Answer<K>> {
  // The server checks its answers against the same contract, so the type is taken at its word.
  return (await readJson(server, await send(server, name, sent))) as Answer<K>;
}

const mostWaits = 5;
const longestWaitSeconds = 120;

/** Hands work over; where the server asks to come back later, this waits as long as it says. */
export async function submit<K extends CallName>(
  server: Server,
  name: K,
  sent: Given<K>,
  signal: AbortSignal,
): Promise<Accepted<K>> {
  for (let turn = 1; ; turn += 1) {
    try {
      // Not cut off by the signal: a run that the server began without telling us its name could not be cancelled.
      const response = await send(server, name, sent, { prefer: 'respond-async' });
      return (await readJson(server, response)) as Accepted<K>;
    } catch (error) {
      const seconds = error instanceof Refused ? error.retryAfterSeconds : undefined;
      if (seconds === undefined || seconds > longestWaitSeconds || turn >= mostWaits) throw error;
      await wait(seconds * 1000, undefined, { signal });
    }
  }
}

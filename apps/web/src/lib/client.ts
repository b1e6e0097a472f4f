import type { Accepted, Answer, CallName, Calls, Sent } from '@assay/contract';
import { ApiError, NetworkError, readRefusal } from './failures.ts';
import { readToken, storeToken } from './session.ts';

export { ApiError, NetworkError };

type PublicCall = { [K in CallName]: Calls[K]['access'] extends 'public' ? K : never }[CallName];

/** These carry no token. The compiler compares this list with the contract, whose values would bring its schemas into the bundle. */
const publicCalls: Record<PublicCall, true> = {
  'GET /api/health': true,
  'GET /api/health/live': true,
  'GET /api/health/ready': true,
  'POST /api/validate-token': true,
  'POST /api/login': true,
  'POST /api/register': true,
  'POST /api/forgot-password': true,
  'POST /api/reset-password': true,
  'POST /api/contact': true,
  'GET /api/shared/{token}': true,
  'GET /api/shared/{token}/files/{name}': true,
  'GET /api/shared/{token}/badge.svg': true,
};

type Given<T> = { [P in keyof T as T[P] extends undefined ? never : P]: T[P] };
/** `keepalive`: the request goes out even where the page is left meanwhile. */
type Options = { signal?: AbortSignal; keepalive?: boolean };
type Arguments<K extends CallName> = keyof Given<Sent<K>> extends never
  ? [sent?: Options]
  : [sent: Given<Sent<K>> & Options];

/** Makes one call of the contract and gives its answer; throws ApiError when refused and NetworkError when unanswered. */
export async function request<K extends CallName>(name: K, ...[sent]: Arguments<K>): Promise<Answer<K>> {
  const response = await send(name, sent ?? {});
  if (!response.ok) throw await readRefusal(response);
  // The server checks its answers against the same contract, so the type is taken at its word here.
  return (await readJson(response)) as Answer<K>;
}

type AsyncCall = { [K in CallName]: Accepted<K> extends object ? K : never }[CallName];

/** As `request`, for work that takes its time: the server answers as soon as it has taken the work on. */
export async function requestAsync<K extends AsyncCall>(
  name: K,
  sent: Given<Sent<K>> & Options,
): Promise<Accepted<K>> {
  const response = await send(name, sent, { prefer: 'respond-async' });
  if (!response.ok) throw await readRefusal(response);
  return (await readJson(response)) as Accepted<K>;
}

type FileCall = { [K in CallName]: Calls[K] extends { produces: unknown } ? K : never }[CallName];

/** Makes a call whose answer is a file or a stream; the caller reads the body. */
export async function requestFile<K extends FileCall>(
  name: K,
  sent: Given<Sent<K>> & Options,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await send(name, sent, { accept: '*/*', ...headers });
  if (!response.ok) throw await readRefusal(response);
  return response;
}

interface Loose {
  params?: object;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

async function send(
  name: CallName,
  { params, query, body, signal, keepalive }: Loose,
  more: Record<string, string> = {},
): Promise<Response> {
  const [method, template = ''] = name.split(' ');
  const headers = new Headers({ accept: 'application/json', ...more });
  if (body !== undefined) headers.set('content-type', 'application/json');
  const token = name in publicCalls ? null : readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  try {
    const response = await fetch(fillIn(template, params) + describeQuery(query), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      ...(keepalive && { keepalive }),
    });
    // The role of who is signed in was changed meanwhile: the same session goes on by another token.
    const renewed = response.headers.get('x-session-token');
    if (token && renewed && readToken() === token) storeToken(renewed);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError('The server did not answer.', { cause: error });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new NetworkError('The answer of the server was cut off or unreadable.', { cause: error });
  }
}

function fillIn(template: string, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function describeQuery(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

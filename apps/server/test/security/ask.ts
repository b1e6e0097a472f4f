import type { Readable } from 'node:stream';
import { type Call, type CallName, calls } from '@assay/contract';
import type { RunningApp } from '../start.ts';

export interface Asked {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface Told {
  status: number;
  text: string;
  code: string;
}

export const callNames = Object.keys(calls) as CallName[];
export const callOf = (key: CallName): Call => calls[key];

/** As a careless program would write it: half a character is written as its bytes would be. */
function encode(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** The address of a call with its parameters and query written into it. */
export function writeUrl(path: string, { params = {}, query = {} }: Asked): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? ''));
  const words = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`),
    );
  return words.length > 0 ? `${filled}?${words.join('&')}` : filled;
}

/** Sends exactly the given bytes to the real server; of an answer that never ends, what comes first. */
export async function send(
  app: RunningApp,
  request: { method: string; url: string; headers?: Record<string, string>; payload?: string | Buffer },
): Promise<Told> {
  const response = await app.server.inject({
    ...request,
    method: request.method as 'GET',
    payloadAsStream: true,
  });
  const status = response.statusCode;
  const type = String(response.headers['content-type'] ?? '');
  const body: Readable = response.stream();
  if (type.startsWith('text/event-stream')) {
    body.destroy();
    return { status, text: '', code: '' };
  }
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const code = status >= 400 ? String((JSON.parse(text) as { code?: string }).code) : '';
  return { status, text, code };
}

/** Makes a call as somebody; of runs and API tests the end is not awaited, of load tests it is, since few may run at once. */
export function ask(
  app: RunningApp,
  key: CallName,
  asked: Asked,
  headers: Record<string, string> = {},
): Promise<Told> {
  const [method = '', path = ''] = key.split(' ');
  const sent = asked.body === undefined ? {} : { payload: JSON.stringify(asked.body) };
  const type: Record<string, string> = asked.body === undefined ? {} : { 'content-type': 'application/json' };
  return send(app, {
    method,
    url: writeUrl(path, asked),
    headers: { ...(path.endsWith('/load-test') ? {} : { prefer: 'respond-async' }), ...type, ...headers },
    ...sent,
  });
}

export const bearing = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

import type { SentEndpoint } from '@assay/http/checks';
import type { Action, Value } from '@assay/planner/steps';

export type Call = Extract<Action, { do: 'call' }>;
export type FillIn = (value: Value) => Promise<string>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const jsonText = /"(?:[^"\\]|\\.)*"/g;

/** In JSON each text is filled in by itself, so that quotes in a value stay within it; the rest is sent as it was written. */
async function fillBody(body: Value, fillIn: FillIn): Promise<string> {
  if (!body.includes('{{')) return body;
  if (typeof readJson(body) !== 'object') return fillIn(body);
  const texts = body.match(jsonText)?.filter((text) => text.includes('{{')) ?? [];
  const filled = new Map<string, string>();
  for (const text of texts) filled.set(text, JSON.stringify(await fillIn(String(JSON.parse(text)))));
  return body.replace(jsonText, (text) => filled.get(text) ?? text);
}

/** Fields in JSON, or as an address has them. */
function readFields(text: string): unknown {
  const json = readJson(text);
  return typeof json === 'object' && json !== null ? json : text;
}

function readQuery(text: string): unknown {
  const json = readJson(text);
  return typeof json === 'object' && json !== null && 'query' in json ? json : { query: text };
}

async function writeBody(
  { body, as }: Call,
  headers: Record<string, string>,
  fillIn: FillIn,
): Promise<Pick<SentEndpoint, 'body' | 'bodyKind' | 'headers'>> {
  if (body === undefined) return { bodyKind: 'none', headers };
  const text = await fillBody(body, fillIn);
  if (as === 'graphql') return { bodyKind: 'graphql', body: readQuery(text), headers };
  if (as) return { bodyKind: as, body: readFields(text), headers };
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  // It is sent as it was written, also where it is broken on purpose.
  const isJson = !hasType && /^\s*[[{"]/.test(text);
  return {
    bodyKind: 'text',
    body: text,
    headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }) },
  };
}

async function writeAuth({ auth }: Call, fillIn: FillIn): Promise<Pick<SentEndpoint, 'auth'>> {
  if (!auth) return {};
  if (auth.by === 'token') return { auth: { type: 'bearer', token: await fillIn(auth.token) } };
  if (auth.by === 'password') {
    const [username, password] = [await fillIn(auth.user), await fillIn(auth.password)];
    return { auth: { type: 'basic', username, password } };
  }
  return { auth: { type: 'apiKey', name: auth.name, value: await fillIn(auth.value), in: auth.in } };
}

/** The request of a call, with everything filled in. */
export async function writeRequest(
  call: Call,
  url: string,
  timeoutMs: number,
  fillIn: FillIn,
): Promise<SentEndpoint> {
  const headers: Record<string, string> = {};
  for (const { name, value } of call.headers ?? []) headers[name] = await fillIn(value);
  return {
    name: `${call.method} ${url}`,
    method: call.method.toUpperCase(),
    path: url,
    ...(await writeBody(call, headers, fillIn)),
    ...(await writeAuth(call, fillIn)),
    validations: [],
    captures: [],
    followRedirects: call.redirects !== false,
    retries: 0,
    timeoutMs,
    enabled: true,
  };
}

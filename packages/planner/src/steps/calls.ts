import type { CaptureSource } from '@assay/contract/choices';
import type { Action, CallAuth } from './language.ts';
import { anyMark, quote } from './quoting.ts';
import { literalAt } from './targets.ts';

export type Call = Extract<Action, { do: 'call' }>;
export type Keep = Extract<Action, { do: 'keep' }>;

const bodyWords: [Call['as'], string][] = [
  [undefined, 'body'],
  ['form', 'form'],
  ['multipart', 'multipart form'],
  ['graphql', 'GraphQL query'],
];

function renderAuth(auth: CallAuth): string {
  if (auth.by === 'token') return ` with the token ${quote(auth.token)}`;
  if (auth.by === 'password')
    return ` as the user ${quote(auth.user)} with the password ${quote(auth.password)}`;
  return ` with the key ${quote(auth.name)} of ${quote(auth.value)} in the ${auth.in}`;
}

export function renderCall({ method, address, body, as, headers, auth, redirects }: Call): string {
  const word = bodyWords.find(([kind]) => kind === as)?.[1];
  return [
    `Call ${method} ${quote(address)}`,
    body === undefined ? '' : ` with the ${word} ${quote(body)}`,
    ...(headers ?? []).map(({ name, value }) => ` with the header ${quote(name)} of ${quote(value)}`),
    auth ? renderAuth(auth) : '',
    redirects === false ? ' with redirects not followed' : '',
  ].join('');
}

const header = ` with the header (${anyMark}) of (${anyMark})`;
const authForms = [
  ` with the token (${anyMark})`,
  ` as the user (${anyMark}) with the password (${anyMark})`,
  ` with the key (${anyMark}) of (${anyMark}) in the (header|query)`,
];

/** The form of a canonical call; what its parts are is read by `readCall`. */
export const callForm = [
  `Call ([A-Z]+) (${anyMark})`,
  `(?: with the (${bodyWords.map(([, word]) => word).join('|')}) (${anyMark}))?`,
  `((?:${header.replaceAll('(', '(?:')})*)`,
  ...authForms.map((form) => `(?:${form})?`),
  '( with redirects not followed)?',
].join('');

type Part = string | undefined;

function readAuth(parts: readonly Part[], values: string[]): CallAuth | undefined {
  const at = (index: number) => literalAt(parts[index] ?? '', values);
  if (parts[0]) return { by: 'token', token: at(0) };
  if (parts[1]) return { by: 'password', user: at(1), password: at(2) };
  return parts[3]
    ? { by: 'key', name: at(3), value: at(4), in: parts[5] === 'query' ? 'query' : 'header' }
    : undefined;
}

export function readCall(parts: readonly Part[], values: string[]): Call | undefined {
  const [method = '', address = '', word, body, named = '', ...rest] = parts;
  const headers = [...named.matchAll(new RegExp(header, 'g'))].map(([, name = '', value = '']) => ({
    name: literalAt(name, values),
    value: literalAt(value, values),
  }));
  const as = bodyWords.find(([, known]) => known === word)?.[0];
  const auth = readAuth(rest, values);
  // There is one way to say who asks.
  if ([rest[0], rest[1], rest[3]].filter(Boolean).length > 1) return undefined;
  return {
    do: 'call',
    method,
    address: literalAt(address, values),
    ...(body && { body: literalAt(body, values) }),
    ...(as && { as }),
    ...(headers.length > 0 && { headers }),
    ...(auth && { auth }),
    ...(rest[6] && { redirects: false as const }),
  };
}

const keptWords: Record<Exclude<CaptureSource, 'status'>, string> = {
  jsonpath: 'field',
  header: 'header',
  cookie: 'cookie',
  regex: 'match of',
};

export function renderKeep({ from, expression, as }: Keep): string {
  const what = from === 'status' ? 'status' : `${keptWords[from]} ${quote(expression)}`;
  return `Keep the ${what} of the response as ${quote(as)}`;
}

export const keepForm = `Keep the (status|(?:(${Object.values(keptWords).join('|')}) (${anyMark}))) of the response as (${anyMark})`;

export function readKeep([, word, expression = '', as = '']: readonly Part[], values: string[]): Keep {
  const [from] = Object.entries(keptWords).find(([, known]) => known === word) ?? ['status'];
  return {
    do: 'keep',
    from: from as CaptureSource,
    expression: word ? literalAt(expression, values) : '',
    as: literalAt(as, values),
  };
}

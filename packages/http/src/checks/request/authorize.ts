import type { ApiEndpoint } from '@assay/contract';
import type { Masks } from '../masks.ts';
import type { Token } from './fetch-token.ts';
import type { RequestHeaders } from './headers.ts';
import type { Variables } from './variables.ts';

export type Auth = NonNullable<ApiEndpoint['auth']>;
type OAuth = Extract<Auth, { type: 'oauth' }>;

export interface Authorizing {
  variables: Variables;
  masks: Masks;
  /** A token for these credentials, the same one throughout a run. */
  tokenFor: (auth: OAuth) => Promise<Token>;
}

/** Headers that carry who asks, in lower case. */
export type AuthHeaders = Set<string>;

export function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that means itself.
    return text;
  }
}

/** The same credentials with their variables filled in. */
function fillAuth(auth: Auth, variables: Variables): Auth {
  return variables.fillDeep(auth) as Auth;
}

/** Adds who asks to a request; a header that the author wrote by hand stays. */
export async function authorize(
  auth: Auth | undefined,
  url: URL,
  headers: RequestHeaders,
  authorizing: Authorizing,
): Promise<AuthHeaders> {
  const { masks, variables } = authorizing;
  const used: AuthHeaders = new Set();
  const put = (name: string, value: string) => {
    headers.setDefault(name, value);
    used.add(name.toLowerCase());
  };
  const putBasic = (username: string, password: string) => {
    const value = basic(username, password);
    masks.add(password, value.slice('Basic '.length));
    put('Authorization', value);
  };
  if (url.username !== '' || url.password !== '') {
    const [username, password] = [decode(url.username), decode(url.password)];
    url.username = '';
    url.password = '';
    if (!auth || auth.type === 'none') putBasic(username, password);
  }
  if (!auth) return used;
  const filled = fillAuth(auth, variables);
  switch (filled.type) {
    case 'none':
      break;
    case 'basic':
      putBasic(filled.username, filled.password);
      break;
    case 'bearer':
      masks.add(filled.token);
      put('Authorization', `Bearer ${filled.token}`);
      break;
    case 'apiKey':
      masks.add(filled.value);
      if (filled.in === 'header') put(filled.name, filled.value);
      else url.searchParams.set(filled.name, filled.value);
      break;
    case 'oauth': {
      masks.add(filled.clientSecret);
      const token = await authorizing.tokenFor(filled);
      masks.add(token.value);
      put('Authorization', `${token.scheme} ${token.value}`);
      break;
    }
  }
  return used;
}

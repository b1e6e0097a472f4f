import type { ApiEndpoint } from '@assay/contract';
import type { Masks } from '../secrets/masks.ts';
import type { RequestHeaders } from '../wire/request-headers.ts';
import type { Token } from './fetch-token.ts';
import type { Variables } from './variables.ts';

export type Auth = NonNullable<ApiEndpoint['auth']>;
export type OAuth = Extract<Auth, { type: 'oauth' }>;

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
export function fillAuth(auth: Auth | undefined, variables: Variables): Auth | undefined {
  return auth && (variables.fillDeep(auth) as Auth);
}

/** What is asked for, as far as who asks changes it. */
interface Asked {
  url: URL;
  headers: RequestHeaders;
  /** Headers that carry who asks, in lower case. */
  authHeaders: Set<string>;
}

/** Adds who asks to a request; a header that the author wrote by hand stays. OAuth needs its token. */
export function authorize(
  { url, headers, authHeaders }: Asked,
  auth: Auth | undefined,
  token: Token | undefined,
  masks: Masks,
): void {
  const put = (name: string, value: string) => {
    headers.setDefault(name, value);
    authHeaders.add(name.toLowerCase());
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
  switch (auth?.type) {
    case 'basic':
      putBasic(auth.username, auth.password);
      break;
    case 'bearer':
      masks.add(auth.token);
      put('Authorization', `Bearer ${auth.token}`);
      break;
    case 'apiKey':
      masks.add(auth.value);
      if (auth.in === 'header') put(auth.name, auth.value);
      else url.searchParams.set(auth.name, auth.value);
      break;
    case 'oauth':
      if (token) put('Authorization', `${token.scheme} ${token.value}`);
      break;
  }
}

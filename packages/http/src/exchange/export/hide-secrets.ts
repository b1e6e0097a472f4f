import type { ApiCheckConfig, ApiEndpoint, LoadConfig } from '@assay/contract';
import { looksSecret } from '../../checks/masks.ts';
import { isRecord } from '../read/values.ts';

type Auth = NonNullable<ApiEndpoint['auth']>;

/** True where a text has nothing of its own: it is empty, or only names variables. */
function isOnlyVariables(text: string): boolean {
  return text.replace(/\{\{[^{}]*\}\}/g, '').trim() === '';
}

/** A secret becomes a variable of that name, which whoever uses the file gives a value. */
function hide(value: string, name: string): string {
  if (isOnlyVariables(value)) return value;
  const scheme = /^(?:Bearer|Basic|Token|Digest|ApiKey)\s+/i.exec(value)?.[0] ?? '';
  if (isOnlyVariables(value.slice(scheme.length))) return value;
  return `${scheme}{{${name.replace(/[^\w.-]+/g, '_')}}}`;
}

function hideNamed(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, looksSecret(name) ? hide(value, name) : value]),
  );
}

export function hideInAddress(address: string): string {
  return address
    .replace(/([?&])([^=&#?]+)=([^&#]*)/g, (whole, sign: string, name: string, value: string) =>
      looksSecret(name) ? `${sign}${name}=${hide(value, name)}` : whole,
    )
    .replace(
      /(:\/\/[^\s:/@?#]+:)([^\s/@?#]+)(?=@)/,
      (_whole, front: string, value: string) => front + hide(value, 'password'),
    );
}

export function hideInBody(body: unknown): unknown {
  if (typeof body === 'string') {
    return body.replace(
      /"((?:[^"\\]|\\.)+)"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g,
      (whole, name: string, between: string, value: string) =>
        looksSecret(name) ? `"${name}"${between}"${hide(value, name)}"` : whole,
    );
  }
  if (Array.isArray(body)) {
    return body.map((item) =>
      isRecord(item) &&
      typeof item.name === 'string' &&
      typeof item.value === 'string' &&
      looksSecret(item.name)
        ? { ...item, value: hide(item.value, item.name) }
        : hideInBody(item),
    );
  }
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' && looksSecret(name) ? hide(value, name) : hideInBody(value),
    ]),
  );
}

function hideInAuth(auth: Auth): Auth {
  switch (auth.type) {
    case 'basic':
      return { ...auth, password: hide(auth.password, 'password') };
    case 'bearer':
      return { ...auth, token: hide(auth.token, 'token') };
    case 'apiKey':
      return { ...auth, value: hide(auth.value, auth.name) };
    case 'oauth':
      return {
        ...auth,
        tokenUrl: hideInAddress(auth.tokenUrl),
        clientSecret: hide(auth.clientSecret, 'client_secret'),
      };
    default:
      return auth;
  }
}

function hideInEndpoint(endpoint: ApiEndpoint): ApiEndpoint {
  return {
    ...endpoint,
    path: hideInAddress(endpoint.path),
    headers: hideNamed(endpoint.headers),
    body: hideInBody(endpoint.body),
    ...(endpoint.auth && { auth: hideInAuth(endpoint.auth) }),
  };
}

/** The same test with a variable in the place of each secret. Variables that hold secrets lose their values. */
export function hideSecrets(config: ApiCheckConfig): ApiCheckConfig {
  const open = Object.entries(config.variables).filter(([name]) => !looksSecret(name));
  return {
    ...config,
    baseUrl: hideInAddress(config.baseUrl),
    variables: Object.fromEntries(open),
    ...(config.auth && { auth: hideInAuth(config.auth) }),
    endpoints: config.endpoints.map(hideInEndpoint),
  };
}

export function hideInLoad(config: LoadConfig): LoadConfig {
  return {
    ...config,
    url: hideInAddress(config.url),
    headers: hideNamed(config.headers),
    body: hideInBody(config.body),
  };
}

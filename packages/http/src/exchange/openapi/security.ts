import type { ApiEndpoint } from '@assay/contract';
import type { Notes } from '../read/types.ts';
import { asList, asRecord, asText, type Fields, isRecord, own } from '../read/values.ts';
import { variableName } from './parameters.ts';
import type { Resolve } from './resolve.ts';

export interface Security {
  auth?: NonNullable<ApiEndpoint['auth']>;
  headers: Record<string, string>;
}

function say(notes: Notes, ...variables: string[]): void {
  const names = variables.map((name) => `{{${name}}}`).join(' and ');
  notes.add(`Give ${names} a value, best as a secret of an environment.`);
}

function readKey(scheme: Fields, notes: Notes): Security {
  const name = asText(scheme.name) || 'X-API-Key';
  const variable = variableName(name);
  say(notes, variable);
  if (scheme.in === 'cookie') return { headers: { Cookie: `${name}={{${variable}}}` } };
  const place = scheme.in === 'query' ? 'query' : 'header';
  return { auth: { type: 'apiKey', name, value: `{{${variable}}}`, in: place }, headers: {} };
}

function readOAuth(scheme: Fields, scopes: unknown[], notes: Notes): Security {
  const credentials = asRecord(asRecord(scheme.flows).clientCredentials);
  const tokenUrl = asText(credentials.tokenUrl);
  if (tokenUrl !== '') {
    say(notes, 'client_id', 'client_secret');
    const scope = scopes.map(asText).join(' ').slice(0, 1000);
    const auth = {
      type: 'oauth',
      tokenUrl,
      clientId: '{{client_id}}',
      clientSecret: '{{client_secret}}',
      scope,
    } as const;
    return { auth, headers: {} };
  }
  notes.add(
    'Only client credentials of OAuth are fetched by themselves; for other flows a token is sent that you give.',
  );
  say(notes, 'access_token');
  return { auth: { type: 'bearer', token: '{{access_token}}' }, headers: {} };
}

function readScheme(name: string, scheme: Fields, scopes: unknown[], notes: Notes): Security | undefined {
  switch (scheme.type) {
    case 'http':
      if (/^basic$/i.test(asText(scheme.scheme))) {
        say(notes, 'username', 'password');
        return { auth: { type: 'basic', username: '{{username}}', password: '{{password}}' }, headers: {} };
      }
      if (/^bearer$/i.test(asText(scheme.scheme))) {
        say(notes, 'token');
        return { auth: { type: 'bearer', token: '{{token}}' }, headers: {} };
      }
      break;
    case 'apiKey':
      return readKey(scheme, notes);
    case 'oauth2':
    case 'openIdConnect':
      return readOAuth(scheme, scopes, notes);
  }
  notes.add(
    `The security scheme "${name}" (${asText(scheme.scheme) || asText(scheme.type)}) cannot be used here.`,
  );
  return undefined;
}

/** Who calls, by the first way that is allowed, with variables in the place of secrets. */
export function readSecurity(
  requirements: unknown,
  schemes: Fields,
  resolve: Resolve,
  notes: Notes,
): Security {
  const ways = asList(requirements).filter(isRecord);
  const needed = ways.find((way) => Object.keys(way).length > 0);
  if (!needed) return { headers: {} };
  const security: Security = { headers: {} };
  for (const [name, scopes] of Object.entries(needed)) {
    const scheme = resolve(own(schemes, name));
    if (!isRecord(scheme)) {
      notes.add(`The security scheme "${name}" is asked for, but not described.`);
      continue;
    }
    const read = readScheme(name, scheme, asList(scopes), notes);
    if (!read) continue;
    Object.assign(security.headers, read.headers);
    if (!security.auth && read.auth) security.auth = read.auth;
    else if (read.auth?.type === 'apiKey' && read.auth.in === 'header') {
      security.headers[read.auth.name] = read.auth.value;
    } else if (read.auth)
      notes.add(`Besides the first way to sign in, "${name}" is asked for too and was left out.`);
  }
  return security;
}

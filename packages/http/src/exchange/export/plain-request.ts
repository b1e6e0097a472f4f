import type { ApiEndpoint } from '@assay/contract';
import { asList, isRecord } from '../read/values.ts';

export type Field = { name: string; value: string; file?: { name: string; type: string } };

/** A request as any client sends it, variables still in their places. */
export interface PlainRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body:
    | { kind: 'none' }
    | { kind: 'text'; text: string }
    | { kind: 'form' | 'multipart'; fields: Field[] }
    | { kind: 'file'; name: string };
  user?: { name: string; password: string };
  /** Where a token must be asked for first. */
  oauth?: { tokenUrl: string; clientId: string; clientSecret: string; scope: string };
}

const types: Record<string, string> = {
  json: 'application/json',
  graphql: 'application/json',
  text: 'text/plain;charset=UTF-8',
};

function toField(name: string, value: unknown): Field {
  if (isRecord(value) && typeof value.base64 === 'string') {
    const file = {
      name: String(value.name ?? 'file'),
      type: String(value.type ?? 'application/octet-stream'),
    };
    return { name, value: '', file };
  }
  return { name, value: typeof value === 'string' ? value : (JSON.stringify(value) ?? '') };
}

function readFields(body: unknown): Field[] {
  if (typeof body === 'string')
    return [...new URLSearchParams(body)].map(([name, value]) => ({ name, value }));
  if (Array.isArray(body))
    return asList(body)
      .filter(isRecord)
      .map((item) => toField(String(item.name), item.value));
  return Object.entries(isRecord(body) ? body : {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => toField(name, item)) : [toField(name, value)],
  );
}

function readBody({ body, bodyKind }: ApiEndpoint): PlainRequest['body'] {
  if (body === undefined || body === null || body === '' || bodyKind === 'none') return { kind: 'none' };
  if (bodyKind === 'form' || bodyKind === 'multipart') return { kind: bodyKind, fields: readFields(body) };
  if (bodyKind === 'file')
    return { kind: 'file', name: isRecord(body) ? String(body.name ?? 'file') : 'file' };
  if (bodyKind === 'graphql')
    return { kind: 'text', text: JSON.stringify(typeof body === 'string' ? { query: body } : body) };
  return { kind: 'text', text: typeof body === 'string' ? body : JSON.stringify(body) };
}

export function joinAddress(base: string, path: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:\/\/)/i.test(path)) return path;
  const front = base.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return /^[?#]/.test(path) ? front + path : `${front}/${path.replace(/^\/+/, '')}`;
}

/** The address, headers and body of an endpoint, with who calls put in. */
export function plainRequest(
  endpoint: ApiEndpoint,
  auth: ApiEndpoint['auth'],
  baseUrl: string,
): PlainRequest {
  const headers = Object.entries(endpoint.headers);
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted.toLowerCase());
  const body = readBody(endpoint);
  const type = types[endpoint.bodyKind];
  if (body.kind === 'text' && type && !has('content-type')) headers.push(['Content-Type', type]);
  const request: PlainRequest = {
    method: endpoint.method,
    url: joinAddress(baseUrl, endpoint.path),
    headers,
    body,
  };
  switch (auth?.type) {
    case 'basic':
      request.user = { name: auth.username, password: auth.password };
      break;
    case 'bearer':
      if (!has('authorization')) headers.push(['Authorization', `Bearer ${auth.token}`]);
      break;
    case 'apiKey':
      if (auth.in === 'header') headers.push([auth.name, auth.value]);
      else
        request.url += `${request.url.includes('?') ? '&' : '?'}${encodeURIComponent(auth.name)}=${auth.value}`;
      break;
    case 'oauth':
      request.oauth = { ...auth, tokenUrl: joinAddress(baseUrl, auth.tokenUrl) };
      headers.push(['Authorization', 'Bearer {{access_token}}']);
      break;
  }
  return request;
}

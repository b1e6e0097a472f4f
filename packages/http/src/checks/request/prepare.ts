import type { ApiCheckConfig } from '@assay/contract';
import type { HeaderPair, SentEndpoint } from '../model/types.ts';
import type { Outgoing } from '../wire/follow.ts';
import { RequestHeaders } from '../wire/request-headers.ts';
import { buildBody, readGraphql } from './build-body.ts';
import { buildUrl } from './build-url.ts';
import type { Variables } from './variables.ts';

export interface Prepared {
  outgoing: Outgoing;
  shownBody: string;
}

const acceptAll: HeaderPair = ['Accept', '*/*'];
const acceptGraphql: HeaderPair = ['Accept', 'application/graphql-response+json, application/json;q=0.9'];
const acceptEncoding: HeaderPair = ['Accept-Encoding', 'gzip, deflate, br'];
const userAgent: HeaderPair = ['User-Agent', 'Assay'];

/** GraphQL over GET has no body: its parts go into the address. */
function putIntoQuery(url: URL, parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) continue;
    url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

/** The request of an endpoint with its variables filled in and its body built; who asks is not said yet. */
export function prepare(config: ApiCheckConfig, endpoint: SentEndpoint, variables: Variables): Prepared {
  const url = buildUrl(variables.fill(config.baseUrl), variables.fill(endpoint.path));
  const headers = new RequestHeaders();
  for (const [name, value] of Object.entries(endpoint.headers)) headers.set(name, variables.fill(value));
  const isGraphql = endpoint.bodyKind === 'graphql';
  const isQuery = isGraphql && endpoint.method === 'GET' && endpoint.body !== undefined;
  if (isQuery) putIntoQuery(url, readGraphql(endpoint.body, variables));
  const body = isQuery ? undefined : buildBody(endpoint, variables);
  if (body) headers.setDefault('Content-Type', body.type);
  headers.setFixed('accept', isGraphql ? acceptGraphql : acceptAll);
  headers.setFixed('accept-encoding', acceptEncoding);
  headers.setFixed('user-agent', userAgent);
  return {
    outgoing: {
      method: endpoint.method,
      url,
      headers,
      body: body?.bytes ?? null,
      followRedirects: endpoint.followRedirects,
      authHeaders: new Set(),
    },
    shownBody: body?.shown ?? '',
  };
}

import type { ApiDocumentation, ApiEndpoint, ApiResult } from '@assay/contract';
import { below } from '../read/split-address.ts';
import { describeBody, describeHeaders, describePath, describeQueries } from './describe-parameters.ts';
import { describeRequest } from './describe-request.ts';
import { describeResponses } from './describe-responses.ts';
import { maskNamed } from './mask-example.ts';
import { matches, type Template, templateOf } from './path-template.ts';

export interface Documenting {
  title?: string | undefined;
  baseUrl: string;
  endpoints: readonly ApiEndpoint[];
  /** Results of earlier runs; those of other endpoints are passed over. */
  observations: readonly ApiResult[];
  variables?: Record<string, string>;
}

interface Group {
  method: string;
  template: Template;
  endpoints: ApiEndpoint[];
  queries: string[];
  results: ApiResult[];
  /** Values of the path's parameters, as they were seen. */
  seen: string[][];
}

type Auth = ApiDocumentation['endpoints'][number]['auth'];

function splitPath(address: string): { path: string; query: string } {
  const [front = ''] = address.split('#', 1);
  const at = front.indexOf('?');
  return at < 0 ? { path: front, query: '' } : { path: front.slice(0, at), query: front.slice(at + 1) };
}

function readAuth({ auth, headers }: ApiEndpoint): Auth {
  const none = { name: '', in: 'header', tokenUrl: '' } as const;
  if (auth?.type === 'apiKey') return { ...none, type: 'apiKey', name: auth.name, in: auth.in };
  if (auth?.type === 'oauth')
    return { ...none, type: 'oauth', tokenUrl: auth.tokenUrl.split('?', 1)[0] ?? '' };
  if (auth && auth.type !== 'none') return { ...none, type: auth.type };
  const header = Object.entries(headers).find(([name]) => /^authorization$/i.test(name))?.[1] ?? '';
  if (/^basic\s/i.test(header)) return { ...none, type: 'basic' };
  return /^bearer\s/i.test(header) ? { ...none, type: 'bearer' } : null;
}

/** Endpoints that differ in ids and queries only are one. */
function groupEndpoints({ endpoints, baseUrl, variables }: Documenting): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const endpoint of endpoints) {
    const { path, query } = splitPath(below(baseUrl, endpoint.path));
    const template = templateOf(path === '' ? '/' : path, variables);
    const key = `${endpoint.method} ${template.key}`;
    const group = groups.get(key) ?? {
      method: endpoint.method,
      template,
      endpoints: [],
      queries: [],
      results: [],
      seen: [],
    };
    group.endpoints.push(endpoint);
    group.queries.push(query);
    groups.set(key, group);
  }
  return groups;
}

/** Puts each result to the endpoint whose path it fits best: the one with the fewest parameters. */
function assignResults(groups: readonly Group[], { observations, baseUrl }: Documenting): void {
  for (const result of observations) {
    const { path, query } = splitPath(below(baseUrl, result.url));
    const host = /^[a-z]+:\/\/[^/]*/i.exec(path)?.[0] ?? '';
    // Where the base is a variable only the path can be compared.
    const paths = baseUrl.includes('{{') ? [path, path.slice(host.length)] : [path];
    const [group] = groups
      .filter(
        ({ method, template }) => method === result.method && paths.some((one) => matches(template, one)),
      )
      .sort((one, other) => one.template.parameters.length - other.template.parameters.length);
    if (!group) continue;
    group.results.push(result);
    group.queries.push(query);
    const parts = path.slice(host.length).split('/');
    const wanted = group.template.path.replace(/^[a-z]+:\/\/[^/]*/i, '').split('/');
    group.seen.push(wanted.flatMap((part, index) => (part.startsWith('{') ? [parts[index] ?? ''] : [])));
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function describe({ results }: Group): string {
  const answered = results.filter(({ response }) => response !== null);
  if (answered.length === 0) return 'No answer was observed yet. Run a test to learn its answers.';
  const times = answered.map(({ timing }) => timing?.total).filter((time) => time !== undefined);
  const often = answered.length === 1 ? 'Observed once' : `Observed ${answered.length} times`;
  if (times.length === 0) return `${often}.`;
  const time = `${Math.round(median(times))} ms`;
  return answered.length === 1
    ? `${often}; the answer took ${time}.`
    : `${often}; half of the answers took ${time} or less.`;
}

function documentGroup(group: Group): ApiDocumentation['endpoints'][number] {
  const { method, template, endpoints, queries, results, seen } = group;
  const request = describeRequest(endpoints, results);
  const auth = endpoints.map(readAuth).find((one) => one !== null) ?? null;
  const isKey = (name: string) => auth?.type === 'apiKey' && auth.name.toLowerCase() === name.toLowerCase();
  return {
    method,
    path: template.path,
    name: endpoints[0]?.name ?? '',
    description: describe(group),
    auth,
    parameters: [
      ...describePath(template, seen),
      ...describeQueries(queries).filter(({ name }) => !(isKey(name) && auth?.in === 'query')),
      ...describeHeaders(endpoints).filter(({ name }) => !(isKey(name) && auth?.in === 'header')),
      ...(request ? describeBody(request.schema, request.example) : []),
    ],
    responses: describeResponses(endpoints, results),
    request,
  };
}

/** Documentation of endpoints, from what their tests say and what was observed of them; secrets are dots. */
export function documentEndpoints(documenting: Documenting): ApiDocumentation {
  const groups = [...groupEndpoints(documenting).values()];
  assignResults(groups, documenting);
  return {
    title: documenting.title ?? 'API documentation',
    baseUrl: documenting.baseUrl.replace(
      /(:\/\/[^\s:/@?#]+:)([^\s/@?#]+)(?=@)/,
      (_whole, front: string, value: string) => front + maskNamed('password', value),
    ),
    generatedAt: new Date().toISOString(),
    endpoints: groups.map(documentGroup),
  };
}

import type { ApiDocumentation } from '@assay/contract';
import { dots } from '../../checks/secrets/masks.ts';
import { isRecord } from '../read/values.ts';

type Documented = ApiDocumentation['endpoints'][number];
type Fields = Record<string, unknown>;

/** An address whose variables are those of a server. */
function describeServer(address: string): Fields {
  const names = [...address.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g)].map(([, name = '']) =>
    name.replace(/\W+/g, '_'),
  );
  let at = 0;
  const url = address.replace(/\{\{[^{}]+\}\}/g, () => `{${names[at++] ?? ''}}`);
  const variables = Object.fromEntries(names.map((name) => [name, { default: '' }]));
  return { url, ...(names.length > 0 && { variables }) };
}

function schemaOf(type: string): Fields {
  const [, name = 'string', format] = /^(\w+)(?: \(([\w-]+)\))?/.exec(type) ?? [];
  return name === 'any' ? {} : { type: name, ...(format && { format }) };
}

function isMasked(value: unknown): boolean {
  return typeof value === 'string' && value.includes(dots);
}

function describeParameter({
  name,
  type,
  description,
  required,
  example,
  in: place,
}: Documented['parameters'][number]): Fields {
  return {
    name,
    in: place,
    ...(description !== '' && { description }),
    required: place === 'path' ? true : required,
    schema: schemaOf(type),
    ...(example !== null && example !== undefined && !isMasked(example) && { example }),
  };
}

function describeContent(contentType: string, schema: unknown, example: unknown): Fields {
  const media = {
    ...(isRecord(schema) ? { schema } : { schema: { type: 'string' } }),
    ...(example !== null && example !== undefined && { example }),
  };
  return { content: { [contentType]: media } };
}

function describeResponses({ responses }: Documented): Fields {
  if (responses.length === 0) return { default: { description: 'No answer was observed yet.' } };
  return Object.fromEntries(
    responses.map(({ status, description, contentType, schema, example }) => [
      String(status),
      { description, ...(contentType !== '' && describeContent(contentType, schema, example)) },
    ]),
  );
}

function describeScheme({ type, name, in: place, tokenUrl }: NonNullable<Documented['auth']>): Fields {
  switch (type) {
    case 'apiKey':
      return { type, name, in: place };
    case 'oauth':
      return { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } };
    default:
      return { type: 'http', scheme: type };
  }
}

/** Schemes that are used, each under one name. */
function collectSchemes(endpoints: readonly Documented[]): Map<string, { name: string; scheme: Fields }> {
  const found = new Map<string, { name: string; scheme: Fields }>();
  for (const { auth } of endpoints) {
    if (!auth || found.has(JSON.stringify(auth))) continue;
    const taken = [...found.values()].filter(({ name }) => name.startsWith(auth.type)).length;
    const name = taken === 0 ? auth.type : `${auth.type}${taken + 1}`;
    found.set(JSON.stringify(auth), { name, scheme: describeScheme(auth) });
  }
  return found;
}

function nameOperation({ method, path }: Documented, taken: Set<string>): string {
  const words = `${method.toLowerCase()} ${path.replace(/^[a-z]+:\/\/[^/]*/i, '')}`
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const base = words
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('');
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
  taken.add(name);
  return name;
}

function describeOperation(endpoint: Documented, operationId: string, scheme: string | undefined): Fields {
  const { name, description, request, parameters } = endpoint;
  const outside = parameters.filter(({ in: place }) => place !== 'body').map(describeParameter);
  const body = request && {
    required: true,
    ...describeContent(request.contentType, request.schema, request.example),
  };
  return {
    summary: name,
    description,
    operationId,
    ...(outside.length > 0 && { parameters: outside }),
    ...(body && { requestBody: body }),
    responses: describeResponses(endpoint),
    ...(scheme && { security: [{ [scheme]: [] }] }),
  };
}

/** The documentation as OpenAPI 3.1, in JSON. */
export function writeOpenApi({ title, baseUrl, generatedAt, endpoints }: ApiDocumentation): string {
  const schemes = collectSchemes(endpoints);
  const taken = new Set<string>();
  const paths: Record<string, Fields> = {};
  for (const endpoint of endpoints) {
    const [, host, place = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)$/is.exec(endpoint.path) ?? [];
    const path = place.startsWith('/') ? place : `/${place}`;
    const scheme = endpoint.auth ? schemes.get(JSON.stringify(endpoint.auth))?.name : undefined;
    const operation = describeOperation(endpoint, nameOperation(endpoint, taken), scheme);
    const method = endpoint.method.toLowerCase();
    const item = paths[path] ?? {};
    paths[path] = item;
    // A second host with the same path has no place of its own in a document.
    if (!item[method]) item[method] = { ...operation, ...(host && { servers: [{ url: host }] }) };
  }
  const document = {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: `Written by Assay on ${generatedAt.slice(0, 10)}.` },
    servers: [describeServer(baseUrl)],
    paths,
    ...(schemes.size > 0 && {
      components: {
        securitySchemes: Object.fromEntries([...schemes.values()].map(({ name, scheme }) => [name, scheme])),
      },
    }),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

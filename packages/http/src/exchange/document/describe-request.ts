import type { ApiDocumentation, ApiEndpoint, ApiResult } from '@assay/contract';
import { asList, isRecord, tryJson } from '../read/values.ts';
import { inferSchema, type Schema } from './infer-schema.ts';
import { maskExample } from './mask-example.ts';

type Documented = ApiDocumentation['endpoints'][number];

const types: Record<string, string> = {
  json: 'application/json',
  graphql: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const fileSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

function isFile(value: unknown): boolean {
  return isRecord(value) && typeof value.base64 === 'string';
}

/** Fields as an object, a list for a name that stands several times. */
function readFields(body: unknown): Record<string, unknown> {
  if (isRecord(body)) return body;
  const pairs: [string, unknown][] = Array.isArray(body)
    ? asList(body)
        .filter(isRecord)
        .map((field) => [String(field.name), field.value])
    : [...new URLSearchParams(typeof body === 'string' ? body : '')];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of pairs) {
    fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value;
  }
  return fields;
}

function typeOf(endpoint: ApiEndpoint): string {
  const stated = Object.entries(endpoint.headers).find(([name]) => /^content-type$/i.test(name))?.[1];
  if (stated && endpoint.bodyKind !== 'multipart') return stated.split(';', 1)[0]?.trim() ?? '';
  const file = endpoint.bodyKind === 'file' && isRecord(endpoint.body) ? endpoint.body.type : undefined;
  return (
    types[endpoint.bodyKind] ?? (typeof file === 'string' && file !== '' ? file : 'application/octet-stream')
  );
}

/** A body as the value that it stands for; undefined where there is none. */
function bodyOf({ body, bodyKind }: ApiEndpoint): unknown {
  if (body === undefined || body === null || body === '' || bodyKind === 'none') return undefined;
  if (bodyKind === 'form' || bodyKind === 'multipart') return readFields(body);
  if (bodyKind === 'graphql') return typeof body === 'string' ? { query: body } : body;
  if (bodyKind === 'json') return typeof body === 'string' ? (tryJson(body)?.value ?? body) : body;
  return bodyKind === 'text' ? body : '';
}

function withFiles(schema: Schema, value: unknown): Schema {
  if (!isRecord(schema.properties) || !isRecord(value)) return schema;
  const properties = Object.entries(schema.properties).map(([name, inner]) => [
    name,
    isFile(value[name]) ? fileSchema : inner,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** Files are not shown in examples. */
function withoutFiles(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => !isFile(inner)));
}

/** What is sent: as it was written first, in a shape that fits all that was written and accepted. */
export function describeRequest(
  endpoints: readonly ApiEndpoint[],
  results: readonly ApiResult[],
): Documented['request'] {
  const [first] = endpoints.filter((endpoint) => bodyOf(endpoint) !== undefined);
  if (!first) return null;
  const contentType = typeOf(first);
  const value = bodyOf(first);
  if (first.bodyKind === 'text' || first.bodyKind === 'file') {
    const schema = first.bodyKind === 'text' ? { type: 'string' } : fileSchema;
    return { contentType, schema, example: first.bodyKind === 'text' ? maskExample(value) : null };
  }
  const written = endpoints.filter(({ bodyKind }) => bodyKind === first.bodyKind).map(bodyOf);
  const accepted = results
    .filter(({ response }) => response && response.status < 400)
    .map(({ request }) => (first.bodyKind === 'json' ? tryJson(request.body)?.value : undefined));
  const values = [...written, ...accepted].filter((one) => one !== undefined);
  return {
    contentType,
    schema: withFiles(inferSchema(values), value),
    example: maskExample(withoutFiles(value)),
  };
}

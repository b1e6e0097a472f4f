import type { ApiEndpoint } from '@assay/contract';
import type { Notes } from '../read/types.ts';
import { asRecord, isRecord } from '../read/values.ts';
import type { Resolve } from './resolve.ts';
import { givenExample, sampleSchema } from './sample-schema.ts';

export type Body = Pick<ApiEndpoint, 'bodyKind' | 'headers'> & { body?: unknown };

const preferred = [
  /^application\/json\b/i,
  /\+json\b|\/json\b/i,
  /^application\/x-www-form-urlencoded\b/i,
  /^multipart\//i,
  /^text\//i,
  /xml\b/i,
];

/** A request that is GraphQL, however it is described. */
export function looksLikeGraphql(body: unknown): boolean {
  return (
    isRecord(body) &&
    typeof body.query === 'string' &&
    /^\s*(?:#.*\n\s*)*(?:query|mutation|subscription|fragment|\{)/.test(body.query) &&
    Object.keys(body).every((name) => /^(?:query|variables|operationName|extensions)$/.test(name))
  );
}

/** Files among fields cannot come from a description: each becomes an empty one to be chosen. */
function readFields(
  example: unknown,
  schema: unknown,
  resolve: Resolve,
  notes: Notes,
): Record<string, unknown> {
  const fields = { ...asRecord(example) };
  for (const [name, inner] of Object.entries(asRecord(asRecord(resolve(schema)).properties))) {
    const { format, contentEncoding, contentMediaType } = asRecord(resolve(inner));
    if (format !== 'binary' && !(contentMediaType && !contentEncoding)) continue;
    fields[name] = { base64: '', name: 'file', type: String(contentMediaType ?? 'application/octet-stream') };
    notes.add(`The field "${name}" is a file. Choose one before you run the test.`);
  }
  return fields;
}

function asSent(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
}

/** The body of an operation, from its examples or made up from its schema. */
export function readBody(requestBody: unknown, resolve: Resolve, notes: Notes): Body {
  const content = asRecord(asRecord(resolve(requestBody)).content);
  const types = Object.keys(content);
  const type = preferred.map((wanted) => types.find((name) => wanted.test(name))).find(Boolean) ?? types[0];
  if (type === undefined) return { bodyKind: 'none', headers: {} };
  const media = asRecord(resolve(content[type]));
  const example = givenExample(media, resolve)?.value ?? sampleSchema(media.schema, resolve);
  const typed: Record<string, string> = /[*]/.test(type) ? {} : { 'Content-Type': type };
  if (/[/+]json\b/i.test(type)) {
    if (looksLikeGraphql(example)) return { bodyKind: 'graphql', headers: {}, body: example };
    return { bodyKind: 'json', headers: type === 'application/json' ? {} : typed, body: example ?? {} };
  }
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return { bodyKind: 'form', headers: {}, body: isRecord(example) ? example : asSent(example) };
  }
  if (/^multipart\//i.test(type)) {
    return { bodyKind: 'multipart', headers: {}, body: readFields(example, media.schema, resolve, notes) };
  }
  if (/^text\/|xml\b/i.test(type)) {
    if (typeof example !== 'string')
      notes.add(
        `Bodies of the type ${type} have no example that could be sent as it is. Write them yourself.`,
      );
    return { bodyKind: 'text', headers: typed, body: typeof example === 'string' ? example : '' };
  }
  notes.add(`A body of the type ${type} is a file. Choose one before you run the test.`);
  return { bodyKind: 'file', headers: {}, body: { base64: '', name: 'file', type } };
}

import type { ApiEndpoint } from '@assay/contract';
import type { BodyKind } from '@assay/contract/choices';
import { newKey } from '../../draft/test-draft.ts';

/** A file as the server takes it. */
export interface FileBody {
  base64: string;
  name: string;
  type: string;
}

/** What a request carries, as it is typed. */
export interface BodyDraft {
  bodyKind: BodyKind;
  /** JSON, text, or fields in JSON. */
  body: string;
  query: string;
  variables: string;
  operationName: string;
  /** With the name of the field in a multipart body; of a file body only the first counts. */
  files: readonly { key: string; field: string; file: FileBody }[];
}

export const noBody: BodyDraft = {
  bodyKind: 'json',
  body: '',
  query: '',
  variables: '',
  operationName: '',
  files: [],
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFile(value: unknown): value is FileBody {
  return isRecord(value) && typeof value.base64 === 'string';
}

function write(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}

function readFields(body: unknown): Pick<BodyDraft, 'body' | 'files'> {
  if (typeof body === 'string') return { body, files: [] };
  const pairs: { name: string; value: unknown }[] = Array.isArray(body)
    ? body.filter(isRecord).map(({ name, value }) => ({ name: write(name), value }))
    : Object.entries(isRecord(body) ? body : {}).map(([name, value]) => ({ name, value }));
  const files = pairs.flatMap(({ name, value }) =>
    isFile(value) ? [{ key: newKey(), field: name, file: value }] : [],
  );
  const rest = pairs.filter(({ value }) => !isFile(value));
  const isRepeated = new Set(rest.map(({ name }) => name)).size < rest.length;
  const fields = isRepeated ? rest : Object.fromEntries(rest.map(({ name, value }) => [name, value]));
  return { body: rest.length > 0 ? write(fields) : '', files };
}

export function readBody({ bodyKind, body }: Pick<ApiEndpoint, 'bodyKind' | 'body'>): BodyDraft {
  const draft = { ...noBody, bodyKind };
  if (bodyKind === 'graphql' && isRecord(body)) {
    return {
      ...draft,
      query: write(body.query),
      variables: write(body.variables),
      operationName: write(body.operationName),
    };
  }
  if (bodyKind === 'graphql') return { ...draft, query: write(body) };
  if (bodyKind === 'file') {
    return { ...draft, files: isFile(body) ? [{ key: newKey(), field: '', file: body }] : [] };
  }
  if (bodyKind === 'form' || bodyKind === 'multipart') return { ...draft, ...readFields(body) };
  return { ...draft, body: write(body) };
}

function writeFields(draft: BodyDraft): unknown {
  const text = draft.body.trim();
  const typed: unknown = text ? JSON.parse(text) : {};
  if (draft.bodyKind === 'form' || draft.files.length === 0) return typed;
  const fields = Array.isArray(typed)
    ? typed
    : Object.entries(isRecord(typed) ? typed : {}).map(([name, value]) => ({ name, value }));
  return [...fields, ...draft.files.map(({ field, file }) => ({ name: field || 'file', value: file }))];
}

/** The body that a draft without problems stands for; undefined where there is none. */
export function writeBody(draft: BodyDraft): unknown {
  switch (draft.bodyKind) {
    case 'none':
      return undefined;
    case 'json':
    case 'text':
      return draft.body.trim() ? draft.body : undefined;
    case 'form':
    case 'multipart':
      return writeFields(draft);
    case 'file':
      return draft.files[0]?.file;
    case 'graphql':
      return {
        query: draft.query,
        ...(draft.variables.trim() && { variables: JSON.parse(draft.variables) }),
        ...(draft.operationName.trim() && { operationName: draft.operationName.trim() }),
      };
  }
}

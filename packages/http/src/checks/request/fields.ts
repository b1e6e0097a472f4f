import { RequestProblem } from '../model/problem.ts';

export interface UploadedFile {
  bytes: Buffer;
  name: string;
  type: string;
}

export interface Field {
  name: string;
  value: string | UploadedFile;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A file as `{ base64, name, type }`; undefined for anything else. */
export function readFile(value: unknown): UploadedFile | undefined {
  if (!isRecord(value) || typeof value.base64 !== 'string') return undefined;
  const text = value.base64.replace(/^data:[^,]*,/, '');
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text)) {
    throw new RequestProblem(
      'bad request',
      'The content of the file is not base64. Choose the file once more.',
    );
  }
  return {
    bytes: Buffer.from(text, 'base64'),
    name: typeof value.name === 'string' && value.name !== '' ? value.name : 'file',
    type: typeof value.type === 'string' && value.type !== '' ? value.type : 'application/octet-stream',
  };
}

function toField(name: string, value: unknown): Field {
  const file = readFile(value);
  if (file) return { name, value: file };
  if (typeof value === 'string') return { name, value };
  return { name, value: value === undefined || value === null ? '' : JSON.stringify(value) };
}

/** Fields from `{ name: value }`, where a list stands for the same name several times, or from a list of `{ name, value }`. */
export function readFields(body: unknown): Field[] {
  if (typeof body === 'string')
    return [...new URLSearchParams(body)].map(([name, value]) => ({ name, value }));
  if (Array.isArray(body)) {
    return body.map((item: unknown) => {
      if (isRecord(item) && typeof item.name === 'string') return toField(item.name, item.value);
      throw new RequestProblem('bad request', 'Each field must have a name, as {"name": "…", "value": "…"}.');
    });
  }
  if (!isRecord(body))
    throw new RequestProblem('bad request', 'The body must be fields, as {"name": "value"}.');
  return Object.entries(body).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item: unknown) => toField(name, item)) : [toField(name, value)],
  );
}

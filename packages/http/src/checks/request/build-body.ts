import { RequestProblem } from '../model/problem.ts';
import type { SentEndpoint } from '../model/types.ts';
import { buildMultipart } from './build-multipart.ts';
import { readFields, readFile } from './fields.ts';
import { fillJson, type Variables } from './variables.ts';

export interface BuiltBody {
  bytes: Buffer;
  type: string;
  /** What people see of it: files by their names alone. */
  shown: string;
}

function bad(message: string, cause?: unknown): RequestProblem {
  return new RequestProblem('bad request', message, { cause });
}

function ofText(text: string, type: string): BuiltBody {
  return { bytes: Buffer.from(text), type, shown: text };
}

function buildJson(body: unknown, variables: Variables): BuiltBody | undefined {
  if (typeof body !== 'string') return ofText(JSON.stringify(variables.fillDeep(body)), 'application/json');
  const text = fillJson(body, variables);
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw bad(
      `The body is not valid JSON: ${reason}. Mend it, or choose text as its kind to send it as it is.`,
      error,
    );
  }
  return ofText(text, 'application/json');
}

/** The parts of a GraphQL request, from its text alone or from an object. */
export function readGraphql(body: unknown, variables: Variables): Record<string, unknown> {
  const filled = variables.fillDeep(body);
  if (typeof filled === 'string') return { query: filled };
  if (typeof filled !== 'object' || filled === null || !('query' in filled)) {
    throw bad('A GraphQL request needs a query. Write one as {"query": "…"}.');
  }
  const parts: Record<string, unknown> = { ...filled };
  if (typeof parts.variables === 'string') {
    try {
      parts.variables = parts.variables.trim() === '' ? undefined : JSON.parse(parts.variables);
    } catch (error) {
      throw bad('The variables of the GraphQL request are not valid JSON.', error);
    }
  }
  if (!parts.operationName) delete parts.operationName;
  return parts;
}

/** The bytes of a request's body; undefined where it has none. */
export function buildBody(
  endpoint: Pick<SentEndpoint, 'body' | 'bodyKind'>,
  variables: Variables,
): BuiltBody | undefined {
  const { body, bodyKind } = endpoint;
  if (body === undefined || body === null || bodyKind === 'none') return undefined;
  switch (bodyKind) {
    case 'json':
      return buildJson(body, variables);
    case 'text': {
      const text = variables.fill(typeof body === 'string' ? body : JSON.stringify(body));
      return text === '' ? undefined : ofText(text, 'text/plain;charset=UTF-8');
    }
    case 'form': {
      const fields = readFields(variables.fillDeep(body)).map(({ name, value }) => {
        if (typeof value !== 'string') throw bad(`The field "${name}" is a file, which a form cannot carry.`);
        return [name, value] as [string, string];
      });
      return ofText(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');
    }
    case 'multipart':
      return buildMultipart(readFields(variables.fillDeep(body)));
    case 'graphql':
      return ofText(JSON.stringify(readGraphql(body, variables)), 'application/json');
    case 'file': {
      const file = readFile(body);
      if (!file) throw bad('The body must be a file, as {"base64": "…", "name": "…", "type": "…"}.');
      const shown = `(file ${file.name}, ${file.bytes.length} bytes)`;
      return { bytes: file.bytes, type: file.type, shown };
    }
  }
}

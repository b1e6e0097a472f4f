import type { ApiCheck } from '@assay/contract';
import type { Answer, SentEndpoint, Verdict } from '../model/types.ts';
import { readErrors, sayErrors } from './graphql.ts';
import { NotJson, readJson } from './read-json.ts';
import { fail } from './verdicts.ts';

type Asked = Pick<SentEndpoint, 'body' | 'bodyKind' | 'path'>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A query, a mutation or a selection; `?query=shoes` is none. */
function isQuery(text: unknown): boolean {
  return typeof text === 'string' && text.includes('{');
}

function carriesQuery(body: unknown): boolean {
  const value = typeof body === 'string' ? tryJson(body) : body;
  // Several queries may be sent at once, as a list.
  return (Array.isArray(value) ? value : [value]).some((one) => isRecord(one) && isQuery(one.query));
}

/** Whether GraphQL was asked for, also where its query was written as plain JSON or into the address. */
function isGraphql({ body, bodyKind, path }: Asked, answer: Answer): boolean {
  if (bodyKind === 'graphql') return true;
  const type = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (type.toLowerCase().includes('application/graphql-response+json')) return true;
  if (bodyKind === 'json' || bodyKind === 'text') {
    if (carriesQuery(body)) return true;
  }
  const at = path.indexOf('?');
  return at >= 0 && isQuery(new URLSearchParams(path.slice(at)).get('query'));
}

const errorPath = /^\$(?:\[(?:\d+|\*)\])?(?:\.{1,2}errors(?![\w-])|(?:\.\.)?\[\s*(["'])errors\1)/;

function messagesOf(errors: readonly unknown[]): string[] {
  return errors.flatMap((error) =>
    isRecord(error) && typeof error.message === 'string' && error.message !== '' ? [error.message] : [],
  );
}

/** Whether a check speaks about errors, so that it decides about them. */
function speaksAboutErrors(check: ApiCheck, answer: Answer, errors: readonly unknown[]): boolean {
  switch (check.type) {
    case 'graphql':
      return true;
    case 'status': {
      const wanted = typeof check.equals === 'string' ? [check.equals] : check.equals;
      return answer.status >= 400 && wanted.some((pattern) => /^[45]/.test(pattern));
    }
    case 'jsonpath':
      if (errorPath.test(check.path.trim())) return true;
      return check.path.trim() === '$' && isRecord(check.value) && 'errors' in check.value;
    case 'schema':
      return (
        isRecord(check.schema) &&
        Array.isArray(check.schema.required) &&
        check.schema.required.includes('errors')
      );
    case 'body': {
      const { operator, value } = check;
      if (operator === 'not contains' || value === '') return false;
      const names = (message: string) => message.includes(value) || value.includes(message);
      return /error/i.test(value) || messagesOf(errors).some(names);
    }
    default:
      return false;
  }
}

/**
 * What is wrong with a GraphQL answer that has errors although no check of its request speaks about them; undefined where it is fine
 * or no GraphQL answer at all. Servers send errors with status 200, so a check of the status does not see them.
 */
export function findGraphqlErrors(
  asked: Asked,
  answer: Answer,
  checks: readonly ApiCheck[],
): Verdict | undefined {
  if (!isGraphql(asked, answer)) return undefined;
  const errors = tryErrors(answer);
  if (errors.length === 0) return undefined;
  if (checks.some((check) => speaksAboutErrors(check, answer, errors))) return undefined;
  const actual = sayErrors(errors);
  return fail(
    `The GraphQL answer is ${actual}. If errors are expected, add a check for them.`,
    'without errors',
    actual,
  );
}

function tryErrors(answer: Answer): unknown[] {
  try {
    const value = readJson(answer);
    return (Array.isArray(value) ? value : [value]).flatMap(readErrors);
  } catch (error) {
    if (error instanceof NotJson) return [];
    throw error;
  }
}

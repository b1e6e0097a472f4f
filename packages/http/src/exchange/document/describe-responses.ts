import { STATUS_CODES } from 'node:http';
import type { ApiDocumentation, ApiEndpoint, ApiResult } from '@assay/contract';
import { tryJson } from '../read/values.ts';
import { inferSchema } from './infer-schema.ts';
import { maskExample } from './mask-example.ts';

type DocumentedResponse = ApiDocumentation['endpoints'][number]['responses'][number];
type Answer = NonNullable<ApiResult['response']>;

function typeOf(answer: Answer): string {
  const stated = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return stated.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function nameStatus(status: number): string {
  return STATUS_CODES[status] ?? `Status ${status}`;
}

function describeObserved(status: number, answers: readonly Answer[]): DocumentedResponse {
  const withBody = answers.filter(({ body }) => body !== '');
  const parsed = withBody
    .filter(({ isText, isCut }) => isText && !isCut)
    .map(({ body }) => tryJson(body))
    .filter((value) => value !== undefined);
  const [sample] = withBody;
  const isJson =
    parsed.length > 0 &&
    (parsed.length === withBody.length || /[/+]json$/.test(sample ? typeOf(sample) : ''));
  const said = answers.find(({ statusText }) => statusText !== '')?.statusText;
  return {
    status,
    description: said && said !== STATUS_CODES[status] ? said : nameStatus(status),
    contentType: sample ? typeOf(sample) || (isJson ? 'application/json' : 'text/plain') : '',
    example: isJson ? maskExample(parsed[0]?.value) : sample?.isText ? maskExample(sample.body) : null,
    schema: isJson ? inferSchema(parsed.map(({ value }) => value)) : null,
    observed: answers.length,
  };
}

/** Statuses that tests expect, and the shape where one of them says it. */
function expectedOf({ validations }: ApiEndpoint): { statuses: number[]; schema: unknown } {
  const statuses = validations
    .filter((check) => check.type === 'status')
    .flatMap(({ equals }) => [equals].flat())
    .filter((status) => /^\d{3}$/.test(status))
    .map(Number);
  const schema = validations.find((check) => check.type === 'schema')?.schema ?? null;
  return { statuses, schema: statuses.length === 1 ? schema : null };
}

/** The answers that were observed, by their status, and those that tests expect beside them. */
export function describeResponses(
  endpoints: readonly ApiEndpoint[],
  results: readonly ApiResult[],
): DocumentedResponse[] {
  const answers = results.map(({ response }) => response).filter((response) => response !== null);
  const described = new Map<number, DocumentedResponse>();
  for (const [status, group] of Map.groupBy(answers, ({ status }) => status)) {
    described.set(status, describeObserved(status, group));
  }
  for (const { statuses, schema } of endpoints.map(expectedOf)) {
    for (const status of statuses) {
      if (described.has(status)) continue;
      const contentType = schema === null ? '' : 'application/json';
      described.set(status, {
        status,
        description: nameStatus(status),
        contentType,
        example: null,
        schema,
        observed: 0,
      });
    }
  }
  return [...described.values()].sort((one, other) => one.status - other.status);
}

import type { ApiCheck } from '@assay/contract';
import type { Answer, Verdict } from '../model/types.ts';
import { readJson } from './read-json.ts';
import { show } from './show.ts';
import { fail, judge } from './verdicts.ts';

function say(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return show(error);
  const path = 'path' in error && Array.isArray(error.path) ? ` at ${error.path.join('.')}` : '';
  return `${show(error.message)}${path}`;
}

/** The errors that an answer of GraphQL tells of. */
export function readErrors(answer: unknown): unknown[] {
  const isRecord = typeof answer === 'object' && answer !== null;
  return isRecord && 'errors' in answer && Array.isArray(answer.errors) ? answer.errors : [];
}

export function sayErrors(errors: readonly unknown[]): string {
  const more = errors.length > 1 ? ` and ${errors.length - 1} more` : '';
  return errors.length === 0 ? 'without errors' : `with the error ${say(errors[0])}${more}`;
}

/** Whether the answer of a GraphQL server tells of errors, whatever its status is. */
export function evaluateGraphql(check: Extract<ApiCheck, { type: 'graphql' }>, answer: Answer): Verdict {
  const expected = check.errors === 'none' ? 'without errors' : 'with errors';
  const value = readJson(answer);
  const isAnswer =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    ('data' in value || 'errors' in value);
  if (!isAnswer) {
    return fail(
      `The body is not an answer of GraphQL: it has neither "data" nor "errors".`,
      expected,
      show(value),
    );
  }
  const errors = readErrors(value);
  const actual = sayErrors(errors);
  return judge(errors.length > 0 === (check.errors === 'some'), 'The GraphQL answer', expected, actual);
}

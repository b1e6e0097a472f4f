import type { ApiCheck } from '@assay/contract';
import type { Answer, Verdict } from '../model/types.ts';
import { holds, sayExpected } from './compare.ts';
import { evaluateGraphql } from './graphql.ts';
import { evaluateHeader } from './header.ts';
import { evaluateJsonpath } from './jsonpath.ts';
import { BadPattern } from './match-text.ts';
import { NotJson } from './read-json.ts';
import { evaluateSchema } from './schema.ts';
import { BadPath } from './select-nodes.ts';
import { show } from './show.ts';
import { fail, judge, refuse } from './verdicts.ts';

function evaluateStatus(check: Extract<ApiCheck, { type: 'status' }>, answer: Answer): Verdict {
  const patterns = typeof check.equals === 'string' ? [check.equals] : check.equals;
  const status = String(answer.status);
  const passed = patterns.some((pattern) => pattern === status || pattern.toLowerCase() === `${status[0]}xx`);
  const actual = answer.statusText === '' ? status : `${status} ${answer.statusText}`;
  return judge(passed, 'The status', patterns.join(' or '), actual);
}

function evaluateBody(check: Extract<ApiCheck, { type: 'body' }>, answer: Answer): Verdict {
  const expected = sayExpected(check.operator, check.value);
  if (!answer.isText) return fail('The body is not text.', expected, `${answer.size} bytes`);
  return judge(holds(check.operator, answer.body, check.value), 'The body', expected, show(answer.body));
}

function evaluate(check: ApiCheck, answer: Answer): Verdict {
  switch (check.type) {
    case 'status':
      return evaluateStatus(check, answer);
    case 'header':
      return evaluateHeader(check, answer);
    case 'body':
      return evaluateBody(check, answer);
    case 'jsonpath':
      return evaluateJsonpath(check, answer);
    case 'schema':
      return evaluateSchema(check, answer);
    case 'graphql':
      return evaluateGraphql(check, answer);
    case 'time': {
      const passed = answer.totalMs <= check.maxMs;
      return judge(passed, 'The response time', `at most ${check.maxMs} ms`, `${answer.totalMs} ms`);
    }
    case 'size': {
      const passed = answer.size <= check.maxBytes;
      return judge(passed, 'The size of the body', `at most ${check.maxBytes} bytes`, `${answer.size} bytes`);
    }
  }
}

function sayWanted(check: ApiCheck): string {
  if (check.type === 'schema') return 'to keep to the schema';
  if (check.type === 'graphql') return check.errors === 'none' ? 'without errors' : 'with errors';
  return 'operator' in check ? sayExpected(check.operator, check.value) : '';
}

/** Judges one check. What cannot be judged does not hold, and says why. */
export function evaluateCheck(check: ApiCheck, answer: Answer): Verdict {
  try {
    return evaluate(check, answer);
  } catch (error) {
    if (error instanceof NotJson) return fail(error.message, sayWanted(check), show(answer.body));
    if (error instanceof BadPath || error instanceof BadPattern) {
      return refuse(error.message, sayWanted(check));
    }
    if (error instanceof RangeError) return refuse('The answer is nested too deeply.', sayWanted(check));
    throw error;
  }
}

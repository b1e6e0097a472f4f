import type { ApiCheck } from '@assay/contract';
import type { Answer, Verdict } from '@assay/http/checks';
import type { Expectation } from '@assay/planner/steps';
import { cannotCheck } from '../judge/observe-page.ts';
import { judgedFinally, type Observation } from '../judge/types.ts';
import { Problem } from '../progress/problem.ts';

type Given = Expectation['condition'];

export function readSchema(text: string): Record<string, unknown> | boolean {
  try {
    const schema: unknown = JSON.parse(text);
    if (typeof schema === 'boolean') return schema;
    if (typeof schema === 'object' && schema !== null && !Array.isArray(schema)) return { ...schema };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem('not understood', `The schema is no JSON: ${reason}.`, { cause: error });
  }
  throw new Problem('not understood', 'The schema is neither an object nor true or false.');
}

/** A condition as the check that judges it; undefined where answers are not judged by it. */
export function toCheck(condition: Given): ApiCheck | undefined {
  switch (condition.is) {
    case 'answer':
      return condition.check;
    case 'status':
      return { type: 'status', equals: String(condition.value) };
    case 'seconds':
      return { type: 'time', maxMs: condition.atMost * 1000 };
    case 'schema':
      return { type: 'schema', schema: readSchema(condition.value) };
    case 'text':
      return { type: 'body', operator: condition.how, value: condition.value };
    case 'value':
      return { type: 'body', operator: 'equals', value: condition.value };
    case 'empty':
      return { type: 'size', maxBytes: 0 };
    default:
      return undefined;
  }
}

const subjects: Partial<Record<ApiCheck['type'], string>> = {
  status: 'the status is ',
  time: 'the answer took ',
  size: 'the body has ',
  body: 'the body is ',
  graphql: 'the answer is ',
};

function tellActual(check: ApiCheck, { actual, message }: Verdict): string {
  if (check.type === 'header') return `the header "${check.name}" is ${actual}`;
  if (check.type === 'jsonpath' && !message.startsWith('The body')) return `${check.path} is ${actual}`;
  const subject = subjects[check.type];
  return subject === undefined ? message.replace(/\.$/, '') : `${subject}${actual}`;
}

/** "2" in quotes may be the number 2: who writes steps puts every value in quotes. A value without quotes keeps its type. */
function unquote(check: ApiCheck): ApiCheck | undefined {
  if (check.type !== 'jsonpath' || check.operator !== 'equals' || typeof check.value !== 'string')
    return undefined;
  if (!/^(?:-?\d+(?:\.\d+)?|true|false|null)$/.test(check.value)) return undefined;
  return { ...check, value: JSON.parse(check.value) };
}

/** Whether an answer is as expected. It has come, so another look would show the same. */
export function observeAnswer(
  condition: Given,
  answer: Answer,
  judge: (check: ApiCheck, answer: Answer) => Verdict,
): Observation {
  const check = toCheck(condition);
  if (!check) return cannotCheck('response', condition);
  const plain = unquote(check);
  const first = judge(check, answer);
  const verdict = plain && !first.passed ? judge(plain, answer) : first;
  if (verdict.isUnusable)
    return { outcome: 'problem', problem: new Problem('not understood', verdict.message), isFinal: true };
  return judgedFinally(verdict.passed, tellActual(check, verdict));
}

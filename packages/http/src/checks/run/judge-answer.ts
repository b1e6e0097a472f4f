import type { ApiCheck, ApiResult } from '@assay/contract';
import { evaluateCheck } from '../evaluate/evaluate-check.ts';
import { RequestProblem } from '../model/problem.ts';
import type { Answer, Verdict } from '../model/types.ts';
import { hasPlaceholder, type Variables } from '../request/variables.ts';
import type { Masks } from '../secrets/masks.ts';

/** For all checks of an answer: while they are judged, nothing else is done here. */
const longestMs = 2000;

type Judged = ApiResult['checks'][number];

function hasVariable(value: unknown): boolean {
  if (typeof value === 'string') return hasPlaceholder(value);
  return typeof value === 'object' && value !== null && hasPlaceholder(JSON.stringify(value));
}

/** Whether a check names variables. A schema stays as it is, so that it is made ready once. */
function isTemplate(check: ApiCheck): boolean {
  return check.type !== 'schema' && Object.values(check).some(hasVariable);
}

/** What a variable's text says as JSON, where it says a number or the like. */
function readValue(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Variables are texts, but `{{id}}` is also meant to equal a number: both readings count. */
function evaluateFilled(check: ApiCheck, answer: Answer, variables: Variables): Verdict {
  if (!isTemplate(check)) return evaluateCheck(check, answer);
  const filled = variables.fillDeep(check) as ApiCheck;
  const verdict = evaluateCheck(filled, answer);
  if (filled.type !== 'jsonpath' || check.type !== 'jsonpath' || filled.value === check.value) return verdict;
  const value = readValue(filled.value);
  if (value === undefined) return verdict;
  const other = evaluateCheck({ ...filled, value }, answer);
  const isNegative = filled.operator === 'not equals' || filled.operator === 'not contains';
  return other.passed === !isNegative ? other : verdict;
}

function evaluate(check: ApiCheck, answer: Answer, variables: Variables): Verdict {
  try {
    return evaluateFilled(check, answer, variables);
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    return { passed: false, message: error.message, expected: '', actual: '' };
  }
}

/** What is told of a verdict; secrets are dots in it. */
export function maskVerdict(verdict: Verdict, masks: Masks): Omit<Judged, 'check'> {
  const { passed, message, expected, actual } = verdict;
  return {
    passed,
    message: masks.text(message),
    expected: masks.text(expected),
    actual: masks.text(actual),
  };
}

/** Every check of an endpoint with its verdict; without an answer none holds. */
export function judgeAnswer(
  checks: readonly ApiCheck[],
  answer: Answer | undefined,
  variables: Variables,
  masks: Masks,
): Judged[] {
  const start = performance.now();
  return checks.map((check) => {
    const isLate = performance.now() - start > longestMs;
    if (!answer || isLate) {
      const reason = isLate ? 'the checks before it took too long' : 'no whole answer came';
      const message = `This was not checked, because ${reason}.`;
      return { check: masks.deep(check), passed: false, message, expected: '', actual: '' };
    }
    return { check: masks.deep(check), ...maskVerdict(evaluate(check, answer, variables), masks) };
  });
}

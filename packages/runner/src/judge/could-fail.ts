import { type Expectation, isAudit } from '@assay/planner/steps';
import { matchesPattern } from './texts.ts';

/** Texts with nothing in common: what matches all of them matches anything. */
const unlike = ['', 'q', '7 – ö'];

function matchesAnything(pattern: string): boolean {
  try {
    return unlike.every((text) => matchesPattern(text, pattern));
  } catch {
    // A pattern that cannot be used has failed already.
    return false;
  }
}

/** Every address of a page contains these, whatever it is. */
function isInEveryAddress(value: string): boolean {
  return 'http'.includes(value.trim().toLowerCase()) || '://'.includes(value.trim());
}

function isNothingOrMore({ comparison, value }: { comparison: string; value: number }): boolean {
  return (comparison === 'at least' && value <= 0) || (comparison === 'more than' && value < 0);
}

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'];

type AnswerCheck = Extract<Expectation['condition'], { is: 'answer' }>['check'];

function couldAnswerFail(check: AnswerCheck): boolean {
  if (check.type === 'status') return !classes.every((one) => check.equals.includes(one));
  if (check.type !== 'header' && check.type !== 'jsonpath') return true;
  // Every JSON value is there at its root.
  if (check.type === 'jsonpath' && check.path.trim() === '$' && check.operator === 'exists') return false;
  if (check.operator === 'matches') return !matchesAnything(String(check.value));
  return check.operator !== 'contains' || String(check.value).trim() !== '';
}

/** Whether a page is thinkable on which the expectation does not hold. One that holds everywhere proves nothing. */
export function couldFail({ subject, condition, negated }: Expectation): boolean {
  if (negated) return true;
  // What an audit measures is never less than nothing.
  if (isAudit(subject.of) && condition.is === 'number' && isNothingOrMore(condition)) return false;
  if (condition.is === 'text' && condition.how === 'contains') {
    if (subject.of === 'address' && isInEveryAddress(condition.value)) return false;
    return condition.value.trim() !== '';
  }
  if (condition.is === 'holding only') return condition.value.trim() !== '';
  if (condition.is === 'answer') return couldAnswerFail(condition.check);
  if (condition.is === 'text' && condition.how === 'matches') return !matchesAnything(condition.value);
  return condition.is !== 'count' || !isNothingOrMore(condition);
}

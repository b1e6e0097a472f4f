import type { Verdict } from '../model/types.ts';

/** A verdict whose message says what is, and what should be. */
export function judge(passed: boolean, subject: string, expected: string, actual: string): Verdict {
  const message = passed
    ? `${subject} is ${actual}, as expected.`
    : `${subject} is ${actual}, expected ${expected}.`;
  return { passed, message, expected, actual };
}

/** A check that cannot be used as it is written. */
export function refuse(message: string, expected: string): Verdict {
  return { passed: false, message, expected, actual: '', isUnusable: true };
}

/** A check that does not hold for a reason of its own. */
export function fail(message: string, expected: string, actual: string): Verdict {
  return { passed: false, message, expected, actual };
}

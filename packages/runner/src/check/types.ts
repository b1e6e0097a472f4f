import type { Found } from '../act/find-target.ts';
import type { Problem } from '../evidence/problem.ts';

/** One look at the page with an expectation in mind. */
export type Observation =
  | {
      outcome: 'judged';
      /** Whether the condition itself is true; a negation is applied later. */
      holds: boolean;
      /** What there is, as a person would say it. */
      actual: string;
      found?: Found;
    }
  | { outcome: 'problem'; problem: Problem };

export interface CheckResult {
  holds: boolean;
  expected: string;
  actual: string;
  found?: Found;
  /** It holds, and so does its opposite. */
  hollow?: true;
}

export function judged(holds: boolean, actual: string, found?: Found): Observation {
  return { outcome: 'judged', holds, actual, ...(found && { found }) };
}

import type { Found } from '../act/find-target.ts';
import type { ComparisonEvidence } from '../evidence/events.ts';
import { Problem } from '../evidence/problem.ts';

/** One look at the page with an expectation in mind. */
export type Observation =
  | {
      outcome: 'judged';
      /** Whether the condition itself is true; a negation is applied later. */
      holds: boolean;
      /** What there is, as a person would say it. */
      actual: string;
      found?: Found;
      /** However long one waits, it stays so. */
      isFinal?: true;
      /** It holds because there was nothing that could have told otherwise. */
      hollow?: true;
      /** For looks. */
      comparison?: ComparisonEvidence;
    }
  | { outcome: 'problem'; problem: Problem; isFinal?: true };

export interface CheckResult {
  holds: boolean;
  expected: string;
  actual: string;
  found?: Found;
  /** It holds, and so does its opposite; or there was nothing to compare with. */
  hollow?: true;
  comparison?: ComparisonEvidence;
}

export function judged(holds: boolean, actual: string, found?: Found): Observation {
  return { outcome: 'judged', holds, actual, ...(found && { found }) };
}

/** Like `judged`, where another look would show the same. */
export function judgedFinally(holds: boolean, actual: string): Observation {
  return { outcome: 'judged', holds, actual, isFinal: true };
}

/** This browser cannot tell: no verdict, and never a pass. */
export function unsupported(message: string): Observation {
  return { outcome: 'problem', problem: new Problem('environment', message), isFinal: true };
}

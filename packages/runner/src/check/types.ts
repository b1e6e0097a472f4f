import type { Found } from '../act/find-target.ts';
import type { ComparisonEvidence } from '../evidence/events.ts';
import { Problem } from '../evidence/problem.ts';

/** What a look at the page tells of an expectation. */
export interface Judged {
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
  /** What the page says against it, in its own words. */
  saysOtherwise?: string;
  /** For looks. */
  comparison?: ComparisonEvidence;
}

/** One look at the page with an expectation in mind. */
export type Observation = Judged | { outcome: 'problem'; problem: Problem; isFinal?: true };

export interface CheckResult {
  holds: boolean;
  expected: string;
  actual: string;
  found?: Found;
  /** It holds, and so does its opposite; or there was nothing to compare with. */
  hollow?: true;
  comparison?: ComparisonEvidence;
}

export function judged(holds: boolean, actual: string, found?: Found): Judged {
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

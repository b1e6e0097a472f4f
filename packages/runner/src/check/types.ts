import type { Found } from '../act/find-target.ts';
import type { ComparisonEvidence } from '../evidence/events.ts';
import type { Judged, Proof, Undecided } from '../judge/types.ts';

/** A judgement whose element was found again in the browser. */
export interface Seen extends Omit<Judged, 'found' | 'saysOtherwise'> {
  found?: Found;
  /** It holds because there was nothing that could have told otherwise. */
  hollow?: true;
  /** For looks. */
  comparison?: ComparisonEvidence;
}

/** One look at the page with an expectation in mind. */
export type Looked = Seen | Undecided;

export interface CheckResult {
  holds: boolean;
  expected: string;
  actual: string;
  found?: Found;
  proof?: Proof;
  /** It holds, and so does its opposite; or there was nothing to compare with. */
  hollow?: true;
  comparison?: ComparisonEvidence;
}

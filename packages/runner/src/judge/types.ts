import type { Target } from '@assay/planner/steps';
import type { Candidate } from '../ground/types.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

/** The element that was judged, with the other candidates. */
export interface Chosen {
  target: Target;
  element: SeenElement;
  /** The chosen one first. */
  candidates: Candidate[];
  snapshot: PageSnapshot;
}

export function choose(
  snapshot: PageSnapshot,
  target: Target,
  candidates: [Candidate, ...Candidate[]],
): Chosen {
  return { target, element: candidates[0].element, candidates, snapshot };
}

export type Proof =
  /** All that was counted or looked at. */
  | { of: 'elements'; elements: readonly SeenElement[]; snapshot: PageSnapshot }
  /** Those beside the judged element, of which it is not so. */
  | { of: 'others'; elements: readonly SeenElement[]; snapshot: PageSnapshot }
  /** The page's own words. */
  | { of: 'words'; words: string }
  /** Values in the order in which the page shows them. */
  | { of: 'order'; values: readonly string[] };

/** What one look at the page tells of an expectation. */
export interface Judged {
  outcome: 'judged';
  /** Whether the condition itself is true; a negation is applied later. */
  holds: boolean;
  /** What there is, as a person would say it. */
  actual: string;
  found?: Chosen;
  /** What proves it, where that is not the one element. */
  proof?: Proof;
  /** However long one waits, it stays so. */
  isFinal?: true;
  /** Neither it nor its denial holds: the thing is there in a form that the claim does not speak of. */
  isDoubtful?: true;
  /** Nothing was seen that tells either way: it does not hold, and neither does its opposite. */
  isUnsure?: true;
  /** What the page says against it, in its own words. */
  saysOtherwise?: string;
}

export interface Undecided {
  outcome: 'problem';
  problem: Problem;
  isFinal?: true;
}

export type Observation = Judged | Undecided;

export function judged(holds: boolean, actual: string, found?: Chosen): Judged {
  return { outcome: 'judged', holds, actual, ...(found && { found }) };
}

/** Like `judged`, where another look would show the same. */
export function judgedFinally(holds: boolean, actual: string): Judged {
  return { outcome: 'judged', holds, actual, isFinal: true };
}

/** Like `judged`, where too little was seen to believe the claim or its denial. */
export function unsure(actual: string, found?: Chosen): Judged {
  return { ...judged(false, actual, found), isUnsure: true };
}

/** This browser cannot tell: no verdict, and never a pass. */
export function unsupported(message: string): Undecided {
  return { outcome: 'problem', problem: new Problem('environment', message), isFinal: true };
}

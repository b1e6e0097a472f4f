import type { Expectation } from '@assay/planner/steps';
import { doubtMissingPlace } from './doubt-missing-place.ts';
import { judgeNow } from './judge.ts';
import { lookWithoutPlace } from './look-without-place.ts';
import { type Needs, orNeeds } from './needs.ts';
import type { View } from './page-view.ts';
import { lookForTold } from './told-words.ts';
import { type Observation, unsure } from './types.ts';

export interface Conclusion {
  outcome: 'concluded';
  seen: Observation;
  warning?: string;
}

/** Who says within how many seconds a thing must be there says that it may be missing: then the claim fails. */
function judgeLate({ withinSeconds, negated, subject }: Expectation, seen: Observation): Observation {
  if (withinSeconds === undefined || negated || subject.of !== 'element') return seen;
  const isMissing = seen.outcome === 'problem' && seen.problem.class === 'not found';
  return isMissing ? unsure(`it was not there within ${withinSeconds} seconds`) : seen;
}

/**
 * The last word on an expectation when waiting is over: what was not found in its place is looked for elsewhere, what was told
 * without quotes in other words, and an absence in a place that is not there is no absence.
 */
export function conclude(
  view: View,
  expectation: Expectation,
  first: Observation,
  source: string,
): Conclusion | Needs {
  return orNeeds(() => {
    const placed = lookWithoutPlace(view, expectation, first, (one) => judgeNow(view, one));
    const told = lookForTold(view, expectation, placed.seen, source);
    const problem =
      told.outcome === 'judged' && told.holds ? doubtMissingPlace(view, expectation) : undefined;
    return {
      outcome: 'concluded',
      seen: problem ? { outcome: 'problem', problem } : judgeLate(expectation, told),
      ...(placed.warning !== undefined && { warning: placed.warning }),
    };
  });
}

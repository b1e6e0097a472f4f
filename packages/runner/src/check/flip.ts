import type { Comparison, Expectation } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { couldFail } from '../judge/could-fail.ts';
import { checkExpectation, fillInExpectation, lookOnce } from './check.ts';
import type { CheckResult } from './types.ts';

type Condition = Expectation['condition'];

const otherComparisons: Partial<Record<Comparison, Comparison>> = {
  'at least': 'less than',
  'less than': 'at least',
  'at most': 'more than',
  'more than': 'at most',
};

const otherStates: Partial<
  Record<Condition['is'], 'visible' | 'hidden' | 'enabled' | 'disabled' | 'checked' | 'unchecked'>
> = {
  visible: 'hidden',
  hidden: 'visible',
  enabled: 'disabled',
  disabled: 'enabled',
  checked: 'unchecked',
  unchecked: 'checked',
};

/** The condition that is true exactly where this one is not, where there is one to be observed by itself. */
function oppositeCondition(condition: Condition): Condition | undefined {
  const state = otherStates[condition.is];
  if (state) return { is: state };
  if (condition.is === 'sorted')
    return { ...condition, direction: condition.direction === 'ascending' ? 'descending' : 'ascending' };
  if (condition.is !== 'number' && condition.is !== 'count') return undefined;
  const comparison = otherComparisons[condition.comparison];
  return comparison && { ...condition, comparison };
}

/** What may not hold where the expectation holds. */
export function oppositeOf({ negated, ...expectation }: Expectation): Expectation {
  if (negated) return expectation;
  const condition = oppositeCondition(expectation.condition);
  return condition ? { ...expectation, condition } : { ...expectation, negated: true };
}

/** These take seconds to look at, and their opposite is nothing but the same answer turned round. */
const expensive = new Set<Expectation['subject']['of']>(['accessibility', 'picture', 'load time']);

/** Checks, and where it held looks once whether the opposite would hold on the same page as well. */
export async function checkBothWays(
  context: StepContext,
  given: Expectation,
  seconds?: number,
): Promise<CheckResult> {
  // Once for both ways: a value made up anew would make the opposite hold.
  const expectation = await fillInExpectation(given, context.fillIn);
  const result = await checkExpectation({ ...context, fillIn: async (value) => value }, expectation, seconds);
  if (!result.holds) return result;
  if (!couldFail(expectation)) {
    context.warn('There is no page on which this expectation would not hold, so it proves nothing.');
    return { ...result, hollow: true };
  }
  if (expensive.has(expectation.subject.of)) return result;
  const turned = await lookOnce(context, oppositeOf(expectation));
  if (turned.outcome !== 'judged' || !turned.holds) return result;
  context.warn(
    `The opposite of this expectation holds on the same page too (${turned.actual}), so it proves nothing. Name what is meant more closely.`,
  );
  return { ...result, hollow: true };
}

import type { Expectation } from '@assay/planner/steps';

/** Whether a page is thinkable on which the expectation does not hold. One that holds everywhere proves nothing. */
export function couldFail({ condition, negated }: Expectation): boolean {
  if (negated) return true;
  if (condition.is === 'text' && condition.how === 'contains') return condition.value.trim() !== '';
  if (condition.is === 'text' && condition.how === 'matches') return !/^\/?\.?\*?\/?$/.test(condition.value);
  if (condition.is === 'count') {
    return !(
      (condition.comparison === 'at least' && condition.value <= 0) ||
      (condition.comparison === 'more than' && condition.value < 0)
    );
  }
  return true;
}

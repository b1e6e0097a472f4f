import type { Expectation } from '@assay/planner/steps';

/** Whether something must not be on the page: it holds by what a look does not see. */
export function claimsAbsence({ subject, condition, negated }: Expectation): boolean {
  if (condition.is === 'new tab') return negated === true;
  if (subject.of !== 'element' && subject.of !== 'page text' && subject.of !== 'page') return false;
  return negated === true || condition.is === 'hidden';
}

import { renderStep, type Target } from '@assay/planner/steps';

const verb = 'Click ';

/** A target in the words of the canonical language, as it would stand in a step. */
export function sayTarget(target: Target): string {
  return renderStep({ do: 'click', target }).slice(verb.length);
}

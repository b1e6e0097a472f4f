import type { Expectation } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { viewOf } from '../ground/view.ts';
import { leaveOutPlace } from '../ground/without-place.ts';
import { snapshotOf } from './facts.ts';
import type { View } from './page-view.ts';
import type { Observation } from './types.ts';

function isMissing(seen: Observation): boolean {
  if (seen.outcome === 'problem') return seen.problem.class === 'not found';
  return !seen.holds && !seen.found;
}

export interface Placed {
  seen: Observation;
  warning?: string;
}

/**
 * The place that was said may go by no name on the page. What is claimed to be there, and is on the page exactly once, is
 * looked at where it is, with a warning. What must be absent is never looked for elsewhere.
 */
export function lookWithoutPlace(
  view: View,
  expectation: Expectation,
  seen: Observation,
  observe: (expectation: Expectation) => Observation,
): Placed {
  const { subject, condition, negated, every } = expectation;
  if (subject.of !== 'element' || negated || every || !isMissing(seen)) return { seen };
  if (condition.is !== 'visible' && condition.is !== 'text') return { seen };
  if (!subject.target.within && !subject.target.near) return { seen };
  const { discourse } = view;
  const without = leaveOutPlace(viewOf(snapshotOf(view)), subject.target, 'look', { discourse });
  if (!without) return { seen };
  const again = observe({ ...expectation, subject: { of: 'element', target: without.target } });
  if (again.outcome !== 'judged' || !again.holds) return { seen };
  const warning = `The place ${nameTarget(without.place)} was not found; ${nameTarget(without.target)} is on the page once, and was looked at there.`;
  return { seen: again, warning };
}

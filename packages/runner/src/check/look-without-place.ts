import type { Expectation } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { look } from '../act/find-target.ts';
import { nameTarget } from '../act/name-target.ts';
import { viewOf } from '../ground/view.ts';
import { leaveOutPlace } from '../ground/without-place.ts';
import type { Observation } from './types.ts';

function isMissing(seen: Observation): boolean {
  if (seen.outcome === 'problem') return seen.problem.class === 'not found';
  return !seen.holds && !seen.found;
}

/**
 * The place that was said may go by no name on the page. What is claimed to be there, and is on the page exactly once, is
 * looked at where it is, with a warning. What must be absent is never looked for elsewhere.
 */
export async function lookWithoutPlace(
  context: StepContext,
  expectation: Expectation,
  seen: Observation,
  observe: (expectation: Expectation) => Promise<Observation>,
): Promise<Observation> {
  const { subject, condition, negated, every } = expectation;
  if (subject.of !== 'element' || negated || every || !isMissing(seen)) return seen;
  if (condition.is !== 'visible' && condition.is !== 'text') return seen;
  if (!subject.target.within && !subject.target.near) return seen;
  const snapshot = await look(context, context.progress).catch(() => undefined);
  if (!snapshot) return seen;
  const { discourse } = context.session;
  const without = leaveOutPlace(viewOf(snapshot), subject.target, 'look', { discourse });
  if (!without) return seen;
  const again = await observe({ ...expectation, subject: { of: 'element', target: without.target } });
  if (again.outcome !== 'judged' || !again.holds) return seen;
  context.warn(
    `The place ${nameTarget(without.place)} was not found; ${nameTarget(without.target)} is on the page once, and was looked at there.`,
  );
  return again;
}

import type { Expectation, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { viewOf } from '../ground/view.ts';
import { leaveOutPlace } from '../ground/without-place.ts';
import { snapshotOf } from './facts.ts';
import type { View } from './page-view.ts';
import { containsText } from './texts.ts';
import { type Observation, unsure } from './types.ts';

function isMissing(seen: Observation): boolean {
  if (seen.outcome === 'problem') return seen.problem.class === 'not found';
  return !seen.holds && !seen.found;
}

/** What lies below or beside a text is not there without the text. */
function isAbsentText(view: View, { name, kind }: Target): boolean {
  const isText = kind === 'text' || kind === 'heading' || kind === 'message';
  return isText && name !== '' && !containsText(snapshotOf(view).text, name);
}

export interface Placed {
  seen: Observation;
  warning?: string;
}

/**
 * The part of the page that was said may go by no name. What is claimed to be there, and is on the page exactly once, is looked at
 * where it is, with a warning. What must be absent, or near something, is never looked for elsewhere.
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
  const { within, near } = subject.target;
  if (near)
    return {
      seen: isAbsentText(view, near.anchor)
        ? unsure(`there is no ${nameTarget(near.anchor).slice('the '.length)}`)
        : seen,
    };
  if (!within) return { seen };
  const { discourse } = view;
  const without = leaveOutPlace(viewOf(snapshotOf(view)), subject.target, 'look', { discourse });
  if (!without) return { seen };
  const again = observe({ ...expectation, subject: { of: 'element', target: without.target } });
  if (again.outcome !== 'judged' || !again.holds) return { seen };
  const warning = `The place ${nameTarget(without.place)} was not found; ${nameTarget(without.target)} is on the page once, and was looked at there.`;
  return { seen: again, warning };
}

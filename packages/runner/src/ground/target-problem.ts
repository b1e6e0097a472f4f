import { capitalise } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import { Problem } from '../progress/problem.ts';
import { nameTarget } from './name-target.ts';
import type { Candidate, Grounding } from './types.ts';

/** A problem of grounding, with what was considered. */
export class TargetProblem extends Problem {
  readonly candidates: Candidate[];
  /** What was looked for. */
  readonly target: Target;

  constructor(
    problemClass: 'not found' | 'ambiguous',
    message: string,
    candidates: Candidate[],
    target: Target,
  ) {
    super(problemClass, message);
    this.candidates = candidates;
    this.target = target;
  }
}

/** Why a target was not found, and what to write instead. */
export function explain(target: Target, grounding: Exclude<Grounding, { outcome: 'found' }>): TargetProblem {
  const name = nameTarget(target);
  if (grounding.outcome === 'ambiguous') {
    const phrases = grounding.candidates.slice(0, 5).map(({ phrase }) => phrase);
    return new TargetProblem(
      'ambiguous',
      `${capitalise(name)} could be ${grounding.candidates.length} elements. Say which one: ${phrases.join('; or ')}.`,
      grounding.candidates,
      target,
    );
  }
  const nearest = grounding.nearest.slice(0, 3).map(({ phrase }) => phrase);
  const hint = nearest.length > 0 ? ` The nearest are: ${nearest.join('; ')}.` : '';
  const missing = grounding.lost
    ? `What was chosen for ${name} before is no longer on the page as it was. Choose again.`
    : `${capitalise(name)} was not found on the page.`;
  return new TargetProblem('not found', missing + hint, grounding.nearest, target);
}

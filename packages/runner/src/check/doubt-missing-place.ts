import type { Expectation, Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { look } from '../act/find-target.ts';
import { isPageCalled } from '../act/go-to-place.ts';
import { nameTarget } from '../act/name-target.ts';
import { capitalise, TargetProblem } from '../act/target-problem.ts';
import { resolve } from '../ground/resolve.ts';
import { findScopes } from '../ground/scope.ts';
import type { Purpose } from '../ground/types.ts';
import { viewOf } from '../ground/view.ts';

/** Things may be gone with what was in them; a part of the page that nobody finds was misunderstood. */
const lasting = new Set<Target['kind']>([undefined, 'section', 'form', 'table', 'list']);

/** Nothing is in a place that is not there, so that an absence there proves nothing. */
export async function doubtMissingPlace(context: StepContext, expectation: Expectation): Promise<void> {
  const { subject, condition, negated } = expectation;
  const isAbsence = condition.is === 'hidden' || (negated === true && condition.is === 'visible');
  if (!isAbsence || subject.of !== 'element') return;
  const { within: place, ...anywhere } = subject.target;
  if (!place || place.name === 'it' || !lasting.has(place.kind)) return;
  const snapshot = await look(context, context.progress).catch(() => undefined);
  if (!snapshot || isPageCalled(snapshot, place.name)) return;
  const view = viewOf(snapshot);
  const { discourse } = context.session;
  const find = (one: Target, purpose: Purpose) => resolve(view, one, purpose, { discourse });
  if (findScopes(view, place, find).outcome !== 'not found') return;
  // A list goes with the last that was in it, but what is still on the page may well be in what the author calls a list.
  if (place.name === '' && find(anywhere, 'look').outcome === 'not found') return;
  const message = `${capitalise(nameTarget(place))} was not found on the page, so that nothing can be said of what is in it.`;
  throw new TargetProblem('not found', message, [], place);
}

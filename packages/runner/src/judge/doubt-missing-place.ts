import { capitalise } from '@assay/contract/text';
import type { Expectation, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { isPageCalled } from '../ground/named-page.ts';
import { resolve } from '../ground/resolve.ts';
import { findScopes } from '../ground/scope.ts';
import { TargetProblem } from '../ground/target-problem.ts';
import type { Purpose } from '../ground/types.ts';
import { viewOf } from '../ground/view.ts';
import { snapshotOf } from './facts.ts';
import type { View } from './page-view.ts';
import { wasSeen } from './seen-before.ts';
import { containsText } from './texts.ts';

/** Things may be gone with what was in them; a part of the page that nobody finds was misunderstood. */
const lasting = new Set<Target['kind']>([undefined, 'section', 'form', 'table', 'list']);

/** What a list shows comes and goes. */
const listed = /^(?:row|item|card|cell|option)$/;

/** Nothing stands beside what is not there, unless that has just gone and took it along. */
function doubtAnchor(seen: View, anchor: Target): TargetProblem | undefined {
  const { name, kind = '' } = anchor;
  const { discourse } = seen;
  if (name === '' || name === 'it' || listed.test(kind)) return undefined;
  const view = viewOf(snapshotOf(seen));
  if (resolve(view, anchor, 'look', { discourse, isLiteral: true }).outcome !== 'not found') return undefined;
  if (wasSeen(seen, (one) => [one.text, one.name, one.label].some((said) => containsText(said, name))))
    return undefined;
  const message = `${capitalise(nameTarget(anchor))} was not found on the page, so that nothing can be said of what is beside it.`;
  return new TargetProblem('not found', message, [], anchor);
}

/** Nothing is in a place that is not there, so that an absence there proves nothing. */
export function doubtMissingPlace(seen: View, expectation: Expectation): TargetProblem | undefined {
  const { subject, condition, negated } = expectation;
  const isAbsence = condition.is === 'hidden' || (negated === true && condition.is === 'visible');
  if (!isAbsence || subject.of !== 'element') return undefined;
  const beside = subject.target.near && doubtAnchor(seen, subject.target.near.anchor);
  if (beside) return beside;
  const { within: place, ...anywhere } = subject.target;
  if (!place || place.name === 'it' || !lasting.has(place.kind)) return undefined;
  const snapshot = snapshotOf(seen);
  if (isPageCalled(snapshot, place.name)) return undefined;
  const view = viewOf(snapshot);
  const { discourse } = seen;
  const find = (one: Target, purpose: Purpose) => resolve(view, one, purpose, { discourse, isLiteral: true });
  if (findScopes(view, place, find).outcome !== 'not found') return undefined;
  // A list goes with the last that was in it, but what is still on the page may well be in what the author calls a list.
  if (place.name === '' && find(anywhere, 'look').outcome === 'not found') return undefined;
  const message = `${capitalise(nameTarget(place))} was not found on the page, so that nothing can be said of what is in it.`;
  return new TargetProblem('not found', message, [], place);
}

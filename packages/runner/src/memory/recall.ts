import type { Target } from '@assay/planner/steps';
import type { RememberedElement } from '../evidence/memory-types.ts';
import { findSame } from '../ground/find-same.ts';
import { gate } from '../ground/gate.ts';
import type { Outcome } from '../ground/outcome.ts';
import { resolve } from '../ground/resolve.ts';
import { decisive } from '../ground/score-element.ts';
import type { Discourse, Purpose } from '../ground/types.ts';
import { viewOf } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { isCalled } from './find-healed.ts';
import { isNamed } from './is-named.ts';

/** The words name another element, and better than they name the known one. */
function pointElsewhere(outcome: Outcome, { name }: Target, known: SeenElement): boolean {
  if (outcome.outcome === 'not found') return false;
  const meant = outcome.outcome === 'found' ? [outcome.best] : outcome.rivals;
  if (meant.some(({ element }) => element.ref === known.ref)) return false;
  return meant.some(
    ({ words, element }) => words >= decisive && (isCalled(name, element) || !isCalled(name, known)),
  );
}

/**
 * The remembered element, where it has not changed and the sentence may still mean it. It helps where words alone do not decide; where they
 * do, there is nothing to recall, whether they name it or another.
 */
export function recall(
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
  { fingerprint }: RememberedElement,
  discourse?: Discourse,
): SeenElement | undefined {
  const known = findSame(snapshot, fingerprint);
  const view = viewOf(snapshot);
  if (!known || gate(view, known, purpose, target.kind) === 'no') return undefined;
  const outcome = resolve(view, target, purpose, discourse ? { discourse } : {});
  if (pointElsewhere(outcome, target, known)) return undefined;
  // What the words find surely needs no memory.
  const isSure = outcome.outcome === 'found' && outcome.best.words >= decisive;
  if (isSure && outcome.best.element.ref === known.ref) return undefined;
  // "The second row" means a place: what stood there before is no answer unless the words name it too.
  const isAmong =
    outcome.outcome === 'ambiguous' && outcome.rivals.some(({ element }) => element.ref === known.ref);
  return isNamed(target) || isAmong ? known : undefined;
}

import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { findSimilar } from './find-similar.ts';
import { fingerprintOf } from './fingerprint.ts';
import { gate } from './gate.ts';
import type { Scored } from './score-element.ts';
import type { Discourse } from './types.ts';
import type { View } from './view.ts';

export const pronouns = new Set(['it', 'this', 'that', 'them', 'same', 'the same', 'that one', 'this one']);
const telling = new Set([
  'form',
  'dialog',
  'alertdialog',
  'row',
  'listitem',
  'article',
  'group',
  'region',
  'tabpanel',
  'search',
  'generic',
]);

/** The element spoken of before, on the page as it is now. */
function findAgain(view: View, before: SeenElement | undefined): SeenElement | undefined {
  if (!before) return undefined;
  const same = view.snapshot.elements.find(
    ({ path, role, frame, name }) =>
      path === before.path && frame === before.frame && role === before.role && name === before.name,
  );
  if (same) return same;
  const similar = findSimilar(view.snapshot, fingerprintOf(before));
  return similar.outcome === 'found' ? similar.element : undefined;
}

/** "It", "that row", "the same field". */
export function findSpoken(view: View, target: Target, discourse: Discourse | undefined): Scored | undefined {
  if (!discourse || target.ordinal !== undefined || target.near || !pronouns.has(target.name.toLowerCase()))
    return undefined;
  const last = findAgain(view, discourse.lastElement);
  const places = [
    findAgain(view, discourse.lastContainer),
    ...(last?.containers.map((ref) => view.byRef.get(ref)) ?? []),
  ];
  const meant = [last, ...places].find(
    (element) =>
      element !== undefined &&
      (target.kind === undefined || gate(view, element, 'look', target.kind) === 'fits'),
  );
  return meant && { element: meant, words: 1, rank: 1, tier: 'exact', reason: 'it was spoken of last' };
}

/** Of several that answer equally well, the one in the same form, row or dialog as what was spoken of last. */
export function preferSpoken(
  view: View,
  target: Target,
  rivals: readonly Scored[],
  discourse: Discourse | undefined,
): Scored | undefined {
  const last = findAgain(view, discourse?.lastElement);
  const spoken = findAgain(view, discourse?.lastContainer);
  if (target.name === '' && spoken) {
    const same = rivals.find(({ element }) => element.ref === spoken.ref);
    if (same) return same;
  }
  const places = [...(last?.containers ?? []), ...(spoken ? [spoken.ref, ...spoken.containers] : [])];
  for (const ref of places) {
    if (!telling.has(view.byRef.get(ref)?.role ?? '')) continue;
    const inside = rivals.filter(({ element }) => element.containers.includes(ref) || element.ref === ref);
    if (inside.length === 1 && rivals.length > 1) return inside[0];
    if (inside.length > 1) return undefined;
  }
  return undefined;
}

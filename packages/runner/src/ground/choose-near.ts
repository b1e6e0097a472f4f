import type { Relation } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { listAlike } from './choose.ts';
import { distanceBy } from './near.ts';
import type { Scored } from './score-element.ts';
import { isInside, type View } from './view.ts';

export interface Near extends Scored {
  distance: number;
}

/** Nearer than anything that only touches. */
const inside = -10;

/** The matches that lie where it was said, the nearest first. */
export function chooseNear(
  view: View,
  relation: Relation,
  anchors: readonly SeenElement[],
  accepted: readonly Scored[],
): Near[] {
  const near: Near[] = [];
  for (const one of listAlike(view, accepted)) {
    const { element } = one;
    if (
      anchors.some(
        (anchor) =>
          anchor.ref === element.ref ||
          isInside(anchor, element) ||
          (isInside(element, anchor) && relation !== 'next to'),
      )
    )
      continue;
    const distances = anchors
      // A line of a list is often nothing but its text and its buttons: they stand next to that text.
      .map((anchor) => (isInside(element, anchor) ? inside : distanceBy(relation, anchor.box, element.box)))
      .filter((distance) => distance !== undefined);
    if (distances.length > 0) near.push({ ...one, distance: Math.min(...distances) });
  }
  return near.sort((one, other) => one.distance - other.distance);
}

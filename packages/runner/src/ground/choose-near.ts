import type { Relation } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { listAlike } from './choose.ts';
import { distanceBy } from './near.ts';
import type { Scored } from './score-element.ts';
import { isInside, type View } from './view.ts';

/** Nearer than anything that only touches. */
const inside = -10;

export interface Near extends Scored {
  distance: number;
}

/** How many steps of their paths two elements share. */
function sharedSteps(one: SeenElement, other: SeenElement): number {
  if (one.frame !== other.frame) return 0;
  const steps = other.path.split('>');
  const place = one.path.split('>').findIndex((step, at) => step !== steps[at]);
  return place < 0 ? steps.length : place;
}

/**
 * "The button next to the heading": one that stands in the heading's own line and part is meant, also where a button of another part
 * is nearer above or below.
 */
function preferOwnLine(anchors: readonly SeenElement[], near: Near[]): Near[] {
  const [first] = near;
  const [anchor] = anchors;
  if (!first || !anchor || anchors.length > 1) return near;
  const isBeside = ({ element }: Near) =>
    distanceBy('right of', anchor.box, element.box) !== undefined ||
    distanceBy('left of', anchor.box, element.box) !== undefined;
  if (first.distance < 0 || isBeside(first)) return near;
  const shared = sharedSteps(anchor, first.element);
  const beside = near.filter((one) => isBeside(one) && sharedSteps(anchor, one.element) > shared);
  const rest = near.filter((one) => !beside.includes(one));
  const ahead = beside.map((one) => ({
    ...one,
    distance: one.distance + inside - (beside[0]?.distance ?? 0),
  }));
  return [...ahead, ...rest];
}

const groups = /^(?:group|radiogroup|region|form|list|table|tabpanel|article|search)$/;

/** What stands in a group stands under its title too; the title of a group stands for the group. */
function findGroups({ snapshot }: View, anchors: readonly SeenElement[]): SeenElement[] {
  const titles = anchors.filter(({ role, tag, text }) => (role === 'heading' || tag === 'legend') && text);
  const titled = snapshot.elements.filter(
    (element) =>
      groups.test(element.role) &&
      titles.some((title) => isInside(title, element) && (element.name || element.label) === title.text),
  );
  return [...new Set([...anchors.filter(({ role }) => groups.test(role)), ...titled])];
}

/** The matches that lie where it was said, the nearest first. */
export function chooseNear(
  view: View,
  relation: Relation,
  anchors: readonly SeenElement[],
  accepted: readonly Scored[],
): Near[] {
  const near: Near[] = [];
  const around = relation === 'below' ? findGroups(view, anchors) : [];
  for (const one of listAlike(view, accepted)) {
    const { element } = one;
    if (around.some((group) => isInside(element, group))) {
      near.push({ ...one, distance: inside });
      continue;
    }
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
  const sorted = near.sort((one, other) => one.distance - other.distance);
  return relation === 'next to' ? preferOwnLine(anchors, sorted) : sorted;
}

import type { Relation } from '@assay/planner/steps';
import { overlap } from '../snapshot/attach-labels.ts';
import type { Box } from '../snapshot/types.ts';

const leastOverlap = 0.3;

function gap(start: number, length: number, otherStart: number): number {
  return otherStart - (start + length);
}

/** How far a box lies from the anchor in the stated direction; undefined where it does not lie there. */
export function distanceBy(relation: Relation, anchor: Box, box: Box): number | undefined {
  if (relation === 'next to') {
    const distances = (['right of', 'left of', 'below', 'above'] as const).map((one) =>
      distanceBy(one, anchor, box),
    );
    const known = distances.filter((distance) => distance !== undefined);
    return known.length > 0 ? Math.min(...known) : undefined;
  }
  const vertical = relation === 'below' || relation === 'above';
  const inBand = vertical
    ? overlap(anchor.x, anchor.width, box.x, box.width) >= leastOverlap
    : overlap(anchor.y, anchor.height, box.y, box.height) >= leastOverlap;
  if (!inBand) return undefined;
  const distance = {
    below: gap(anchor.y, anchor.height, box.y),
    above: gap(box.y, box.height, anchor.y),
    'right of': gap(anchor.x, anchor.width, box.x),
    'left of': gap(box.x, box.width, anchor.x),
  }[relation];
  // Borders may overlap by a little.
  return distance >= -4 ? Math.max(0, distance) : undefined;
}

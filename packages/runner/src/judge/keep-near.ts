import type { Target } from '@assay/planner/steps';
import { distanceBy } from '../ground/near.ts';
import { explain } from '../ground/target-problem.ts';
import { isInside, viewOf } from '../ground/view.ts';
import type { Problem } from '../progress/problem.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { groundIn } from './ground-in.ts';
import type { PageView } from './page-view.ts';

const levelOf = ({ tag }: SeenElement) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 7);

/** What follows a heading, up to the next one of its level. */
function listUnder(page: PageView, heading: SeenElement, things: readonly SeenElement[]): SeenElement[] {
  const { order, snapshot } = viewOf(page.snapshot);
  const place = (element: SeenElement) => order.get(element.ref) ?? 0;
  const next = snapshot.elements.find(
    (one) =>
      one.role === 'heading' &&
      one.states.visible &&
      place(one) > place(heading) &&
      levelOf(one) <= levelOf(heading),
  );
  const end = next ? place(next) : Number.POSITIVE_INFINITY;
  return things.filter((one) => place(one) > place(heading) && place(one) < end && !isInside(one, heading));
}

/** Of several things, those that lie where the target says: "the buttons below the Schemas heading". */
export function keepNear(
  page: PageView,
  { near }: Target,
  things: readonly SeenElement[],
): SeenElement[] | Problem {
  if (!near) return [...things];
  const anchor = groundIn(page, near.anchor, 'look');
  if (anchor.outcome !== 'found') return explain(near.anchor, anchor);
  const { element } = anchor.chosen;
  if (near.relation === 'below' && element.role === 'heading') return listUnder(page, element, things);
  return things.filter(
    (one) =>
      one !== element &&
      !isInside(element, one) &&
      distanceBy(near.relation, element.box, one.box) !== undefined,
  );
}

import type { Condition, Target } from '@assay/planner/steps';
import { distanceBy } from '../ground/near.ts';
import { resolve } from '../ground/resolve.ts';
import { isInside, viewOf } from '../ground/view.ts';
import type { SeenElement } from '../snapshot/types.ts';
import type { PageView } from './page-view.ts';
import { matchText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

/** Parts of one line do not stand equally high, nor at the same distance. */
const slack = 8;
/** Several lines may stand above or below these. */
const large = /^(?:table|grid|treegrid|list|form|region|group|dialog|article|figure|img|tabpanel)$/;

/**
 * "The line above the table shows …" where no such element stands there: any text in that place may be meant. It fails only
 * where the text is nowhere on the page. Where one was found beside a text that shows otherwise, only what stands as near as that one.
 */
export function observeNear(
  page: PageView,
  target: Target,
  condition: Condition,
  denied?: SeenElement,
): Observation | undefined {
  const { snapshot } = page;
  const { name, near, within, ordinal } = target;
  if (name !== '' || !near || within || ordinal !== undefined) return undefined;
  if (condition.is !== 'text' || condition.how === 'matches') return undefined;
  const anchor = resolve(viewOf(snapshot), near.anchor, 'look', { discourse: page.discourse });
  if (anchor.outcome !== 'found') return undefined;
  const { element: there } = anchor.best;
  const saying = snapshot.elements.filter(
    ({ text, states }) => states.visible && text !== '' && matchText(text, condition.how, condition.value),
  );
  const distanceOf = ({ box }: SeenElement) => distanceBy(near.relation, there.box, box);
  const farthest =
    denied && !large.test(there.role) ? (distanceOf(denied) ?? 0) + slack : Number.POSITIVE_INFINITY;
  const isClose = (element: SeenElement) => {
    const distance = distanceOf(element);
    return distance !== undefined && distance <= farthest;
  };
  const placed = saying.filter(
    (element) =>
      element !== there &&
      element.frame === there.frame &&
      !isInside(element, there) &&
      !isInside(there, element) &&
      isClose(element),
  );
  const innermost = placed.filter((element) => !placed.some((other) => isInside(other, element)));
  const [only] = innermost;
  if (only && innermost.length === 1) {
    const candidate = { element: only, score: 1, reason: 'it stands there', phrase: show(only.text) };
    const found = choose(snapshot, target, [candidate]);
    return judged(true, `${show(only.text)} stands there`, found);
  }
  return saying.length === 0 && !matchText(snapshot.text, 'contains', condition.value)
    ? judged(false, 'the text is nowhere on the page')
    : undefined;
}

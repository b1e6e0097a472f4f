import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { isInside, viewOf } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { findPlace } from './find-place.ts';
import type { PageView } from './page-view.ts';
import { matchText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

/** What is written beside a thing without its name: a trip says "Cancelled", not "Status: Cancelled". */
const unwritten =
  /^(?:(?:current|new) )?(?:status|state|label|tag|role|type|category|priority|stage|condition)$/i;
const things = new Set<Target['kind']>(['item', 'card', 'row', 'section', undefined]);

const listed = /^(?:listitem|row|article|option|treeitem)$/;

/** The whole of what is listed, where only its heading or its link was named. */
function findThing(snapshot: PageSnapshot, named: SeenElement): SeenElement | undefined {
  const { repeated } = viewOf(snapshot);
  const isThing = (one: SeenElement) => listed.test(one.role) || repeated.has(one.ref);
  const around = snapshot.elements.filter((one) => (one === named || isInside(named, one)) && isThing(one));
  return around.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** "Its status is Cancelled": a part of the thing that says nothing but that word. It fails where the thing has the word nowhere. */
export function observeLabelOf(
  page: PageView,
  { name, kind, within, near, ordinal }: Target,
  condition: Condition,
): Observation | undefined {
  const { snapshot } = page;
  if (!unwritten.test(name) || (kind && kind !== 'badge') || !within || near || ordinal !== undefined)
    return undefined;
  if (condition.is !== 'text' || condition.how === 'matches' || !things.has(within.kind)) return undefined;
  const { value } = condition;
  const named = /^\p{L}/u.test(value) ? findPlace(page, within) : undefined;
  const place = named && findThing(snapshot, named);
  if (!place) return undefined;
  const said = snapshot.elements.find(
    (one) =>
      one.states.visible && !one.interactive && isInside(one, place) && matchText(one.text, 'equals', value),
  );
  if (said) {
    const candidate = { element: said, score: 1, reason: 'it stands there', phrase: show(said.text) };
    const found = choose(snapshot, within, [candidate]);
    return judged(true, `it shows ${show(place.text)}`, found);
  }
  return ` ${foldWords(place.text)} `.includes(` ${foldWords(value)} `)
    ? undefined
    : judged(false, `it shows ${show(place.text)}`);
}

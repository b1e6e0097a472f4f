import type { Condition, Target } from '@assay/planner/steps';
import { isChoiceButton } from '../snapshot/attach-labels.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { readingOf } from './facts.ts';
import { groundIn } from './ground-in.ts';
import type { PageView } from './page-view.ts';
import { equalsText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

/** The one choice that offers an option: the one that is named as its place, or the only one on the page. */
function findChoice(page: PageView, { name, within }: Target): SeenElement | undefined {
  const { snapshot } = page;
  const offers = (element: SeenElement) =>
    (element.tag === 'select' || isChoiceButton(element)) &&
    element.states.visible &&
    element.options.some((option) => equalsText(option, name));
  if (within) {
    const { kind: _, ...place } = within;
    const found = groundIn(page, { ...place, kind: 'dropdown' }, 'look');
    return found.outcome === 'found' && offers(found.chosen.element) ? found.chosen.element : undefined;
  }
  const choices = snapshot.elements.filter(offers);
  return choices.length === 1 ? choices[0] : undefined;
}

/** "Canada is selected": the options of a closed choice are no elements of their own, so the one that offers it is asked. */
export function observeChosen(page: PageView, target: Target, condition: Condition): Observation | undefined {
  const { snapshot } = page;
  const { name, kind, near, ordinal } = target;
  if (condition.is !== 'selected' || name === '' || (kind && kind !== 'option')) return undefined;
  if (near || ordinal !== undefined) return undefined;
  const isElement = snapshot.elements.some(
    ({ states, tag, name: own }) =>
      tag !== 'option' && states.visible && states.selected !== undefined && equalsText(own, name),
  );
  const choice = isElement ? undefined : findChoice(page, target);
  if (!choice) return undefined;
  const candidate = { element: choice, score: 1, reason: 'it alone offers this option', phrase: choice.name };
  const found = choose(snapshot, target, [candidate]);
  const reading = readingOf(page, found.element);
  const chosen = choice.tag === 'select' ? reading.chosen : [reading.text];
  return judged(
    chosen.some((one) => equalsText(one, name)),
    `selected is ${chosen.map(show).join(', ') || 'nothing'}`,
    found,
  );
}

import type { Condition, Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { groundIn, toFound } from '../act/find-target.ts';
import { readElement } from '../act/read-element.ts';
import { isChoiceButton } from '../snapshot/attach-labels.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { equalsText, show } from './texts.ts';
import { judged, type Observation } from './types.ts';

/** The one choice that offers an option: the one that is named as its place, or the only one on the page. */
async function findChoice(
  context: StepContext,
  snapshot: PageSnapshot,
  { name, within }: Target,
): Promise<SeenElement | undefined> {
  const offers = (element: SeenElement) =>
    (element.tag === 'select' || isChoiceButton(element)) &&
    element.states.visible &&
    element.options.some((option) => equalsText(option, name));
  if (within) {
    const { kind: _, ...place } = within;
    const found = await groundIn(context, snapshot, { ...place, kind: 'dropdown' }, 'look');
    return found.outcome === 'found' && offers(found.chosen.element) ? found.chosen.element : undefined;
  }
  const choices = snapshot.elements.filter(offers);
  return choices.length === 1 ? choices[0] : undefined;
}

/** "Canada is selected": the options of a closed choice are no elements of their own, so the one that offers it is asked. */
export async function observeChosen(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  condition: Condition,
): Promise<Observation | undefined> {
  const { name, kind, near, ordinal } = target;
  if (condition.is !== 'selected' || name === '' || (kind && kind !== 'option')) return undefined;
  if (near || ordinal !== undefined) return undefined;
  const isElement = snapshot.elements.some(
    ({ states, tag, name: own }) =>
      tag !== 'option' && states.visible && states.selected !== undefined && equalsText(own, name),
  );
  const choice = isElement ? undefined : await findChoice(context, snapshot, target);
  if (!choice) return undefined;
  const candidate = { element: choice, score: 1, reason: 'it alone offers this option', phrase: choice.name };
  const found = await toFound(context, snapshot, target, 'look', [candidate]);
  const reading = await readElement(found.handle);
  const chosen = choice.tag === 'select' ? reading.chosen : [reading.text];
  return judged(
    chosen.some((one) => equalsText(one, name)),
    `selected is ${chosen.map(show).join(', ') || 'nothing'}`,
    found,
  );
}

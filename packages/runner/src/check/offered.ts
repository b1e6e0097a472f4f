import type { Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { groundIn } from '../act/find-target.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { equalsText } from './texts.ts';

/** "Germany is listed in Country": a closed choice offers what cannot be seen before it is opened. */
export async function offersOption(
  context: StepContext,
  snapshot: PageSnapshot,
  { name, kind, within }: Target,
): Promise<boolean> {
  if (!within || name === '' || (kind && kind !== 'option' && kind !== 'item' && kind !== 'text'))
    return false;
  const { kind: placeKind, ...place } = within;
  const isChoice =
    placeKind === undefined || placeKind === 'dropdown' || placeKind === 'list' || placeKind === 'section';
  if (!isChoice) return false;
  const grounding = await groundIn(context, snapshot, { ...place, kind: 'dropdown' }, 'look');
  if (grounding.outcome !== 'found') return false;
  const { states, options } = grounding.chosen.element;
  return states.visible && options.some((option) => equalsText(option, name));
}

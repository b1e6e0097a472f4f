import type { Target } from '@assay/planner/steps';
import { groundIn } from './ground-in.ts';
import type { PageView } from './page-view.ts';
import { equalsText } from './texts.ts';

/** "Germany is listed in Country": a closed choice offers what cannot be seen before it is opened. */
export function offersOption(page: PageView, { name, kind, within }: Target): boolean {
  if (!within || name === '' || (kind && kind !== 'option' && kind !== 'item' && kind !== 'text'))
    return false;
  const { kind: placeKind, ...place } = within;
  const isChoice =
    placeKind === undefined || placeKind === 'dropdown' || placeKind === 'list' || placeKind === 'section';
  if (!isChoice) return false;
  const grounding = groundIn(page, { ...place, kind: 'dropdown' }, 'look');
  if (grounding.outcome !== 'found') return false;
  const { states, options } = grounding.chosen.element;
  return states.visible && options.some((option) => equalsText(option, name));
}

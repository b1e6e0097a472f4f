import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { findAgain } from './discourse.ts';
import { isInMenu } from './score-elements.ts';
import type { Discourse } from './types.ts';
import { liesIn, type View } from './view.ts';

const lists = /^(?:list|table|grid|treegrid|feed)$/;
const parts = /^(?:region|group|section|generic)$/;
const items = /^(?:listitem|row|article)$/;

function findList(view: View, spoken: SeenElement): SeenElement | undefined {
  if (lists.test(spoken.role)) return spoken;
  if (parts.test(spoken.role)) {
    const inside = view.snapshot.elements.filter(
      (one) => lists.test(one.role) && one.states.visible && liesIn(one, spoken),
    );
    return inside.length === 1 ? inside[0] : undefined;
  }
  if (!items.test(spoken.role)) return undefined;
  return spoken.containers.map((ref) => view.byRef.get(ref)).find((one) => one && lists.test(one.role));
}

/**
 * "The first item", after a list or one of its items was spoken of: that list is counted in, and no other. What merely lies in a list,
 * such as the button to the next page, does not bring up the list.
 */
export function keepSpokenList(
  view: View,
  { name, kind, ordinal, near }: Target,
  discourse: Discourse | undefined,
  elements: readonly SeenElement[],
): readonly SeenElement[] {
  const isCounted = name === '' && ordinal !== undefined && !near && (kind === 'item' || kind === 'row');
  const spoken = isCounted ? findAgain(view, discourse?.lastElement) : undefined;
  const list = spoken && findList(view, spoken);
  if (!list || isInMenu(view, list)) return elements;
  const inside = elements.filter((one) => one !== list && liesIn(one, list));
  return inside.some(({ role }) => items.test(role)) ? inside : elements;
}

import type { Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { normaliseName } from '../ground/naming.ts';
import type { Grounding } from '../ground/types.ts';
import { viewOf } from '../ground/view.ts';
import { keyOf } from '../snapshot/key-of.ts';
import type { SeenElement } from '../snapshot/types.ts';
import type { PageView } from './page-view.ts';
import { wasSeen } from './seen-before.ts';

const items = /^(?:listitem|option|row|menuitem)$/;
const lists = /^(?:list|listbox|table|grid|menu)$/;

/** "The Lamp item" after a small basket was opened: the lamp in the basket, and not the one that the page showed all along. */
export function findOpenedItem(page: PageView, target: Target): Grounding | undefined {
  const { name, kind, within, near, ordinal } = target;
  const { snapshot, beforeAction } = page;
  if (kind !== 'item' || name === '' || within || near || ordinal !== undefined) return undefined;
  if (beforeAction?.address !== snapshot.address) return undefined;
  const { byRef } = viewOf(snapshot);
  const isOld = (element: SeenElement) => wasSeen(page, (one) => keyOf(one) === keyOf(element));
  const isOpened = ({ containers }: SeenElement) => {
    const list = byRef.get(containers.find((ref) => lists.test(byRef.get(ref)?.role ?? '')) ?? '');
    return list !== undefined && !isOld(list);
  };
  const wanted = normaliseName(name);
  const opened = snapshot.elements.filter(
    (one) =>
      items.test(one.role) &&
      one.states.visible &&
      `${normaliseName(one.text)} `.startsWith(`${wanted} `) &&
      !isOld(one) &&
      isOpened(one),
  );
  const [element, other] = opened;
  if (!element || other) return undefined;
  const chosen = { element, score: 1, reason: 'it is in what was opened', phrase: nameTarget(target) };
  return { outcome: 'found', chosen, others: [], guessed: false };
}

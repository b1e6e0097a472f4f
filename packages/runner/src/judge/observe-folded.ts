import { foldWords } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import type { Grounding } from '../ground/types.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { candidatesOf, observePresence } from './observe-presence.ts';
import { isOnlyName } from './own-name.ts';
import type { PageView } from './page-view.ts';
import { judged, type Observation } from './types.ts';

function isToggle({ states }: SeenElement): boolean {
  return states.visible && states.expanded !== undefined;
}

/** What says whether it is open: it itself, what is called like it, or the one thing in it that can be unfolded. */
function findToggle(
  { elements }: PageSnapshot,
  target: Target,
  found: readonly SeenElement[],
): SeenElement | undefined {
  const itself = found.filter(isToggle);
  if (itself.length > 0) return itself.length === 1 ? itself[0] : undefined;
  const toggles = elements.filter(isToggle);
  const called = toggles.filter(
    ({ name }) => target.name !== '' && foldWords(name) === foldWords(target.name),
  );
  if (called.length === 1) return called[0];
  const inside = toggles.filter(({ containers }) => found.some(({ ref }) => containers.includes(ref)));
  return inside.length === 1 ? inside[0] : undefined;
}

const headsOnly = /^(?:button|heading|link|tab)$/;

/** Whether something is unfolded. What merely leads to it does not show that; what has no such state is open where it is seen. */
export function observeFolded(
  page: PageView,
  target: Target,
  grounding: Grounding,
  isOpen: boolean,
): Observation {
  const { snapshot } = page;
  const found = candidatesOf(grounding).map(({ element }) => element);
  const toggle = findToggle(snapshot, target, found);
  if (toggle) {
    const { expanded } = toggle.states;
    return judged(expanded === isOpen, expanded ? 'it is expanded' : 'it is collapsed');
  }
  if (found.length > 0 && found.every(({ role }) => headsOnly.test(role))) {
    const message = `${nameTarget(target)} does not tell whether it is open. Say what should be seen in it.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const seen = found.filter(({ states }) => states.visible);
  if (seen.length > 0 && seen.every(({ text }) => isOnlyName(text, target.name)))
    return judged(!isOpen, 'nothing but its name is seen');
  return observePresence(page, target, grounding, isOpen);
}

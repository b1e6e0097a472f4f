import type { Target } from '@assay/planner/steps';
import { gate } from '../ground/gate.ts';
import { resolve } from '../ground/resolve.ts';
import { viewOf } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { isFaithful } from './faithful.ts';
import { findPart } from './sorting.ts';
import { equalsText, show } from './texts.ts';
import { judged, type Observation } from './types.ts';

const fieldRoles = /^(?:textbox|searchbox|combobox|spinbutton|checkbox|radio|switch|slider|listbox)$/;

/** An empty element is no price: what is held must show something or be of use. */
function showsSomething({ text, name, interactive, role }: SeenElement): boolean {
  return text !== '' || name !== '' || interactive || fieldRoles.test(role) || role === 'img';
}

/** Whether something that bears the name, or is of the kind, can be seen inside an element. */
export function judgeHolding(snapshot: PageSnapshot, element: SeenElement, target: Target): Observation {
  const view = viewOf(snapshot);
  const inside = snapshot.elements.filter(
    (one) => one.frame === element.frame && one.containers.includes(element.ref) && one.states.visible,
  );
  const isChoice = target.kind === 'option' || (target.kind === undefined && target.name !== '');
  if (isChoice && element.options.length > 0) {
    const isOffered = element.options.some((option) => equalsText(option, target.name));
    return judged(isOffered, `it offers ${element.options.slice(0, 12).map(show).join(', ')}`);
  }
  const part = target.kind === undefined ? findPart(snapshot, element, target.name) : undefined;
  if (part?.trim()) return judged(true, `it has ${show(part)}`);
  const { kind } = target;
  if (kind && target.name === '') {
    const fitting = inside.filter((one) => gate(view, one, 'look', kind) === 'fits' && showsSomething(one));
    const actual = fitting.length > 0 ? `it has a ${kind}` : `there is no ${kind} in it`;
    return judged(fitting.length > 0, actual);
  }
  const discourse = { lastElement: element };
  const found = resolve(view, { ...target, within: { name: 'it' } }, 'look', { discourse });
  const candidates =
    found.outcome === 'found' ? [found.best] : found.outcome === 'ambiguous' ? found.rivals : [];
  const seen = candidates
    .map((candidate) => candidate.element)
    .find((one) => one.states.visible && isFaithful(target, one) && showsSomething(one));
  const name = target.name || target.kind || 'element';
  return judged(
    seen !== undefined,
    seen ? `it has ${show(seen.name || seen.text)}` : `there is no ${show(name)} in it`,
  );
}

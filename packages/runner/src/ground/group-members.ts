import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import type { Purpose } from './types.ts';
import type { View } from './view.ts';

const choices = /^(?:radio|option|menuitemradio|checkbox|tab)$/;
const groups = /^(?:group|radiogroup|listbox|tablist|menu)$/;
const kinds = new Set<Target['kind']>([undefined, 'option', 'radio button']);

/** "Express shipping": the one choice of the group "Shipping" that is called so without it. */
export function findMember(view: View, target: Target, purpose: Purpose): SeenElement | undefined {
  const { name, kind, within, near, ordinal } = target;
  const isChosen = purpose === 'choose' || purpose === 'check';
  if (!isChosen || !kinds.has(kind) || within || near || ordinal !== undefined) return undefined;
  const said = view.wording(name).concepts.filter(({ sort }) => sort !== 'light');
  const members = view.snapshot.elements.filter((element) => {
    if (!choices.test(element.role) || !element.states.visible) return false;
    const group = element.containers
      .map((ref) => view.byRef.get(ref))
      .find((one) => groups.test(one?.role ?? ''));
    const own = new Set(view.wording(element.name).concepts.map(({ id }) => id));
    const shared = new Set(view.wording(group?.name ?? '').concepts.map(({ id }) => id));
    return (
      said.every(({ id }) => own.has(id) || shared.has(id)) &&
      said.some(({ id }) => own.has(id)) &&
      said.some(({ id }) => shared.has(id))
    );
  });
  return members.length === 1 ? members[0] : undefined;
}

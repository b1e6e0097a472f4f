import type { SeenPage, SeenPart } from '../../steps/seen-page.ts';
import type { FieldFacts } from './page-facts.ts';

export interface Grouped {
  group: FieldFacts['group'];
  /** One of those that exclude each other has to be chosen, or is chosen already. */
  groupStates: { required: boolean; filled: boolean };
}

const groupRoles = new Set(['group', 'radiogroup']);

/** Radio buttons that exclude each other, and what their group as a whole asks for. */
export function groupRadios(page: SeenPage, formOf: (element: SeenPart) => string | undefined) {
  const groupOf = (element: SeenPart) =>
    page.elements.find(
      (other) =>
        other.frame === element.frame && element.containers.includes(other.ref) && groupRoles.has(other.role),
    );
  const idOf = (element: SeenPart) =>
    element.group === undefined
      ? `${element.frame}:${groupOf(element)?.ref ?? element.ref}`
      : `${element.frame}:${formOf(element) ?? ''}:${element.group}`;
  const radios = page.elements.filter(({ role }) => role === 'radio');
  return (element: SeenPart): Grouped => {
    if (element.role !== 'radio')
      return { group: undefined, groupStates: { required: false, filled: false } };
    const id = idOf(element);
    const alike = radios.filter((other) => idOf(other) === id);
    const holder = alike.map(groupOf).find((one) => one !== undefined);
    return {
      group: { id, label: (holder?.name || holder?.label || '').replace(/[\s*:]+$/, '') },
      groupStates: {
        required: alike.some(({ states }) => states.required) || holder?.states.required === true,
        filled: alike.some(({ states }) => states.checked === true),
      },
    };
  };
}

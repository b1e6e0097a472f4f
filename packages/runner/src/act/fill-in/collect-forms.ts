import { isInside, viewOf } from '../../ground/view.ts';
import { isField } from '../../snapshot/attach-labels.ts';
import type { PageSnapshot, SeenElement } from '../../snapshot/types.ts';

/** Something that takes a value: a field, or the choices that exclude one another. */
export interface FormField {
  /** The field, or the first of the choices. */
  element: SeenElement;
  /** What can be chosen; empty where anything can be written. */
  options: string[];
  /** The buttons that stand for the options, in their order. */
  choices: SeenElement[];
}

export interface PageForm {
  /** What holds the fields; nothing where they stand on the page by themselves. */
  place?: SeenElement;
  fields: FormField[];
}

const holders = /^(?:form|dialog|alertdialog)$/;

function isHolder({ role, tag }: SeenElement): boolean {
  return tag === 'form' || holders.test(role);
}

function isUsable(element: SeenElement): boolean {
  const { states, role, inputType } = element;
  if (!states.visible || !states.enabled || inputType === 'file' || role === 'searchbox') return false;
  return isField(element) && (states.editable || !/^(?:textbox|spinbutton)$/.test(role) || inputType !== '');
}

function toFields(elements: readonly SeenElement[]): FormField[] {
  const radios = Map.groupBy(
    elements.filter(({ role }) => role === 'radio'),
    ({ group, containers, frame }) => `${frame} ${group ?? containers[0] ?? ''}`,
  );
  const sets = [...radios.values()].flatMap((choices): FormField[] => {
    const [element] = choices;
    return element ? [{ element, options: choices.map(({ name, label }) => name || label), choices }] : [];
  });
  const boxes = elements.filter(({ role }) => /^(?:checkbox|switch)$/.test(role));
  const others = elements.filter(({ role }) => !/^(?:radio|checkbox|switch)$/.test(role));
  return [
    ...others.map((element) => ({ element, options: element.options, choices: [] })),
    ...sets,
    ...boxes.map((element) => ({ element, options: [element.name || element.label], choices: [element] })),
  ];
}

/** The forms that a page shows; before a dialog stands nothing else. */
export function collectForms(snapshot: PageSnapshot): PageForm[] {
  const { byRef } = viewOf(snapshot);
  const usable = snapshot.elements.filter(isUsable);
  const holderOf = (element: SeenElement) =>
    element.containers.map((ref) => byRef.get(ref)).find((one) => one !== undefined && isHolder(one));
  const groups = Map.groupBy(usable, (element) => holderOf(element) ?? element.frame);
  const forms = [...groups].map(([place, elements]): PageForm => {
    const fields = toFields(elements);
    return typeof place === 'number' ? { fields } : { place, fields };
  });
  const dialogs = snapshot.elements.filter(
    ({ role, states }) => /^(?:alert)?dialog$/.test(role) && states.visible,
  );
  const inDialogs = forms.filter(
    ({ place }) => place && dialogs.some((dialog) => dialog === place || isInside(place, dialog)),
  );
  return inDialogs.length > 0 ? inDialogs : forms;
}

/** What somebody would call a field. */
export function nameField({ element, choices }: FormField, snapshot: PageSnapshot): string {
  const own = element.name || element.label || element.placeholder || element.testId;
  if (choices.length < 2) return own;
  const { byRef } = viewOf(snapshot);
  const group = byRef.get(element.containers[0] ?? '');
  return /^(?:radiogroup|group)$/.test(group?.role ?? '') && group?.name
    ? group.name
    : choices.map(({ name }) => name).join(' or ');
}

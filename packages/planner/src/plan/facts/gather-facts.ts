import type { SeenPage, SeenPart } from '../../steps/seen-page.ts';
import type { ButtonFacts, FieldFacts, FormFacts, PageFacts } from './page-facts.ts';
import { type Grouped, groupRadios } from './radio-groups.ts';

const fieldKinds: Record<string, FieldFacts['kind']> = {
  textbox: 'field',
  searchbox: 'field',
  spinbutton: 'field',
  combobox: 'dropdown',
  listbox: 'dropdown',
  checkbox: 'checkbox',
  radio: 'radio button',
  switch: 'switch',
  slider: 'slider',
};

/** Inputs that are typed into whatever role they have: a date input has none, an editable combobox is typed into. */
const typedInputs = /^(text|search|email|url|tel|password|number|date|time|datetime-local|month|week|file)$/;

function callElement(element: SeenPart): string {
  const names = [element.label, element.name, element.placeholder, element.title, element.testId];
  return (names.find((name) => name.trim() !== '') ?? '').trim().replace(/[\s*:]+$/, '');
}

function findKind(element: SeenPart): FieldFacts['kind'] | undefined {
  if (element.tag === 'input' && typedInputs.test(element.inputType)) return 'field';
  return element.tag === 'textarea' ? 'field' : fieldKinds[element.role];
}

function findType(element: SeenPart): string {
  if (element.tag === 'select' || element.tag === 'textarea') return element.tag;
  return element.inputType || 'text';
}

/** What an element belongs to. */
interface Around extends Grouped {
  form: string | undefined;
}

function isFilled(element: SeenPart, kind: FieldFacts['kind']): boolean {
  if (element.states.checked === true) return true;
  if (kind === 'dropdown') return element.value !== '' && element.value !== element.emptyOption;
  return kind === 'field' && element.value !== '';
}

function describeField(element: SeenPart, around: Around): FieldFacts | undefined {
  const kind = findKind(element);
  const label = callElement(element);
  if (!kind || label === '') return undefined;
  const { accept: _, ...constraints } = element.constraints;
  return {
    label,
    kind,
    type: findType(element),
    required: element.states.required || around.groupStates.required,
    ...constraints,
    options: element.options,
    ...(element.emptyOption !== undefined && { emptyOption: element.emptyOption }),
    filled: isFilled(element, kind) || around.groupStates.filled,
    ...(around.group && { group: around.group }),
    ...(around.form !== undefined && { form: around.form }),
  };
}

function describeButton(element: SeenPart, form: string | undefined): ButtonFacts | undefined {
  const name = element.name.trim() || element.text.trim();
  if (element.role !== 'button' || name === '' || element.inputType === 'file') return undefined;
  // A button element sends its form unless its type says otherwise.
  const type = element.inputType || (element.tag === 'button' ? 'submit' : '');
  const submits = form !== undefined && (type === 'submit' || type === 'image');
  return {
    name,
    submits,
    ...(submits && element.noValidate && { unchecked: true }),
    ...(form !== undefined && { form }),
  };
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** What planning needs to know of a page, from a snapshot of it. */
export function gatherFacts(page: SeenPage): PageFacts {
  const identify = (frame: number, ref: string) => `${frame}:${ref}`;
  const forms: FormFacts[] = page.elements
    .filter((element) => element.tag === 'form')
    .map((element) => ({
      id: identify(element.frame, element.ref),
      name: element.name,
      validates: element.noValidate !== true,
    }));
  const formOf = (element: SeenPart) => {
    const elsewhere = page.elements.find(
      ({ tag, frame, path }) => tag === 'form' && frame === element.frame && path === element.formPath,
    );
    const inside = element.containers
      .map((ref) => identify(element.frame, ref))
      .find((id) => forms.some((form) => form.id === id));
    return elsewhere ? identify(elsewhere.frame, elsewhere.ref) : inside;
  };
  const grouping = groupRadios(page, formOf);
  const usable = page.elements.filter(({ states }) => states.visible && states.enabled);
  return {
    address: page.address,
    title: page.title,
    ...(page.text !== undefined && { text: page.text }),
    forms,
    fields: usable
      .filter(({ states, role, tag }) => states.editable || role !== 'textbox' || tag === 'select')
      .map((element) => describeField(element, { form: formOf(element), ...grouping(element) }))
      .filter(isPresent),
    buttons: usable.map((element) => describeButton(element, formOf(element))).filter(isPresent),
    links: usable
      .filter((element) => element.role === 'link' && element.href !== '' && element.name.trim() !== '')
      .map((element) => ({ name: element.name.trim(), address: element.href })),
    headings: usable
      .filter((element) => element.role === 'heading' && element.name.trim() !== '')
      .map((element) => element.name.trim()),
  };
}

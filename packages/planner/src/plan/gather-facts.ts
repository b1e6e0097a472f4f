import type { ButtonFacts, FieldFacts, FormFacts, PageFacts } from './page-facts.ts';

/** The part of a seen element that facts are made of; a snapshot's elements have it. */
export interface ElementLike {
  ref: string;
  frame: number;
  tag: string;
  role: string;
  name: string;
  label: string;
  placeholder: string;
  title: string;
  testId: string;
  text: string;
  value: string;
  inputType: string;
  containers: string[];
  states: {
    visible: boolean;
    enabled: boolean;
    editable: boolean;
    required: boolean;
    checked: boolean | 'mixed' | undefined;
  };
  options: string[];
  constraints: {
    min?: string;
    max?: string;
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    step?: string;
  };
  href: string;
  /** For a form: it asks the browser not to check its fields. */
  noValidate?: boolean;
}

export interface PageLike {
  address: string;
  title: string;
  elements: ElementLike[];
}

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
const typedInputs = /^(text|search|email|url|tel|password|number|date|time|datetime-local|month|week)$/;

function callElement(element: ElementLike): string {
  const names = [element.label, element.name, element.placeholder, element.title, element.testId];
  return (names.find((name) => name.trim() !== '') ?? '').trim().replace(/[\s*:]+$/, '');
}

function findKind(element: ElementLike): FieldFacts['kind'] | undefined {
  if (element.tag === 'input' && typedInputs.test(element.inputType)) return 'field';
  return element.tag === 'textarea' ? 'field' : fieldKinds[element.role];
}

function findType(element: ElementLike): string {
  if (element.tag === 'select' || element.tag === 'textarea') return element.tag;
  return element.inputType || 'text';
}

function describeField(element: ElementLike, form: string | undefined): FieldFacts | undefined {
  const kind = findKind(element);
  const label = callElement(element);
  if (!kind || label === '') return undefined;
  return {
    label,
    kind,
    type: findType(element),
    required: element.states.required,
    ...element.constraints,
    options: element.options,
    filled: element.states.checked === true || (kind === 'field' && element.value !== ''),
    ...(form !== undefined && { form }),
  };
}

function describeButton(element: ElementLike, form: string | undefined): ButtonFacts | undefined {
  const name = element.name.trim() || element.text.trim();
  if (element.role !== 'button' || name === '') return undefined;
  // A button element sends its form unless its type says otherwise.
  const type = element.inputType || (element.tag === 'button' ? 'submit' : '');
  const submits = form !== undefined && (type === 'submit' || type === 'image');
  return { name, submits, ...(form !== undefined && { form }) };
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** What planning needs to know of a page, from a snapshot of it. */
export function gatherFacts(page: PageLike): PageFacts {
  const identify = (frame: number, ref: string) => `${frame}:${ref}`;
  const forms: FormFacts[] = page.elements
    .filter((element) => element.tag === 'form')
    .map((element) => ({
      id: identify(element.frame, element.ref),
      name: element.name,
      validates: element.noValidate !== true,
    }));
  const formOf = (element: ElementLike) =>
    element.containers
      .map((ref) => identify(element.frame, ref))
      .find((id) => forms.some((form) => form.id === id));
  const usable = page.elements.filter(({ states }) => states.visible && states.enabled);
  return {
    address: page.address,
    title: page.title,
    forms,
    fields: usable
      .filter(({ states, role, tag }) => states.editable || role !== 'textbox' || tag === 'select')
      .map((element) => describeField(element, formOf(element)))
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

import type { Kind, Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import type { Context } from './outcome.ts';
import { resolve } from './resolve.ts';
import { sayTarget } from './say-target.ts';
import type { Purpose } from './types.ts';
import type { View } from './view.ts';

const kindsByRole: Record<string, Kind> = {
  alert: 'message',
  alertdialog: 'dialog',
  article: 'card',
  button: 'button',
  cell: 'cell',
  checkbox: 'checkbox',
  columnheader: 'column',
  combobox: 'dropdown',
  dialog: 'dialog',
  form: 'form',
  grid: 'table',
  gridcell: 'cell',
  heading: 'heading',
  iframe: 'frame',
  img: 'image',
  link: 'link',
  list: 'list',
  listbox: 'dropdown',
  listitem: 'item',
  menuitem: 'menu item',
  menuitemcheckbox: 'menu item',
  menuitemradio: 'menu item',
  option: 'option',
  radio: 'radio button',
  row: 'row',
  rowheader: 'cell',
  searchbox: 'field',
  slider: 'slider',
  spinbutton: 'field',
  status: 'message',
  switch: 'switch',
  tab: 'tab',
  table: 'table',
  textbox: 'field',
  treeitem: 'item',
};
const sections = new Set([
  'region',
  'navigation',
  'main',
  'banner',
  'contentinfo',
  'complementary',
  'group',
  'tabpanel',
  'search',
  'generic',
  'toolbar',
  'radiogroup',
  'figure',
]);
const mostOrdinals = 30;

export function kindOf({ role, tag, states }: SeenElement): Kind | undefined {
  if (role === 'combobox' && tag === 'input' && states.editable) return 'field';
  return kindsByRole[role];
}

function nameOf(element: SeenElement): string {
  const { name, label, placeholder, text, title, testId, column, role } = element;
  if (/cell$/.test(role) && column) return column;
  const best = name || label || placeholder || text || title || testId;
  return best.length <= 80 ? best : '';
}

/** How a person would call the place an element lies in. */
function placeOf(view: View, container: SeenElement, element: SeenElement): Target | undefined {
  const { role, label, name } = container;
  if (role === 'row') {
    const lead = element.nearby || firstText(view, container);
    return lead ? { name: lead, kind: 'row' } : undefined;
  }
  const called = label || name || firstText(view, container);
  const kind = sections.has(role) ? 'section' : kindsByRole[role];
  return called && kind ? { name: called, kind } : undefined;
}

function firstText(view: View, container: SeenElement): string {
  const first = view.snapshot.elements.find(
    ({ containers, text, interactive }) =>
      containers.includes(container.ref) && text !== '' && text.length <= 60 && !interactive,
  );
  return first?.text ?? '';
}

/** Ways to name an element, the shortest first. */
function* waysToName(view: View, element: SeenElement): Generator<Target> {
  const kind = kindOf(element);
  const head: Target = { name: nameOf(element), ...(kind && { kind }) };
  if (head.name !== '') yield head;
  const places = element.containers.map((ref) => view.byRef.get(ref)).filter((one) => one !== undefined);
  for (const container of places.slice(0, 4)) {
    const within = placeOf(view, container, element);
    if (within && within.name !== head.name) yield { ...head, within };
  }
  for (let ordinal = 1; ordinal <= mostOrdinals; ordinal += 1) yield { ...head, ordinal };
}

export function phraseFor(view: View, element: SeenElement, purpose: Purpose, context: Context): string {
  return sayTarget(targetFor(view, element, purpose, context));
}

/** The shortest way to name exactly this element on this page; tried out, not assumed. */
export function targetFor(view: View, element: SeenElement, purpose: Purpose, context: Context): Target {
  const plain: Context = context.meanings ? { meanings: context.meanings } : {};
  let tries = 0;
  for (const target of waysToName(view, element)) {
    const found = resolve(view, target, purpose, plain);
    if (found.outcome === 'found' && found.best.element.ref === element.ref) return target;
    if (found.outcome === 'not found' && target.ordinal !== undefined) break;
    tries += 1;
    if (tries > mostOrdinals) break;
  }
  const kind = kindOf(element);
  return { name: nameOf(element), ...(kind && { kind }) };
}

import type { Kind } from '@assay/planner/steps';
import type { SeenElement } from '@assay/runner/snapshot';

const byRole: Record<string, Kind> = {
  button: 'button',
  link: 'link',
  textbox: 'field',
  searchbox: 'field',
  spinbutton: 'field',
  combobox: 'dropdown',
  checkbox: 'checkbox',
  menuitemcheckbox: 'menu item',
  radio: 'radio button',
  menuitemradio: 'menu item',
  switch: 'switch',
  slider: 'slider',
  tab: 'tab',
  menuitem: 'menu item',
  option: 'option',
};

export const typedKinds: ReadonlySet<Kind> = new Set<Kind>(['field', 'dropdown', 'slider']);
export const tickedKinds: ReadonlySet<Kind> = new Set<Kind>(['checkbox', 'radio button', 'switch']);

/** What a person does something with; undefined for all that is only read or holds other things. */
export function controlKind(element: SeenElement): Kind | undefined {
  const { role, tag, options, inputType, states, interactive, text } = element;
  if (inputType === 'file') return 'field';
  if (role === 'button' && options.length > 0) return 'dropdown';
  if (role === 'combobox' && states.editable) return 'field';
  if (role === 'listbox') return tag === 'select' ? 'dropdown' : undefined;
  const kind = byRole[role];
  if (kind) return kind;
  if (states.editable && interactive) return 'field';
  if (!interactive || tag === 'label') return undefined;
  if (role === 'generic' || role === 'paragraph') return text === '' ? 'icon' : 'button';
  return role === 'icon' || role === 'img' ? 'icon' : undefined;
}

/** Only a click shows that it is one; what lies in it may be more. */
export function isLooselyClickable({ role }: SeenElement): boolean {
  return role === 'generic' || role === 'paragraph';
}

const groups: Record<string, Kind> = {
  row: 'row',
  listitem: 'item',
  treeitem: 'item',
  article: 'card',
  figure: 'card',
  dialog: 'dialog',
  alertdialog: 'dialog',
  form: 'form',
  search: 'section',
  region: 'section',
  group: 'section',
  radiogroup: 'section',
  toolbar: 'section',
  tablist: 'section',
  tabpanel: 'section',
  navigation: 'section',
  contentinfo: 'section',
  complementary: 'section',
  banner: 'section',
  table: 'table',
  grid: 'table',
  treegrid: 'table',
  list: 'list',
  listbox: 'list',
  menu: 'list',
  menubar: 'list',
  tree: 'list',
  iframe: 'frame',
};

export function groupKind({ role }: SeenElement): Kind | undefined {
  return groups[role];
}

/** What people call the parts of a page that have no name of their own. */
export const partWords: Record<string, string> = {
  navigation: 'navigation',
  contentinfo: 'footer',
  complementary: 'sidebar',
  banner: 'header',
};

/** What a page tells; the result of a calculation stays where it stands. */
export function isMessage({ role, tag }: SeenElement): boolean {
  return /^(?:alert|status|log|tooltip|note)$/.test(role) && tag !== 'output';
}

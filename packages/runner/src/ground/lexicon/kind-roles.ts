import type { Kind } from '@assay/planner/steps';

export interface RoleFit {
  /** Roles the word means. */
  fits: readonly string[];
  /** Roles people also call so. */
  near: readonly string[];
}

/**
 * Roles by kind word. `part` stands for a headed or repeated part without a role, `card` for a repeated one, `clickable` for anything else that reacts to a click,
 * `ticked` for anything that is on or off, `text` for anything that shows text, `short` for little text, `*` for anything at all.
 */
export const kindRoles: Record<Kind, RoleFit> = {
  button: { fits: ['button'], near: ['link', 'menuitem', 'tab', 'switch', 'clickable'] },
  link: { fits: ['link'], near: ['button', 'menuitem', 'tab', 'treeitem', 'clickable'] },
  field: {
    fits: ['textbox', 'searchbox', 'combobox', 'spinbutton', 'file'],
    near: ['slider', 'listbox', 'editable', 'radiogroup'],
  },
  checkbox: { fits: ['checkbox', 'menuitemcheckbox'], near: ['switch', 'ticked'] },
  'radio button': { fits: ['radio', 'menuitemradio'], near: ['option', 'ticked'] },
  dropdown: { fits: ['combobox', 'listbox'], near: ['opener', 'menu', 'radiogroup'] },
  option: {
    fits: ['option', 'radio', 'menuitemradio', 'menuitem', 'treeitem'],
    near: ['checkbox', 'tab', 'listitem', 'button', 'link', 'clickable'],
  },
  switch: { fits: ['switch'], near: ['checkbox', 'ticked'] },
  slider: { fits: ['slider'], near: ['spinbutton', 'scrollbar'] },
  tab: { fits: ['tab'], near: ['link', 'button', 'clickable'] },
  'menu item': {
    fits: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
    near: ['link', 'button', 'option', 'treeitem', 'listitem', 'clickable'],
  },
  heading: { fits: ['heading'], near: ['columnheader', 'caption', 'term', 'text'] },
  image: { fits: ['img', 'figure'], near: ['button', 'link', 'clickable'] },
  icon: { fits: ['img'], near: ['button', 'link', 'clickable'] },
  row: { fits: ['row'], near: ['listitem', 'treeitem', 'article', 'card'] },
  cell: { fits: ['cell', 'gridcell', 'rowheader'], near: ['columnheader'] },
  column: { fits: ['columnheader'], near: ['button', 'link'] },
  table: { fits: ['table', 'grid', 'treegrid'], near: ['list'] },
  list: { fits: ['list', 'listbox', 'tree', 'menu'], near: ['table', 'grid', 'navigation', 'group'] },
  item: {
    fits: ['listitem', 'article', 'option', 'treeitem', 'menuitem', 'card', 'row'],
    near: ['link', 'button', 'text'],
  },
  card: { fits: ['article', 'card', 'figure'], near: ['listitem', 'group', 'region', 'row', 'part'] },
  dialog: { fits: ['dialog', 'alertdialog'], near: ['alert'] },
  message: { fits: ['alert', 'status', 'log', 'tooltip', 'alertdialog', 'note'], near: ['text', 'dialog'] },
  section: {
    fits: [
      'region',
      'part',
      'group',
      'tabpanel',
      'navigation',
      'main',
      'banner',
      'contentinfo',
      'complementary',
      'search',
      'toolbar',
      'radiogroup',
    ],
    near: ['article', 'form', 'list', 'dialog', 'listitem', 'table', 'menu'],
  },
  form: { fits: ['form', 'search'], near: ['region', 'part', 'group', 'dialog', 'main', 'tabpanel'] },
  badge: { fits: ['status', 'mark', 'short'], near: ['link', 'button', 'img'] },
  text: { fits: ['*'], near: [] },
  frame: { fits: ['iframe'], near: [] },
};

/** Roles that may answer for a purpose; `*` is any. */
export const purposeRoles: Record<string, readonly string[]> = {
  click: ['*'],
  hover: ['*'],
  drag: ['*'],
  look: ['*'],
  type: ['textbox', 'searchbox', 'combobox', 'spinbutton', 'editable'],
  select: ['combobox', 'listbox', 'radiogroup', 'radio', 'opener', 'group', 'menu', 'tree', 'tablist'],
  check: ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio', 'ticked'],
  choose: [
    'radio',
    'option',
    'menuitemradio',
    'menuitem',
    'treeitem',
    'tab',
    'checkbox',
    'switch',
    'ticked',
    'button',
    'link',
    'clickable',
    'listitem',
    'card',
  ],
  set: [
    'slider',
    'spinbutton',
    'textbox',
    'combobox',
    'searchbox',
    'listbox',
    'editable',
    'scrollbar',
    'checkbox',
    'switch',
    'ticked',
    'radiogroup',
    'opener',
  ],
  upload: ['file', 'button', 'clickable', 'link'],
  container: [
    'row',
    'part',
    'listitem',
    'treeitem',
    'dialog',
    'alertdialog',
    'region',
    'form',
    'search',
    'group',
    'radiogroup',
    'table',
    'grid',
    'treegrid',
    'list',
    'listbox',
    'menu',
    'menubar',
    'tablist',
    'tree',
    'tabpanel',
    'article',
    'navigation',
    'main',
    'banner',
    'contentinfo',
    'complementary',
    'toolbar',
    'figure',
    'iframe',
  ],
};

/** What landmarks are called, where they have no name of their own. */
export const roleWords: Record<string, readonly string[]> = {
  banner: ['header', 'page header', 'top bar'],
  contentinfo: ['footer', 'page footer'],
  navigation: ['navigation', 'nav', 'menu', 'navigation bar', 'navbar', 'main menu', 'navigation menu'],
  complementary: ['sidebar', 'side bar'],
  main: ['main content', 'content', 'main'],
  search: ['search'],
};

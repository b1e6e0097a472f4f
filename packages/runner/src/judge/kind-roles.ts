import type { Kind } from '@assay/planner/steps';

/** Which roles count as a kind of element. */
export const kindRoles: Readonly<Record<Kind, readonly string[]>> = {
  button: ['button'],
  link: ['link'],
  field: ['textbox', 'searchbox', 'combobox', 'spinbutton'],
  checkbox: ['checkbox', 'menuitemcheckbox'],
  'radio button': ['radio', 'menuitemradio'],
  dropdown: ['combobox', 'listbox'],
  option: ['option'],
  switch: ['switch'],
  slider: ['slider'],
  tab: ['tab'],
  'menu item': ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  heading: ['heading'],
  image: ['img', 'image'],
  icon: ['img', 'image', 'icon'],
  row: ['row'],
  cell: ['cell', 'gridcell', 'rowheader'],
  column: ['columnheader'],
  table: ['table', 'grid', 'treegrid'],
  list: ['list', 'listbox', 'tree', 'menu'],
  item: ['listitem', 'option', 'treeitem', 'article', 'row'],
  card: ['article', 'listitem', 'group'],
  dialog: ['dialog', 'alertdialog'],
  message: ['alert', 'status', 'log', 'tooltip'],
  section: ['region', 'main', 'navigation', 'complementary', 'banner', 'contentinfo', 'group'],
  form: ['form', 'search'],
  badge: ['status', 'generic'],
  text: [],
  frame: ['iframe', 'document'],
};

export const itemRoles: readonly string[] = ['listitem', 'option', 'treeitem', 'article', 'row'];

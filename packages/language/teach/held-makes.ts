/** Makes whose pages are never taught: what is read on them shows how strange pages are read. */
export const heldMakes: ReadonlySet<string> = new Set([
  'antd',
  'fomantic',
  'govuk',
  'jspreadsheet',
  'slds',
  'spectre',
  'travel',
  'tui-calendar',
]);

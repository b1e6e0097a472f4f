import type { SeenElement } from './types.ts';

const parts = new Set([
  'row',
  'listitem',
  'article',
  'treeitem',
  'figure',
  'generic',
  'dialog',
  'alertdialog',
  'group',
  'radiogroup',
  'form',
  'region',
  'tabpanel',
]);
/** Parts that come in numbers: without a heading, the first text in each tells them apart. */
const repeated = new Set(['row', 'listitem', 'article', 'treeitem', 'figure', 'generic']);
const longest = 120;

/** The text that tells an element from its like elsewhere: the heading of its card, the first cell of its row. */
export function attachNearby(elements: SeenElement[]): void {
  const byRef = new Map(elements.map((element) => [element.ref, element]));
  const holders = new Set(elements.flatMap(({ containers }) => containers));
  const leads = new Map<string, string>();
  for (const { ref, role, label, name } of elements)
    if (parts.has(role) && role !== 'row' && (label || name)) leads.set(ref, label || name);
  for (const element of elements) {
    const { text, interactive, role, ref } = element;
    if (text === '' || text.length > longest || interactive || holders.has(ref)) continue;
    const holder = byRef.get(element.containers[0] ?? '');
    if (!holder || !repeated.has(holder.role)) continue;
    if (!leads.has(holder.ref) || (holder.role === 'row' && role === 'rowheader'))
      leads.set(holder.ref, text);
  }
  for (const element of elements) {
    const lead = element.containers
      .map((ref) => leads.get(ref))
      .find((text) => text !== undefined && text !== element.text && text !== element.name);
    element.nearby = lead?.slice(0, longest) ?? '';
  }
}

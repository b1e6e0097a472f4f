import { foldSpace } from '@assay/contract/text';
import { describeLocator } from './locate.ts';
import type { PageSnapshot, SeenElement } from './types.ts';

const repeated = new Set(['row', 'listitem', 'article']);
const cells = new Set(['cell', 'gridcell']);
const longest = 80;

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function isShown({ states }: SeenElement): boolean {
  return states.visible;
}

/** The row, card or list item an element lies in, where a text of its own tells it from its like. */
function findHolder(
  snapshot: PageSnapshot,
  element: SeenElement,
): { holder: SeenElement; lead: string } | undefined {
  const inFrame = snapshot.elements.filter(({ frame }) => frame === element.frame);
  const holder = element.containers
    .map((ref) => inFrame.find((one) => one.ref === ref))
    .find((one) => one && repeated.has(one.role));
  const lead = element.nearby;
  if (!holder || lead === '' || lead.length > longest || lead.endsWith('…')) return undefined;
  const alike = inFrame.filter(
    ({ role, text }) => role === holder.role && foldSpace(text).includes(foldSpace(lead)),
  );
  return alike.length === 1 && alike[0] === holder ? { holder, lead } : undefined;
}

function place(found: string, element: SeenElement, alike: readonly SeenElement[]): string {
  return alike.length > 1 ? `${found}.nth(${alike.indexOf(element)})` : found;
}

/**
 * A locator that finds this element alone, on the page as it was seen. A cell is told by its row and its place there, never by what
 * it shows: that is what may be wrong with it.
 */
export function describeUnique(snapshot: PageSnapshot, element: SeenElement): string {
  const plain = describeLocator(element);
  const isCell = cells.has(element.role);
  const shown = snapshot.elements.filter((one) => one === element || isShown(one));
  const alike = shown.filter((one) => one.frame === element.frame && describeLocator(one) === plain);
  if (alike.length === 1 && !isCell) return plain;
  const held = element.frame === 0 ? findHolder(snapshot, element) : undefined;
  if (!held) return place(plain, element, alike);
  const inside = `getByRole(${quote(held.holder.role)}).filter({ hasText: ${quote(held.lead)} })`;
  const within = shown.filter(({ containers, frame }) => frame === 0 && containers.includes(held.holder.ref));
  if (!isCell)
    return `${inside}.${place(
      plain,
      element,
      within.filter((one) => alike.includes(one)),
    )}`;
  const sameRole = within.filter(
    ({ role, containers }) => role === element.role && containers[0] === held.holder.ref,
  );
  return `${inside}.getByRole(${quote(element.role)}).nth(${sameRole.indexOf(element)})`;
}

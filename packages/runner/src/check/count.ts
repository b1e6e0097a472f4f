import type { Target } from '@assay/planner/steps';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { itemRoles, kindRoles } from './kind-roles.ts';
import { fold } from './texts.ts';

function singular(words: string): string {
  return words
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

function names({ name, label, text, placeholder, title }: SeenElement): string[] {
  return [name, label, text, placeholder, title].map(fold).filter(Boolean);
}

/** A row of headings is not one of the things a table lists. */
function isHeaderRow(element: SeenElement, elements: readonly SeenElement[]): boolean {
  if (element.role !== 'row') return false;
  const cells = elements.filter(({ containers }) => containers[0] === element.ref);
  return cells.length > 0 && cells.every(({ role }) => role === 'columnheader');
}

function isInside(element: SeenElement, container: SeenElement | undefined): boolean {
  return (
    container === undefined ||
    (element.frame === container.frame && element.containers.includes(container.ref))
  );
}

/** Of elements inside each other only the outer ones count. */
function outermost(elements: SeenElement[]): SeenElement[] {
  const refs = new Set(elements.map(({ ref }) => ref));
  return elements.filter(({ containers }) => !containers.some((ref) => refs.has(ref)));
}

/** The items of a list, table or section that bears the name. */
function itemsOf(container: SeenElement, all: readonly SeenElement[]): SeenElement[] {
  return outermost(
    all.filter(
      (element) =>
        itemRoles.includes(element.role) && isInside(element, container) && !isHeaderRow(element, all),
    ),
  );
}

/**
 * The elements that a plural means: those of a kind, those that bear the name, the items of a list that bears it, or those
 * whose test id is called so. Undefined where nothing on the page could be meant.
 */
export function collectCounted(
  snapshot: PageSnapshot,
  target: Target,
  container: SeenElement | undefined,
): SeenElement[] | undefined {
  const all = snapshot.elements.filter(({ states }) => states.visible);
  const scoped = all.filter((element) => isInside(element, container));
  const roles = target.kind ? kindRoles[target.kind] : [];
  const ofKind = outermost(
    scoped.filter(
      (element) => roles.includes(element.role) && !(target.kind !== 'column' && isHeaderRow(element, all)),
    ),
  );
  if (target.name === '') return target.kind ? ofKind : undefined;
  const wanted = fold(target.name);
  const single = singular(wanted);
  const says = (element: SeenElement) => names(element).some((name) => ` ${name} `.includes(` ${wanted} `));
  const named = target.kind ? ofKind.filter(says) : [];
  if (named.length > 0) return named;
  const holder = scoped.find(
    (element) =>
      /^(list|table|grid|treegrid|tree|listbox|region|group|main|section)$/.test(element.role) &&
      [element.name, element.label, element.nearby, element.testId]
        .map(fold)
        .some((name) => name === wanted || name === single),
  );
  const items = holder ? itemsOf(holder, all) : [];
  if (items.length > 0) return items;
  const byTestId = scoped.filter(({ testId }) => {
    const id = fold(testId).replace(/\s*\d+$/, '');
    return id === single || id === wanted || new RegExp(`^${single} (card|item|row)$`).test(id);
  });
  if (byTestId.length > 0) return outermost(byTestId);
  const saying = outermost(
    scoped.filter((element) => names(element).some((name) => name === wanted || name === single)),
  );
  return saying.length > 0 ? saying : holder ? [] : undefined;
}

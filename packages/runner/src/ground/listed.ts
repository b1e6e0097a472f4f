import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { isInMenu } from './score-elements.ts';
import { liesIn, type View } from './view.ts';
import { fold } from './words.ts';

const holders = /^(?:list|table|grid|treegrid|listbox|feed|region|generic)$/;
const items = /^(?:listitem|article|option|row)$/;

/** A place that is spoken of as a list or a table. */
export function isList({ kind }: Target): boolean {
  return kind === 'list' || kind === 'table';
}

/** Said of some entries of a list only, or of what each of them has. */
const parts =
  /^(?:duplicate|double|repeat|error|warning|change|gap|mistake|problem|page|word|letter|character|digit|number|button|link|icon|column|cell|line)s?$/;

/** "People", "tickets": a word for whatever a list has entries of. */
export function namesThings(name: string): boolean {
  return /^[a-z]+$/.test(name) && !parts.test(name);
}

function sharesWord(name: string, wanted: string): boolean {
  return (
    name !== '' &&
    fold(name)
      .split(' ')
      .some((word) => word === wanted || word === `${wanted}s` || word === `${wanted}es`)
  );
}

/** Of items in items only the outer ones count. */
function outermost(found: SeenElement[]): SeenElement[] {
  const refs = new Set(found.map(({ ref }) => ref));
  return found.filter(({ containers }) => !containers.some((ref) => refs.has(ref)));
}

/**
 * "The first hotel" where no card says hotel: the items of the list that is called so, by its label, its heading or its id. Menus are
 * no such lists.
 */
export function findListed(view: View, target: Target, elements: readonly SeenElement[]): SeenElement[] {
  const isItem = target.kind === 'item' || target.kind === 'card' || target.kind === 'row';
  if (!isItem || target.ordinal === undefined || target.name === '' || target.name.includes(' ')) return [];
  const wanted = fold(target.name).replace(/s$/, '');
  const seen = elements.filter(({ states }) => states.visible);
  for (const holder of seen.filter(({ role }) => holders.test(role))) {
    const { label, name, testId, nearby } = holder;
    if (isInMenu(view, holder) || ![label, name, testId, nearby].some((text) => sharesWord(text, wanted)))
      continue;
    const listed = seen.filter(
      (element) => items.test(element.role) && liesIn(element, holder) && !view.headerRows.has(element.ref),
    );
    if (listed.length > 0) return outermost(listed);
  }
  return [];
}

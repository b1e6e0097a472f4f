import type { Target } from '@assay/planner/steps';
import { isInside } from '../ground/view.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { groundIn } from './ground-in.ts';
import type { PageView } from './page-view.ts';

const owned = /^(.+?)['’]s? \p{Ll}+$/u;

/** "Ines M.'s review" is the entry of the list that bears the name of Ines M. */
function findOwned(page: PageView, { name, within }: Target): SeenElement | undefined {
  const owner = owned.exec(name)?.[1];
  if (!owner) return undefined;
  const entry: Target = { name: owner, kind: 'item', ...(within && { within }) };
  const found = groundIn(page, entry, 'container');
  return found.outcome === 'found' ? found.chosen.element : undefined;
}

/** What is meant by a place that may be no more than a button or a link: of a part and something in it that bears the name, the latter. */
export function findPlace(page: PageView, place: Target): SeenElement | undefined {
  const ownedBy = findOwned(page, place);
  if (ownedBy) return ownedBy;
  const { kind, ...named } = place;
  const outer = groundIn(page, place, 'container');
  const part = outer.outcome === 'found' ? outer.chosen.element : undefined;
  if (place.name === '' || (part && kind !== 'section')) return part;
  const inner = groundIn(page, kind === 'section' ? named : place, 'look');
  const thing = inner.outcome === 'found' ? inner.chosen.element : undefined;
  const isNarrower = thing !== undefined && (!part || isInside(thing, part));
  return isNarrower ? thing : part;
}

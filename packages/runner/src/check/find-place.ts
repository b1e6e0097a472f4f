import type { Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { groundIn } from '../act/find-target.ts';
import { isInside } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

const owned = /^(.+?)['’]s? \p{Ll}+$/u;

/** "Ines M.'s review" is the entry of the list that bears the name of Ines M. */
async function findOwned(
  context: StepContext,
  snapshot: PageSnapshot,
  { name, within }: Target,
): Promise<SeenElement | undefined> {
  const owner = owned.exec(name)?.[1];
  if (!owner) return undefined;
  const entry: Target = { name: owner, kind: 'item', ...(within && { within }) };
  const found = await groundIn(context, snapshot, entry, 'container');
  return found.outcome === 'found' ? found.chosen.element : undefined;
}

/** What is meant by a place that may be no more than a button or a link: of a part and something in it that bears the name, the latter. */
export async function findPlace(
  context: StepContext,
  snapshot: PageSnapshot,
  place: Target,
): Promise<SeenElement | undefined> {
  const ownedBy = await findOwned(context, snapshot, place);
  if (ownedBy) return ownedBy;
  const { kind, ...named } = place;
  const outer = await groundIn(context, snapshot, place, 'container');
  const part = outer.outcome === 'found' ? outer.chosen.element : undefined;
  if (place.name === '' || (part && kind !== 'section')) return part;
  const inner = await groundIn(context, snapshot, kind === 'section' ? named : place, 'look');
  const thing = inner.outcome === 'found' ? inner.chosen.element : undefined;
  const isNarrower = thing !== undefined && (!part || isInside(thing, part));
  return isNarrower ? thing : part;
}

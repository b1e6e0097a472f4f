import type { Target } from '@assay/planner/steps';
import { fieldRoles } from '../snapshot/attach-labels.ts';
import type { Scored } from './score-element.ts';
import type { View } from './view.ts';

const things = new Set<Target['kind']>(['row', 'item', 'card']);
const literal = new Set<Scored['tier']>(['exact', 'same words']);
const cells = /^(?:cell|gridcell|rowheader|columnheader)$/;

function holdAll(view: View, rivals: readonly Scored[], words: string): Scored | undefined {
  const said = view.wording(words).concepts.filter(({ sort }) => sort !== 'light');
  if (said.length === 0) return undefined;
  const [only, other] = rivals.filter(({ element }) => {
    const own = new Set(view.wording(element.text).concepts.map(({ id }) => id));
    return said.every(({ id }) => own.has(id));
  });
  return other ? undefined : only;
}

/** "The Paris trip" where each of them has a button "Cancel trip": the one that has all the words, else all the names among them. */
export function preferHolding(
  view: View,
  { name, kind }: Target,
  rivals: readonly Scored[],
): Scored | undefined {
  if (!things.has(kind) || !name.includes(' ')) return undefined;
  if (rivals.some(({ tier }) => literal.has(tier))) return undefined;
  const names = name.match(/(?:\p{Lu}|\d)[\p{L}\p{N}:.,'-]*/gu) ?? [];
  return holdAll(view, rivals, name) ?? holdAll(view, rivals, names.join(' '));
}

/** What stands in a table exactly so is meant rather than the fields whose names also have the words in them. */
export function preferCell(rivals: readonly Scored[]): Scored | undefined {
  const [cell, other] = rivals.filter(({ element, tier }) => cells.test(element.role) && literal.has(tier));
  const areFields = rivals.every(
    (one) => one === cell || (fieldRoles.has(one.element.role) && !literal.has(one.tier)),
  );
  return cell && !other && areFields ? cell : undefined;
}

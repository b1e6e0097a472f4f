import type { Box, SeenElement } from '../snapshot/types.ts';
import type { Scored } from './score-element.ts';
import type { Purpose } from './types.ts';
import { isInside, type View } from './view.ts';

/** Two closer than this cannot be told apart. */
export const margin = 0.05;
const nestedBand = 0.2;
const touching = new Set<Purpose>(['click', 'hover', 'drag', 'choose']);

/** Best first; on equal rank in reading order, so that the same page gives the same answer. */
export function sortByRank(view: View, scored: Scored[]): Scored[] {
  return [...scored].sort(
    (one, other) => other.rank - one.rank || compareOrder(view, one.element, other.element),
  );
}

export function compareOrder(view: View, one: SeenElement, other: SeenElement): number {
  return (view.order.get(one.ref) ?? 0) - (view.order.get(other.ref) ?? 0);
}

/** Of elements that lie in one another and match alike, only one is meant. */
export function dropNested(scored: readonly Scored[], purpose: Purpose): Scored[] {
  const lost = new Set<Scored>();
  for (const [one, other] of findNested(scored)) {
    if (Math.abs(one.rank - other.rank) >= nestedBand) continue;
    if (isBetter(other, one, purpose)) lost.add(one);
    if (isBetter(one, other, purpose)) lost.add(other);
  }
  return scored.filter((one) => !lost.has(one));
}

/** Pairs of which one lies in the other, by looking up each one's ancestors: comparing all with all would be too slow. */
function* findNested(scored: readonly Scored[]): Generator<[Scored, Scored]> {
  const byPath = new Map(scored.map((one) => [`${one.element.frame} ${one.element.path}`, one]));
  for (const one of scored) {
    const { frame, path } = one.element;
    for (let end = path.lastIndexOf('>'); end > 0; end = path.lastIndexOf('>', end - 1)) {
      const outer = byPath.get(`${frame} ${path.slice(0, end)}`);
      if (outer) yield [one, outer];
    }
  }
  // Slotted content lies in its slot on the screen only.
  const shadowed = scored.filter(({ element }) => element.path.includes('>>>'));
  for (const one of shadowed)
    for (const other of scored)
      if (one !== other && areSlotted(one.element, other.element)) yield [one, other];
}

function areSlotted(one: SeenElement, other: SeenElement): boolean {
  if (one.text === '' || one.text !== other.text || one.frame !== other.frame) return false;
  return contains(one.box, other.box) || contains(other.box, one.box);
}

function contains(outer: Box, inner: Box): boolean {
  const slack = 1;
  return (
    outer.x <= inner.x + slack &&
    outer.y <= inner.y + slack &&
    outer.x + outer.width + slack >= inner.x + inner.width &&
    outer.y + outer.height + slack >= inner.y + inner.height
  );
}

const byName = /^its (?:name|label|role)/;

const whole = new Set(['exact', 'same words']);

/** "Smoked oak" in an open list of finishes, all of which reacts to clicks: the one that bears the whole name. */
function isChoiceIn(inner: Scored, outer: Scored): boolean {
  const isListed = /^(?:listitem|option|menuitem|treeitem|row)$/.test(inner.element.role);
  return (
    isListed && whole.has(inner.tier) && !whole.has(outer.tier) && isInside(inner.element, outer.element)
  );
}

function isBetter(one: Scored, other: Scored, purpose: Purpose): boolean {
  // The text in a link is touched through the link.
  if (touching.has(purpose) && one.element.interactive !== other.element.interactive) {
    if (isChoiceIn(one, other)) return true;
    if (isChoiceIn(other, one)) return false;
    return one.element.interactive;
  }
  if (Math.abs(one.rank - other.rank) >= margin) return one.rank > other.rank;
  if (purpose === 'container') {
    // A heading names all of the part it stands in; text that is merely inside tells the smallest part.
    const named = byName.test(one.reason) && byName.test(other.reason);
    return named ? isInside(other.element, one.element) : isInside(one.element, other.element);
  }
  if (one.element.interactive !== other.element.interactive) return one.element.interactive;
  if ((one.tier === 'exact') !== (other.tier === 'exact')) return one.tier === 'exact';
  const plain = (element: SeenElement) => element.role === 'generic' || element.role === 'none';
  if (plain(one.element) !== plain(other.element)) return !plain(one.element);
  return (
    isInside(one.element, other.element) ||
    (!isInside(other.element, one.element) && contains(other.element.box, one.element.box))
  );
}

/** Links to the same place under the same name are one and the same to a person. */
function areAlike(one: SeenElement, other: SeenElement): boolean {
  return one.href !== '' && one.href === other.href && one.role === other.role;
}

/** The candidates that cannot be told from the best one, the best first. */
export function findRivals(ranked: readonly Scored[]): Scored[] {
  const [best] = ranked;
  if (!best) return [];
  return ranked.filter(
    (one) => one === best || (best.rank - one.rank < margin && !areAlike(best.element, one.element)),
  );
}

/** Matches of the same quality as the best, in reading order: what "the second …" counts. */
export function listAlike(view: View, ranked: readonly Scored[]): Scored[] {
  const [best] = ranked;
  if (!best) return [];
  const literal = new Set(['exact', 'same words']);
  const alike = ranked.filter((one) =>
    literal.has(best.tier)
      ? literal.has(one.tier) && best.rank - one.rank < 0.12
      : one.tier === best.tier || best.rank - one.rank < margin,
  );
  return alike.sort((one, other) => compareOrder(view, one.element, other.element));
}

export function takeOrdinal<T>(list: readonly T[], ordinal: number): T | undefined {
  return list.at(ordinal > 0 ? ordinal - 1 : ordinal);
}

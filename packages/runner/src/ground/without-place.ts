import type { Target } from '@assay/planner/steps';
import type { Context } from './outcome.ts';
import { resolve } from './resolve.ts';
import { findScopes } from './scope.ts';
import type { Scored } from './score-element.ts';
import { isInMenu } from './score-elements.ts';
import type { Purpose } from './types.ts';
import type { View } from './view.ts';

/** Places that people describe in words of their own. A row, an item, a dialog or a column is a thing, and must be there. */
const described = new Set<Target['kind']>([undefined, 'section', 'list', 'form', 'field', 'text', 'table']);

/** Words for whatever the page is about; on a page about one thing they tell nothing. */
const anything = /^(?:product|item|article|thing|entry|offer)s?$/i;

interface Without {
  target: Target;
  place: Target;
}

function isMissing(view: View, place: Target, context: Context): boolean {
  return (
    findScopes(view, place, (one, purpose) => resolve(view, one, purpose, context)).outcome === 'not found'
  );
}

/** The anchor is nowhere, is all that the page shows, or is only the title of it: then what stands above it cannot be told. */
function isNoAnchor(
  view: View,
  { anchor, relation }: NonNullable<Target['near']>,
  context: Context,
): boolean {
  const found = resolve(view, anchor, 'look', context);
  if (found.outcome !== 'found') return found.outcome === 'not found';
  const { element } = found.best;
  return (
    element.role === 'main' || (relation === 'above' && (element.tag === 'h1' || isInMenu(view, element)))
  );
}

/** "In the product list" is where all of them are, whatever the link to it is called. */
function isWholePage({ kind, name }: Target): boolean {
  return (kind === 'list' || kind === 'table') && anything.test(name);
}

function dropPlace(view: View, target: Target, context: Context): Without | undefined {
  const { within, near, ...rest } = target;
  if (near && !within && described.has(near.anchor.kind) && isNoAnchor(view, near, context))
    return { target: rest, place: near.anchor };
  if (!within || near) return undefined;
  const outer = within.within ? dropPlace(view, within, context) : undefined;
  if (outer) return { target: { ...rest, within: outer.target }, place: outer.place };
  const isAnything = within.kind === 'item' && anything.test(within.name) && within.ordinal === undefined;
  if (isAnything && !within.within && !within.near) return { target: rest, place: within };
  const mayDrop = described.has(within.kind) && !within.within && !within.near && within.name !== '';
  return mayDrop && (isWholePage(within) || isMissing(view, within, context))
    ? { target: rest, place: within }
    : undefined;
}

function isSure({ tier }: Scored): boolean {
  return tier === 'exact' || tier === 'same words';
}

/**
 * The same element without the place that was said, where nothing on the page answers to that place and the element is
 * there exactly once.
 */
export function leaveOutPlace(
  view: View,
  target: Target,
  purpose: Purpose,
  context: Context,
): Without | undefined {
  if (target.name === '') return undefined;
  const without = dropPlace(view, target, context);
  const found = without && resolve(view, without.target, purpose, context);
  if (found?.outcome !== 'found' || !isSure(found.best) || !found.best.element.states.visible)
    return undefined;
  return found.rest.some((one) => isSure(one) && one.element.states.visible) ? undefined : without;
}

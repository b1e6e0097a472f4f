import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { findSimilar } from './find-similar.ts';
import { fingerprintOf } from './fingerprint.ts';
import { gate } from './gate.ts';
import type { Scored } from './score-element.ts';
import type { Discourse, Purpose } from './types.ts';
import type { View } from './view.ts';

export const pronouns = new Set(['it', 'this', 'that', 'them', 'same', 'the same', 'that one', 'this one']);
const telling = new Set([
  'form',
  'dialog',
  'alertdialog',
  'row',
  'listitem',
  'article',
  'group',
  'region',
  'tabpanel',
  'menu',
  'search',
  'generic',
]);

/** A cell stays the same cell, whatever is written into it. */
function isCell(role: string): boolean {
  return role === 'cell' || role === 'gridcell';
}

/** The element spoken of before, on the page as it is now. */
export function findAgain(view: View, before: SeenElement | undefined): SeenElement | undefined {
  if (!before) return undefined;
  const same = view.snapshot.elements.find(
    ({ path, role, frame, name }) =>
      path === before.path &&
      frame === before.frame &&
      role === before.role &&
      (name === before.name || isCell(role)),
  );
  if (same) return same;
  const similar = findSimilar(view.snapshot, fingerprintOf(before));
  return similar.outcome === 'found' ? similar.element : undefined;
}

/** "It" in a stated place is whatever bears the name of what was spoken of: the card is no longer in that column. */
export function nameSpoken(target: Target, discourse: Discourse | undefined): Target {
  const { name, within } = target;
  const thing = discourse?.lastThing;
  if (!thing || !within || within.name === '' || pronouns.has(within.name.toLowerCase())) return target;
  return pronouns.has(name.toLowerCase()) ? { ...target, name: thing } : target;
}

/** What a double click or a key opened for writing: the field in what was spoken of, or the one that has the focus. */
function findOpened(view: View, meant: SeenElement | undefined): SeenElement | undefined {
  const editable = view.snapshot.elements.filter(({ states }) => states.editable && states.visible);
  const inside = meant ? editable.filter(({ containers }) => containers.includes(meant.ref)) : [];
  return inside.length === 1 ? inside[0] : editable.find(({ states }) => states.focused);
}

const used = new Set<Purpose>(['check', 'choose', 'select']);

function isUsable(view: View, element: SeenElement | undefined, purpose: Purpose): boolean {
  return !used.has(purpose) || (element !== undefined && gate(view, element, purpose, undefined) !== 'no');
}

/** "Tick it": the last thing spoken of that can be ticked. */
function findUsable(
  view: View,
  { kind }: Target,
  { before = [] }: Discourse,
  purpose: Purpose,
): SeenElement | undefined {
  return before
    .map((element) => findAgain(view, element))
    .find((element) => element !== undefined && gate(view, element, purpose, kind) === 'fits');
}

function isBareNumber(element: SeenElement | undefined): boolean {
  return element !== undefined && !element.interactive && /^\D{0,4}\d[\d.,]*\D{0,10}$/.test(element.text);
}

/** "Click it again", after the number was spoken of that it changes: the button that was used last. */
function findPressed(view: View, { before = [] }: Discourse): SeenElement | undefined {
  return before
    .map((element) => findAgain(view, element))
    .find((element) => element !== undefined && /^(?:button|link)$/.test(element.role));
}

/** "It", "that row", "the same field". */
export function findSpoken(
  view: View,
  target: Target,
  discourse: Discourse | undefined,
  purpose: Purpose,
): Scored | undefined {
  if (!discourse || target.ordinal !== undefined || target.near || !pronouns.has(target.name.toLowerCase()))
    return undefined;
  const last = findAgain(view, discourse.lastElement);
  const places = [
    findAgain(view, discourse.lastContainer),
    ...(last?.containers.map((ref) => view.byRef.get(ref)) ?? []),
  ];
  const meant = [last, ...places].find(
    (element) =>
      element !== undefined &&
      (target.kind === undefined || gate(view, element, 'look', target.kind) === 'fits'),
  );
  const fitting = isUsable(view, meant, purpose) ? undefined : findUsable(view, target, discourse, purpose);
  if (fitting)
    return { element: fitting, words: 1, rank: 1, tier: 'exact', reason: 'it was spoken of before' };
  const pressed = purpose === 'click' && isBareNumber(meant) ? findPressed(view, discourse) : undefined;
  if (pressed) return { element: pressed, words: 1, rank: 1, tier: 'exact', reason: 'it was used before' };
  const isWritten = purpose === 'type' && target.kind === undefined && !meant?.states.editable;
  const opened = isWritten ? findOpened(view, meant) : undefined;
  if (opened)
    return { element: opened, words: 1, rank: 1, tier: 'exact', reason: 'it was opened for writing' };
  // "Change it to 0", after the page's answer was spoken of.
  const written = isWritten ? findUsable(view, target, discourse, purpose) : undefined;
  if (written)
    return { element: written, words: 1, rank: 1, tier: 'exact', reason: 'it was spoken of before' };
  return meant && { element: meant, words: 1, rank: 1, tier: 'exact', reason: 'it was spoken of last' };
}

function findLately(
  view: View,
  rivals: readonly Scored[],
  last: SeenElement | undefined,
  discourse: Discourse | undefined,
): Scored | undefined {
  const spoken = [last, ...(discourse?.before ?? []).map((element) => findAgain(view, element))];
  return spoken
    .map((one) => rivals.find(({ element }) => element.ref === one?.ref))
    .find((one) => one !== undefined);
}

/** Of several that answer equally well, the one in the same form, row or dialog as what was spoken of last. */
export function preferSpoken(
  view: View,
  target: Target,
  rivals: readonly Scored[],
  discourse: Discourse | undefined,
): Scored | undefined {
  const last = findAgain(view, discourse?.lastElement);
  const spoken = findAgain(view, discourse?.lastContainer);
  // "The button" is the one just used or spoken of.
  const lately = target.name === '' ? findLately(view, rivals, last, discourse) : undefined;
  if (lately) return lately;
  if (target.name === '' && spoken) {
    const same = rivals.find(({ element }) => element.ref === spoken.ref);
    if (same) return same;
  }
  const places = [...(last?.containers ?? []), ...(spoken ? [spoken.ref, ...spoken.containers] : [])];
  for (const ref of places) {
    if (!telling.has(view.byRef.get(ref)?.role ?? '')) continue;
    const inside = rivals.filter(({ element }) => element.containers.includes(ref) || element.ref === ref);
    if (inside.length === 1 && rivals.length > 1) return inside[0];
    if (inside.length > 1) return undefined;
  }
  return undefined;
}

import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { pronouns } from './discourse.ts';
import { nameSign } from './lexicon/signs.ts';
import type { Outcome } from './outcome.ts';
import type { Purpose } from './types.ts';
import { liesIn, type View } from './view.ts';
import { fold } from './words.ts';

const sort =
  '(?:actions?|more(?: actions)?|options|kebab|meatballs?|overflow|ellipsis|hamburger|burger|(?:three|3|vertical) dots?|little|small|dots)';
const called = new RegExp(
  `^(?:${sort} )?menu(?: button| icon| symbol)?$|^(?:${sort.replace('|little|small', '')})(?: button| icon| symbol)?$`,
);
const naming = /\b(?:more|actions?|options|menu|manage)\b/;
const pressed = new Set<Purpose>(['click', 'hover', 'look']);
const places = new Set<Target['kind']>(['row', 'item', 'card', 'message', 'section']);

function isMenuButton({ name, title, text, states, role }: SeenElement): boolean {
  if (nameSign(text).includes('kebab')) return true;
  return (
    naming.test(fold(name)) || naming.test(fold(title)) || (role === 'button' && states.expanded === false)
  );
}

/** "The menu of Ann's row": the one button there that says so, or the only one that shows no words. */
export function findMenuButton(
  { snapshot }: View,
  { name, kind, within, near, ordinal }: Target,
  purpose: Purpose,
  resolve: (target: Target, purpose: Purpose) => Outcome,
): SeenElement | undefined {
  if (!pressed.has(purpose) || !within || near || ordinal !== undefined) return undefined;
  const isPlace = places.has(within.kind) || pronouns.has(within.name.toLowerCase());
  if (!isPlace || (kind && kind !== 'button' && kind !== 'icon')) return undefined;
  if (!called.test(fold(name))) return undefined;
  const place = resolve(within, 'container');
  if (place.outcome !== 'found') return undefined;
  const buttons = snapshot.elements.filter(
    (element) =>
      /^(?:button|link)$/.test(element.role) && element.states.visible && liesIn(element, place.best.element),
  );
  const marked = buttons.filter(isMenuButton);
  const wordless = buttons.filter(({ role, text }) => role === 'button' && !/[\p{L}\p{N}]/u.test(text));
  const [only, other] = marked.length > 0 ? marked : wordless;
  return other ? undefined : only;
}

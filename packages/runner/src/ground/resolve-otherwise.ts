import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { findCrossing } from './crossing.ts';
import { findMember } from './group-members.ts';
import { findHeadedField } from './headed-fields.ts';
import { findLoosePlace } from './loose-places.ts';
import { findMenuButton } from './menu-buttons.ts';
import { normaliseName, withoutCount } from './naming.ts';
import type { Outcome } from './outcome.ts';
import { findScopes } from './scope.ts';
import { findSigned } from './signed-buttons.ts';
import type { Purpose } from './types.ts';
import { isInside, liesIn, type View } from './view.ts';
import { fold } from './words.ts';

type Resolve = (target: Target, purpose: Purpose) => Outcome;

const ticked = new Set<Target['kind']>([
  undefined,
  'row',
  'item',
  'card',
  'message',
  'section',
  'field',
  'checkbox',
  'text',
]);
const boxes = /^(?:checkbox|switch)$/;

/** "Tick the message X" is done by the one box in its row. */
function findOwnBox(view: View, target: Target, purpose: Purpose, resolve: Resolve): SeenElement | undefined {
  const { kind, name, near } = target;
  if (purpose !== 'check' || !ticked.has(kind) || name === '' || near) return undefined;
  const isPlace = kind === 'row' || kind === 'item' || kind === 'card' || kind === 'message';
  const place = resolve(isPlace ? target : { ...target, kind: 'item' }, 'container');
  if (place.outcome !== 'found') return undefined;
  const inside = view.snapshot.elements.filter(
    (element) => element.states.visible && boxes.test(element.role) && liesIn(element, place.best.element),
  );
  return inside.length === 1 ? inside[0] : undefined;
}

const things = new Set<Target['kind']>(['row', 'item', 'card', 'message']);

/** "The item X from Y": the one of a list that bears both names. */
function findBoth(target: Target, resolve: Resolve): SeenElement | undefined {
  const { name, kind, within, near, ordinal } = target;
  if (!within || !things.has(kind) || !things.has(within.kind) || name === '') return undefined;
  if (near || ordinal !== undefined || within.within || within.near) return undefined;
  const place = resolve(within, 'container');
  const candidates =
    place.outcome === 'found' ? [place.best] : place.outcome === 'ambiguous' ? place.rivals : [];
  const both = candidates.filter(
    ({ element }) => items.test(element.role) && ` ${fold(element.text)} `.includes(` ${fold(name)} `),
  );
  return both.length === 1 ? both[0]?.element : undefined;
}

const listRoles = /^(?:table|grid|treegrid|list|listbox|feed)$/;

/** "The Open tasks table": what is listed below a heading, or a large text, of that name. */
export function findBelowHeading(
  view: View,
  { name, kind, ordinal, near, within }: Target,
  resolve: Resolve,
): SeenElement | undefined {
  if ((kind !== 'table' && kind !== 'list') || name === '' || near || ordinal !== undefined) return undefined;
  const scopes = within && findScopes(view, within, resolve);
  if (scopes && (scopes.outcome === 'not found' || scopes.scopes.length !== 1)) return undefined;
  const elements = scopes?.scopes[0] ?? view.snapshot.elements;
  const isHead = (one: SeenElement) => one.states.visible && (one.role === 'heading' || one.large === true);
  const heads = elements.filter((one) => isHead(one) && isSaid(one.text, name));
  const [head] = heads;
  if (!head) return findCaptioned(elements, name, kind);
  if (heads.length > 1) return undefined;
  const following = elements.slice(elements.indexOf(head) + 1);
  const end = following.findIndex(
    (one) =>
      isHead(one) &&
      !following
        .slice(0, following.indexOf(one))
        .some((list) => isInside(one, list) && listRoles.test(list.role)),
  );
  return following
    .slice(0, end === -1 ? undefined : end)
    .find(({ role, states, frame }) => rolesOf(kind).test(role) && states.visible && frame === head.frame);
}

function rolesOf(kind: 'table' | 'list'): RegExp {
  return kind === 'table' ? /^(?:table|grid|treegrid)$/ : listRoles;
}

const highestGap = 60;

/** Whether a text stands right above something, and not in the column beside it. */
function isRightAbove(caption: SeenElement, { box, frame }: SeenElement): boolean {
  const gap = box.y - (caption.box.y + caption.box.height);
  const isInColumn = caption.box.x < box.x + box.width && box.x < caption.box.x + caption.box.width;
  return gap >= -4 && gap <= highestGap && isInColumn && frame === caption.frame;
}

/** A table or list right below a small text of that name, which is no heading. The same text may stand elsewhere, as over a column. */
function findCaptioned(
  elements: readonly SeenElement[],
  name: string,
  kind: 'table' | 'list',
): SeenElement | undefined {
  const lists = elements.filter(({ role, states }) => rolesOf(kind).test(role) && states.visible);
  const captions = elements.filter(
    (one) =>
      one.states.visible &&
      !one.interactive &&
      isSaid(one.text, name) &&
      !lists.some((list) => isInside(one, list)),
  );
  const captioned = captions.flatMap((caption) => {
    const next = lists.find((list) => elements.indexOf(list) > elements.indexOf(caption));
    return next && isRightAbove(caption, next) ? [next] : [];
  });
  const [list] = captioned;
  return captioned.every((one) => one === list) ? list : undefined;
}

/** The name alone, or with a count behind it. */
function isSaid(text: string, name: string): boolean {
  return withoutCount(text) === normaliseName(name).replace(/:$/, '');
}

/** "The Doing list" of a board: the part whose first words are its name, with things made alike below. */
function findLed(view: View, { name, kind, ordinal, near }: Target): SeenElement | undefined {
  if ((kind !== 'list' && kind !== 'section' && kind !== 'column') || name === '' || near) return undefined;
  if (ordinal !== undefined) return undefined;
  const { elements } = view.snapshot;
  const led = elements.filter((part) => {
    if (part.role !== 'generic' || !part.states.visible || !view.containers.has(part.ref)) return false;
    if (!normaliseName(part.text).startsWith(normaliseName(name))) return false;
    const first = elements.find((one) => one.text !== '' && one.states.visible && isInside(one, part));
    return first !== undefined && isSaid(first.text, name);
  });
  const outer = led.filter((one) => !led.some((other) => isInside(one, other)));
  return outer.length === 1 ? outer[0] : undefined;
}

const beginnings = /^(?:very )?(?:top|beginning|start|head|front)$/;
const ends = /^(?:very )?(?:end|bottom)$/;
const items = /^(?:listitem|row|article|option|treeitem)$/;

/** "The top of the list", "the end of the Activity box": the first or the last of what is listed there. */
function findEdge(view: View, target: Target, purpose: Purpose, resolve: Resolve): SeenElement | undefined {
  const { name, within, near, ordinal, kind } = target;
  const said = name.toLowerCase();
  const isEnd = ends.test(said);
  if (purpose !== 'look' || kind || near || ordinal !== undefined || !within) return undefined;
  if (!isEnd && !beginnings.test(said)) return undefined;
  const { kind: _, ...called } = within;
  for (const place of [within, { ...called, kind: 'section' as const }, called]) {
    const found = resolve(place, 'container');
    const places =
      found.outcome === 'found' ? [found.best] : found.outcome === 'ambiguous' ? found.rivals : [];
    const lists = places
      .map(({ element }) =>
        view.snapshot.elements.filter(
          (one) =>
            items.test(one.role) &&
            one.states.visible &&
            liesIn(one, element) &&
            !view.headerRows.has(one.ref),
        ),
      )
      .filter((list) => list.length > 0);
    if (lists.length === 1) return lists[0]?.at(isEnd ? -1 : 0);
  }
  return undefined;
}

const deeds =
  /^(?:add|remove|delete|edit|book|buy|order|rename|hide|like|share|pin|archive|download|borrow|renew)$/;

/** What the buttons of shops say instead. */
const alsoCalled: Record<string, readonly string[]> = {
  add: ['Add to cart'],
  buy: ['Add to cart'],
  order: ['Add to cart'],
};

/** "Add mug": the button of that verb that belongs to the thing. */
function findOfThing(target: Target, purpose: Purpose, resolve: Resolve): SeenElement | undefined {
  const { name, kind, within, near, ordinal } = target;
  const [, deed = '', thing = ''] = /^(\S+) (.+)$/.exec(name) ?? [];
  if (purpose !== 'click' || kind || near || ordinal !== undefined || !deeds.test(deed.toLowerCase()))
    return undefined;
  const place: Target = { name: thing, kind: 'item', ...(within && { within }) };
  const names = [deed, ...(alsoCalled[deed.toLowerCase()] ?? [])];
  for (const called of names) {
    const found = resolve({ name: called, within: place }, 'click');
    if (found.outcome === 'found' && found.best.element.interactive) return found.best.element;
  }
  return undefined;
}

/** What is meant where nothing on the page bears the name itself. */
export function resolveOtherwise(
  view: View,
  target: Target,
  purpose: Purpose,
  resolve: Resolve,
  isLiteral = false,
): Extract<Outcome, { outcome: 'found' }> | undefined {
  const ways: [string, () => SeenElement | undefined][] = [
    ['it is the box in what is called so', () => findOwnBox(view, target, purpose, resolve)],
    ['it is the one that bears both names', () => findBoth(target, resolve)],
    ['it stands below that heading', () => findBelowHeading(view, target, resolve)],
    ['it is the field below that heading', () => findHeadedField(view, target)],
    ['its first words are these', () => findLed(view, target)],
    ['it is at that end of the list', () => findEdge(view, target, purpose, resolve)],
  ];
  ways.push(['it is in that row and column', () => findCrossing(view, target, purpose, isLiteral)]);
  const loose: typeof ways = [
    ['it belongs to what is called so', () => findOfThing(target, purpose, resolve)],
    ['it opens the menu there', () => findMenuButton(view, target, purpose, resolve)],
    ['it shows that sign and is called after it', () => findSigned(view, target, purpose)],
    ['it is the choice of that group', () => findMember(view, target, purpose)],
    ['it is what people call so', () => findLoosePlace(view, target, purpose)],
  ];
  for (const [reason, find] of isLiteral ? ways : [...ways, ...loose]) {
    const element = find();
    if (element) {
      const best = { element, words: 0.9, rank: 0.9, tier: 'same meaning' as const, reason };
      return { outcome: 'found', best, rest: [], guessed: false };
    }
  }
  return undefined;
}

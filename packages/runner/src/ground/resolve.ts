import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { dropNested, findRivals, listAlike, sortByRank, takeOrdinal } from './choose.ts';
import { chooseNear } from './choose-near.ts';
import { findConfirm } from './confirm.ts';
import { findCrossed, joinPlace } from './crossing.ts';
import { findSpoken, nameSpoken, preferSpoken } from './discourse.ts';
import { findListed, isList, namesThings } from './listed.ts';
import { normaliseName } from './naming.ts';
import type { Context, Outcome } from './outcome.ts';
import { preferInner } from './prefer-inner.ts';
import { preferCell, preferHolding } from './prefer-told.ts';
import { findBelowHeading, resolveOtherwise } from './resolve-otherwise.ts';
import { findScopes } from './scope.ts';
import type { Scored } from './score-element.ts';
import { isContainer, isInMenu, scoreNamed, scoreUnnamed } from './score-elements.ts';
import { keepSpokenList } from './spoken-list.ts';
import { findSubmit } from './submit.ts';
import { findTitled } from './titled.ts';
import type { Purpose } from './types.ts';
import type { View } from './view.ts';
import { fold } from './words.ts';

/** From an element as a person names it to the one on the page, by data alone. */
export function resolve(view: View, target: Target, purpose: Purpose, context: Context): Outcome {
  const named = nameSpoken(target, context.discourse);
  const crossed = findCrossed(view, named, purpose, context.isLiteral);
  if (crossed) return { outcome: 'found', best: toCrossed(crossed), rest: [], guessed: false };
  const outcome = resolveNamed(view, named, purpose, context);
  if (outcome.outcome !== 'not found') return preferInner(view, purpose, outcome);
  const find = (place: Target, placePurpose: Purpose) => resolveNamed(view, place, placePurpose, context);
  return (
    resolveOtherwise(view, named, purpose, find, context.isLiteral) ??
    resolveOtherwise(view, joinPlace(named), purpose, find, context.isLiteral) ??
    (context.isLiteral ? undefined : resolveBare(view, named, purpose, context)) ??
    outcome
  );
}

/** "The January amount of Travel (120)": to use it, what is said beside the name does not matter. */
function resolveBare(view: View, target: Target, purpose: Purpose, context: Context): Outcome | undefined {
  const name = target.name.replace(/\s*\([^()]*\)$/, '');
  if (isPlace(purpose) || name === '' || name === target.name) return undefined;
  const bare = resolve(view, { ...target, name }, purpose, context);
  return bare.outcome === 'not found' ? undefined : bare;
}

function resolveNamed(view: View, target: Target, purpose: Purpose, context: Context): Outcome {
  const spoken = findSpoken(view, target, context.discourse, purpose);
  if (spoken) return { outcome: 'found', best: spoken, rest: [], guessed: false };
  const submit =
    purpose === 'click' && !context.isLiteral
      ? (findSubmit(view, target, context.discourse) ?? findConfirm(view, target))
      : undefined;
  if (submit) return { outcome: 'found', best: submit, rest: [], guessed: false };
  const titled = isPlace(purpose) ? [...findTitled(view, target), ...findHeaded(view, target, context)] : [];
  if (titled.length === 1 && titled[0])
    return { outcome: 'found', best: toTitled(titled[0]), rest: [], guessed: false };
  const { within, ...inside } = target;
  if (!within) {
    const elements = keepSpokenList(view, target, context.discourse, view.snapshot.elements);
    return resolveWhole(view, target, purpose, context, elements);
  }
  const scopes = findScopes(view, within, (place, placePurpose) =>
    resolve(view, place, placePurpose, context),
  );
  if (scopes.outcome === 'not found') return scopes;
  // "The Price column in the row of X" is a cell.
  if (inside.kind === 'column' && within.kind === 'row') inside.kind = 'cell';
  const resolveAs = (asked: Target) =>
    mergeOutcomes(
      view,
      scopes.scopes.map((elements) =>
        resolveWhole(view, asked, purpose, context, dropTitle(asked, within, elements)),
      ),
    );
  const outcome = resolveAs(inside);
  return outcome.outcome === 'not found' && isRanked(inside, within)
    ? resolveAs({ ...inside, name: '' })
    : outcome;
}

/** "The first person in the table", whatever each of them is called. */
function isRanked({ name, kind, ordinal, near }: Target, within: Target): boolean {
  return kind === 'item' && ordinal !== undefined && !near && namesThings(name) && isList(within);
}

/** "The heading in the preview" is not the one that says Preview, where there is another. */
function dropTitle(inside: Target, within: Target, elements: readonly SeenElement[]): readonly SeenElement[] {
  if (inside.kind !== 'heading' || inside.name !== '') return elements;
  const isTitle = ({ role, text }: SeenElement) => role === 'heading' && fold(text) === fold(within.name);
  const isOther = (element: SeenElement) =>
    element.role === 'heading' && element.states.visible && !isTitle(element);
  return elements.some(isOther) ? elements.filter((element) => !isTitle(element)) : elements;
}

/** The same words may name several places; the target tells which is meant if only one of them has it. */
function mergeOutcomes(view: View, outcomes: Outcome[]): Outcome {
  const found = outcomes.filter((outcome) => outcome.outcome === 'found');
  // A frame and the part of the page that it stands in hold the same.
  const bests = dropSame(found.map(({ best }) => best));
  const [only] = outcomes.length === 1 ? outcomes : bests.length === 1 ? found : [];
  if (only) return only;
  if (bests.length > 1) return { outcome: 'ambiguous', rivals: bests };
  const rivals = dropSame(
    outcomes.flatMap((outcome) => (outcome.outcome === 'ambiguous' ? outcome.rivals : [])),
  );
  if (rivals.length > 0) return { outcome: 'ambiguous', rivals };
  const nearest = outcomes.flatMap((outcome) => (outcome.outcome === 'not found' ? outcome.nearest : []));
  return { outcome: 'not found', nearest: sortByRank(view, nearest).slice(0, 3) };
}

function dropSame(scored: readonly Scored[]): Scored[] {
  return scored.filter(
    ({ element }, index) => scored.findIndex((other) => other.element === element) === index,
  );
}

/** In "Add card" the word for the kind is part of the name, where something to use is called exactly so. */
function resolveWhole(
  view: View,
  target: Target,
  purpose: Purpose,
  context: Context,
  elements: readonly SeenElement[],
): Outcome {
  const outcome = resolveAmong(view, target, purpose, context, elements);
  if (outcome.outcome !== 'not found' || isPlace(purpose) || !target.kind || target.name === '')
    return outcome;
  const { kind, ...rest } = target;
  const whole = resolveAmong(view, { ...rest, name: `${target.name} ${kind}` }, purpose, context, elements);
  const best =
    whole.outcome === 'found' ? whole.best : whole.outcome === 'ambiguous' ? whole.rivals[0] : undefined;
  return best?.tier === 'exact' || best?.tier === 'same words' ? whole : outcome;
}

function resolveAmong(
  view: View,
  target: Target,
  purpose: Purpose,
  context: Context,
  elements: readonly SeenElement[],
): Outcome {
  const listed = findListed(view, target, elements);
  const chosen = takeOrdinal(listed, target.ordinal ?? 0);
  if (listed.length > 0 && chosen)
    return { outcome: 'found', best: toListed(chosen), rest: [], guessed: false };
  const asked = { target, purpose, context, elements };
  const all = target.name === '' ? scoreUnnamed(view, asked) : scoreNamed(view, asked);
  const good = dropHidden(
    all.filter(
      (one) =>
        one.words >= leastScore(context) && mayBeListed(target, purpose, one) && !isWayTo(view, target, one),
    ),
    purpose,
  );
  const sorted = sortByRank(view, dropNested(good, isContainer(target, purpose) ? 'container' : purpose));
  const accepted = preferBox(target, sorted);
  if (accepted.length === 0)
    return {
      outcome: 'not found',
      nearest: sortByRank(view, all)
        .filter(({ words }) => words > 0)
        .slice(0, 3),
    };
  const [first] = accepted;
  if (purpose === 'click' && first && isVagueContainer(target, first))
    return { outcome: 'not found', nearest: accepted.slice(0, 3) };
  if (target.near) return resolveNear(view, target, context, accepted);
  if (target.ordinal !== undefined) {
    // "The first Price cell" is below the heading of that column.
    const isData = ({ element }: Scored) => target.kind !== 'cell' || element.role !== 'columnheader';
    const data = accepted.filter(isData);
    const alike = listAlike(view, data.length > 0 ? data : accepted);
    const chosen = takeOrdinal(alike, target.ordinal);
    if (!chosen || (alike.length === 1 && isLoneText(view, target, purpose, chosen)))
      return { outcome: 'not found', nearest: accepted.slice(0, 3) };
    return { outcome: 'found', best: chosen, rest: accepted.filter((one) => one !== chosen), guessed: false };
  }
  return decide(view, target, context, accepted);
}

/** Of a slider and a number box for the same value, the box is the field. */
function preferBox({ kind }: Target, sorted: Scored[]): Scored[] {
  const [best] = sorted;
  if (kind !== 'field' || best?.element.role !== 'slider') return sorted;
  const isBox = ({ element: { role, containers, states } }: Scored) =>
    role === 'spinbutton' && states.visible && containers[0] === best.element.containers[0];
  const [box, other] = sorted.filter(isBox);
  return box && !other
    ? [{ ...box, rank: best.rank }, ...sorted.filter((one) => one !== box && one !== best)]
    : sorted;
}

const listedKinds = new Set<Target['kind']>(['item', 'card', 'row']);
const items = /^(?:listitem|row|article|option|treeitem)$/;
const unlisted = /^(?:button|heading|textbox|searchbox|combobox|spinbutton|checkbox|radio|switch|tab)$/;

/** "The first comment" is neither the button "Post comment" nor the heading above the comments. */
function mayBeListed({ kind, ordinal, name }: Target, purpose: Purpose, { element, tier }: Scored): boolean {
  if (purpose !== 'look' || ordinal === undefined || name === '' || !listedKinds.has(kind)) return true;
  const isUsed = element.interactive && tier !== 'exact' && tier !== 'same words';
  return !unlisted.test(element.role) && (!isUsed || items.test(element.role));
}

/** "The people list" is not the menu with a link "People": only by its own name would one mean that. */
function isWayTo(view: View, target: Target, { element }: Scored): boolean {
  if (!isList(target) || target.name === '') return false;
  const isMenu = element.role === 'navigation' || isInMenu(view, element);
  return isMenu && !fold(`${element.name} ${element.label}`).includes(fold(target.name));
}

/** A line of text that has the word in it, and nothing beside it that has: "Add a comment" lists no comments. */
function isLoneText(view: View, { kind, name }: Target, purpose: Purpose, { element }: Scored): boolean {
  if (purpose !== 'look' || name === '' || !listedKinds.has(kind)) return false;
  return /^(?:generic|paragraph|text|strong|label)$/.test(element.role) && !view.containers.has(element.ref);
}

const containers = new Set<Target['kind']>(['table', 'list', 'section', 'form']);

/** Nobody clicks on a whole table; words that name one only in part were meant for something in it. */
function isVagueContainer({ kind, name }: Target, { element, tier }: Scored): boolean {
  return (
    containers.has(kind) && name !== '' && !element.interactive && tier !== 'exact' && tier !== 'same words'
  );
}

function toCrossed(element: SeenElement): Scored {
  return { element, words: 0.95, rank: 0.95, tier: 'same words', reason: 'it is in that row and column' };
}

/** Something is looked at or in, not used. */
function isPlace(purpose: Purpose): boolean {
  return purpose === 'container' || purpose === 'look';
}

/** The table or list below a heading of that name, where no table or list is called so itself. */
function findHeaded(view: View, target: Target, context: Context): SeenElement[] {
  const called = normaliseName(target.name);
  const isCalled = ({ role, name, label }: SeenElement) =>
    /^(?:table|grid|treegrid|list|listbox|region|tabpanel)$/.test(role) &&
    [name, label].some((one) => normaliseName(one) === called);
  if (!isList(target) || view.snapshot.elements.some(isCalled)) return [];
  const find = (place: Target, purpose: Purpose) => resolveNamed(view, place, purpose, context);
  const { near, ...named } = target;
  const found = findBelowHeading(view, named, find);
  if (!found || !near) return found ? [found] : [];
  const placed = resolveNear(view, target, context, [toTitled(found)]);
  return placed.outcome === 'found' ? [found] : [];
}

function toTitled(element: SeenElement): Scored {
  return { element, words: 0.95, rank: 0.95, tier: 'same words', reason: 'its title is this' };
}

function toListed(element: SeenElement): Scored {
  return { element, words: 0.9, rank: 0.9, tier: 'part of it', reason: 'its list is called so' };
}

function resolveNear(view: View, target: Target, context: Context, accepted: Scored[]): Outcome {
  const { near } = target;
  if (!near) return decide(view, target, context, accepted);
  const anchor = resolve(view, near.anchor, 'look', context);
  if (anchor.outcome === 'not found') return anchor;
  const anchors = anchor.outcome === 'found' ? [anchor.best] : anchor.rivals;
  const close = chooseNear(
    view,
    near.relation,
    anchors.map(({ element }) => element),
    accepted,
  );
  const best = takeOrdinal(close, target.ordinal ?? 1);
  if (!best) return { outcome: 'not found', nearest: accepted.slice(0, 3) };
  const tied = close.filter((one) => one.distance - best.distance < 3);
  if (tied.length > 1 && target.ordinal === undefined) return { outcome: 'ambiguous', rivals: tied };
  return {
    outcome: 'found',
    best,
    rest: close.filter((one) => one !== best),
    guessed: isGuess(best, context),
  };
}

function decide(view: View, target: Target, context: Context, accepted: Scored[]): Outcome {
  const rivals = findRivals(accepted);
  const preferred =
    rivals.length > 1
      ? (preferHolding(view, target, rivals) ??
        preferCell(rivals) ??
        preferSpoken(view, target, rivals, context.discourse) ??
        preferWorded(view, target, rivals))
      : undefined;
  const best = preferred ?? accepted[0];
  if (!best || (rivals.length > 1 && !preferred)) return { outcome: 'ambiguous', rivals };
  const rest = accepted.filter((one) => one !== best);
  return { outcome: 'found', best, rest, guessed: preferred !== undefined || isGuess(best, context) };
}

const literal = new Set<Scored['tier']>(['exact', 'same words', 'same meaning', 'part of it']);

/** Of some that are alike in meaning only, the one that shares a word with the phrase which the others lack. */
function preferWorded(view: View, { name }: Target, rivals: readonly Scored[]): Scored | undefined {
  if (rivals.some(({ tier }) => literal.has(tier))) return undefined;
  const said = view.wording(name).concepts.filter(({ sort }) => sort !== 'light');
  const shared = rivals.map(({ element }) => {
    const own = view.wording(element.name || element.label || element.text).concepts;
    return said.filter(({ id }) => own.some((concept) => concept.id === id)).length;
  });
  const most = Math.max(...shared);
  return shared.filter((count) => count === most).length === 1 ? rivals[shared.indexOf(most)] : undefined;
}

function leastScore({ meanings, isLiteral }: Context): number {
  if (isLiteral) return 0.31;
  return meanings ? 0.35 : 0.5;
}

function isGuess({ words }: Scored, { meanings, isLiteral }: Context): boolean {
  if (isLiteral) return false;
  return words < (meanings ? 0.5 : 0.62);
}

/** What cannot be seen is meant only where nothing visible answers about as well. */
function dropHidden(scored: Scored[], purpose: Purpose): Scored[] {
  if (purpose === 'upload') return scored;
  const visible = scored.filter(({ element }) => element.states.visible);
  const best = Math.max(0, ...visible.map(({ words }) => words));
  const hiddenBest = Math.max(
    0,
    ...scored.filter(({ element }) => !element.states.visible).map(({ words }) => words),
  );
  if (best > 0 && best >= hiddenBest - (purpose === 'look' ? 0.1 : 0.3)) return visible;
  // Editors that draw their text themselves take the keys in a field out of sight; the field that they stand for has no room at all.
  const withRoom = scored.filter(({ element: { box } }) => box.width > 0 && box.height > 0);
  return purpose === 'type' && visible.length === 0 && withRoom.length > 0 ? withRoom : scored;
}

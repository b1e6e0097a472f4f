import type { Target } from '@assay/planner/steps';
import { compare, readWording } from '../ground/compare.ts';
import { readConcepts } from '../ground/concepts.ts';
import { findSimilar, likenessOfTexts } from '../ground/find-similar.ts';
import { callOf, type Fingerprint, marks, numberOf } from '../ground/fingerprint.ts';
import { gate } from '../ground/gate.ts';
import { resolve } from '../ground/resolve.ts';
import { findScopes } from '../ground/scope.ts';
import { decisive } from '../ground/score-element.ts';
import type { Purpose } from '../ground/types.ts';
import { type View, viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { isNamed } from './is-named.ts';

function isAlikeInName(before: string, now: string): boolean {
  if (likenessOfTexts(before, now) >= 0.5) return true;
  return compare(readWording(before), readWording(now), () => 1, false).score >= decisive;
}

/** A mark of its own speaks for an element, so that it need not be as like in all else. */
const leastOfMarked = 0.55;

/** What does harm, or costs, where it was not asked for. */
const harmful = new Set(
  [
    'delete',
    'remove',
    'delete account',
    'clear',
    'reset',
    'cancel',
    'sign out',
    'reject',
    'deny',
    'stop',
    'disable',
    'unsubscribe',
    'archive',
    'unpublish',
    'disconnect',
    'buy',
    'pay',
    'place order',
    'send',
    'publish',
    'donate',
  ].map((id) => `action:${id}`),
);

function becomesHarmful(before: string, now: string): boolean {
  const asked = new Set(readConcepts(before).map(({ id }) => id));
  return readConcepts(now).some(({ id }) => harmful.has(id) && !asked.has(id));
}

/** It was on the page then, as another element than the one of the fingerprint. */
export function wasBeside(before: Fingerprint, now: SeenElement): boolean {
  const is = callOf(now);
  if (fold(is) === fold(callOf(before))) return isNamesake(before, now);
  return before.others?.includes(numberOf(is)) === true;
}

/** Of the same name, but of another sort, and on the page then: the link "Log in" beside the button "Log in". */
export function isNamesake(before: Fingerprint, now: SeenElement): boolean {
  const isOtherSort = now.role !== before.role && fold(callOf(now)) === fold(callOf(before));
  return isOtherSort && before.namesakes?.includes(now.role) === true;
}

/** It bears exactly this name. */
export function isCalled(phrase: string, { name, label, text, placeholder, title }: SeenElement): boolean {
  return [name, label, text, placeholder, title].some((one) => one !== '' && fold(one) === fold(phrase));
}

/** Whether an element may be the one of the fingerprint under another name or at another place. */
function mayBe(before: Fingerprint, now: SeenElement): boolean {
  const [was, is] = [callOf(before), callOf(now)];
  // With its name as it was the words would have found it: something else tells such elements apart, and that must agree.
  if (fold(was) === fold(is)) return !isNamesake(before, now) && fold(before.nearby) === fold(now.nearby);
  if (becomesHarmful(was, is) || wasBeside(before, now)) return false;
  return before.others ? keepsMark(before, now) || isAlikeInName(was, is) : false;
}

function keepsMark(before: Fingerprint, now: SeenElement): boolean {
  return marks.some(
    (mark) => before[mark] !== '' && before[mark] === now[mark] && !before.shared?.includes(mark),
  );
}

/** The elements of the place that the target names; all where it names none. */
function findPlace(view: View, { within }: Target): ReadonlySet<string> | undefined {
  if (!within) return new Set(view.snapshot.elements.map(({ ref }) => ref));
  const scopes = findScopes(view, within, (place, purpose) => resolve(view, place, purpose, {}));
  const [only] = scopes.outcome === 'scopes' && scopes.scopes.length === 1 ? scopes.scopes : [];
  return only && new Set(only.map(({ ref }) => ref));
}

/** Its name, which nothing else had, is borne by another element now: that may be what became of it. */
function livesElsewhere(view: View, purpose: Purpose, before: Fingerprint, heir: SeenElement): boolean {
  const name = callOf(before);
  if (before.others?.includes(numberOf(name)) || isCalled(name, heir)) return false;
  return view.snapshot.elements.some(
    (element) =>
      element.states.visible && isCalled(name, element) && gate(view, element, purpose, undefined) !== 'no',
  );
}

/** The element that a step used before, on a page where its words find nothing. Rather none than a wrong one. */
export function findHealed(
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
  fingerprint: Fingerprint,
): { element: SeenElement; score: number } | undefined {
  const { within: _, ...own } = target;
  if (!isNamed(own)) return undefined;
  const view = viewOf(snapshot);
  const place = findPlace(view, target);
  if (!place) return undefined;
  const isEligible = (element: SeenElement) =>
    place.has(element.ref) &&
    gate(view, element, purpose, target.kind) !== 'no' &&
    mayBe(fingerprint, element);
  const marked = (element: SeenElement) => isEligible(element) && keepsMark(fingerprint, element);
  const first = findSimilar(snapshot, fingerprint, { isEligible });
  const similar =
    first.outcome === 'found'
      ? first
      : findSimilar(snapshot, fingerprint, { isEligible: marked, least: leastOfMarked });
  if (similar.outcome !== 'found' || livesElsewhere(view, purpose, fingerprint, similar.element))
    return undefined;
  return { element: similar.element, score: similar.score };
}

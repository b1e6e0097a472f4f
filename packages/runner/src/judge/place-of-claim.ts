import type { Expectation, Target } from '@assay/planner/steps';
import { isPageCalled, outermostPlace, placeKinds } from '../ground/named-page.ts';
import { isPageThing } from '../ground/page-thing.ts';
import { isInMenu } from '../ground/score-elements.ts';
import { viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';
import type { PageSnapshot } from '../snapshot/types.ts';

/** What is said of a place as a whole: that something is in it. */
function speaksOfContents(condition: Expectation['condition']): boolean {
  if (condition.is === 'holding') return true;
  return condition.is === 'text' && condition.how === 'contains' && /\p{L}{2}/u.test(condition.value);
}

export function isAbsence({ condition, negated }: Expectation): boolean {
  return negated === true || condition.is === 'hidden' || condition.is === 'count';
}

/** "The cart contains X" speaks of the page of that name, not of the link to it. */
function speakOfPage(expectation: Expectation, target: Target): Expectation {
  if (expectation.condition.is === 'text') return { ...expectation, subject: { of: 'page text' } };
  const { within: _, ...rest } = target;
  return { ...expectation, subject: { of: 'element', target: { ...rest, name: 'page', kind: 'section' } } };
}

/** "The first guide" on the page "Find a guide" is one of those listed there. */
function mayBePage({ kind, ordinal, within, near }: Target): boolean {
  return placeKinds.has(kind) && ordinal === undefined && !within && !near;
}

/** "The order shows X", on its own page: anywhere but in the header and the menu. */
function speakOfMain(expectation: Expectation): Expectation {
  return { ...expectation, subject: { of: 'element', target: { name: 'main area', kind: 'section' } } };
}

/** The place that a claim speaks of, where that may be a page of its own; `isWhole` where it is the subject itself. */
export function placeOf(
  expectation: Expectation,
  target: Target,
): { place: Target; isWhole: boolean } | undefined {
  const isWhole = mayBePage(target) && !expectation.every && speaksOfContents(expectation.condition);
  const place = isWhole ? target : outermostPlace(target);
  return place && place.kind !== 'tab' ? { place, isWhole } : undefined;
}

/** A claim about a place that is the page itself, as one about what the page shows. */
export function speakOfPlace(
  snapshot: PageSnapshot,
  expectation: Expectation,
  target: Target,
  hasMoved: boolean,
): Expectation {
  if (!hasMoved && isPageThing(snapshot, target.name)) return speakOfMain(expectation);
  const view = viewOf(snapshot);
  const isOnlyInMenu = snapshot.elements
    .filter(
      ({ name, text, states }) =>
        states.visible && fold(name || text).replace(/ \d+$/, '') === fold(target.name),
    )
    .every((element) => isInMenu(view, element) || element.tag === 'h1');
  const isPage = isPageCalled(snapshot, target.name) && isOnlyInMenu;
  return isPage ? speakOfPage(expectation, target) : expectation;
}

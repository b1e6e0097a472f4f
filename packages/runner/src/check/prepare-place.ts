import type { Condition, Expectation, Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { enterNamedTab, enterTabOf } from '../act/enter-tab.ts';
import { look } from '../act/find-target.ts';
import { findLinkTo, goTo, isPageCalled, outermostPlace, placeKinds } from '../act/go-to-place.ts';
import { settle } from '../act/settle.ts';
import { shorten } from '../evidence/progress.ts';
import { nameSpoken } from '../ground/discourse.ts';
import { isPageThing } from '../ground/page-thing.ts';
import { isInMenu } from '../ground/score-elements.ts';
import { viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';

/** What is said of a place as a whole: that something is in it. */
function speaksOfContents(condition: Expectation['condition']): boolean {
  if (condition.is === 'holding') return true;
  return condition.is === 'text' && condition.how === 'contains' && /\p{L}{2}/u.test(condition.value);
}

function isAbsence({ condition, negated }: Expectation): boolean {
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

async function enterTab(
  context: StepContext,
  expectation: Expectation,
  target: Target,
): Promise<Expectation> {
  const isText = expectation.condition.is === 'text';
  if (isText && (await enterNamedTab(context, target)))
    return { ...expectation, subject: { of: 'page text' } };
  return { ...expectation, subject: { of: 'element', target: await enterTabOf(context, target) } };
}

/** Brings up the tab or the page that an expectation speaks of, where another is shown. */
export async function preparePlace(
  context: StepContext,
  given: Expectation,
  holds: (expectation: Expectation & { condition: Condition }) => Promise<boolean>,
): Promise<Expectation> {
  if (given.subject.of !== 'element' || context.session.dialogs.open()) return given;
  const named = nameSpoken(given.subject.target, context.session.discourse);
  const expectation = await enterTab(context, given, named);
  if (expectation.subject.of !== 'element') return expectation;
  const { target } = expectation.subject;
  const isWhole = mayBePage(target) && !expectation.every && speaksOfContents(expectation.condition);
  const place = isWhole ? target : outermostPlace(target);
  if (!place || place.kind === 'tab') return expectation;
  await settle(context.session, shorten(context.progress, context.limits.patienceMs));
  const snapshot = await look(context, context.progress);
  const link = findLinkTo(snapshot, place);
  const isShown =
    !isAbsence(expectation) && (await holds(expectation as Expectation & { condition: Condition }));
  if (isShown) return expectation;
  if (link) await goTo(context, snapshot, link);
  if (!isWhole) return expectation;
  if (isPageThing(snapshot, target.name) && !link) return speakOfMain(expectation);
  const now = link ? await look(context, context.progress) : snapshot;
  const view = viewOf(now);
  const isOnlyInMenu = now.elements
    .filter(
      ({ name, text, states }) =>
        states.visible && fold(name || text).replace(/ \d+$/, '') === fold(target.name),
    )
    .every((element) => isInMenu(view, element) || element.tag === 'h1');
  return isPageCalled(now, target.name) && isOnlyInMenu ? speakOfPage(expectation, target) : expectation;
}

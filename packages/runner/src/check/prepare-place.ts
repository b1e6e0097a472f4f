import type { Expectation, Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { enterNamedTab, enterTabOf } from '../act/enter-tab.ts';
import { look } from '../act/find-target.ts';
import { goTo } from '../act/go-to-place.ts';
import { settle } from '../act/settle.ts';
import { nameSpoken } from '../ground/discourse.ts';
import { findLinkTo } from '../ground/named-page.ts';
import { isAbsence, placeOf, speakOfPlace } from '../judge/place-of-claim.ts';
import { shorten } from '../progress/progress.ts';

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
  holds: (expectation: Expectation) => Promise<boolean>,
): Promise<Expectation> {
  if (given.subject.of !== 'element' || context.session.dialogs.open()) return given;
  const named = nameSpoken(given.subject.target, context.session.discourse);
  const expectation = await enterTab(context, given, named);
  if (expectation.subject.of !== 'element') return expectation;
  const { target } = expectation.subject;
  const spoken = placeOf(expectation, target);
  if (!spoken) return expectation;
  await settle(context.session, shorten(context.progress, context.limits.patienceMs));
  const snapshot = await look(context, context.progress);
  const link = findLinkTo(snapshot, spoken.place);
  if (!isAbsence(expectation) && (await holds(expectation))) return expectation;
  if (link) await goTo(context, snapshot, link);
  if (!spoken.isWhole) return expectation;
  const now = link ? await look(context, context.progress) : snapshot;
  return speakOfPlace(now, expectation, target, link !== undefined);
}

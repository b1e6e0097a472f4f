/// <reference lib="dom" />
import { type Expectation, isAudit, type Value } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { look as lookAtPage } from '../act/find-target.ts';
import { settle } from '../act/settle.ts';
import { isBusy } from '../ground/busy.ts';
import { claimsAbsence } from '../judge/absence.ts';
import { conclude } from '../judge/conclude.ts';
import { describeExpected } from '../judge/describe-expected.ts';
import { straighten } from '../judge/judge.ts';
import { speakOfClaim } from '../judge/speak-of.ts';
import type { Observation } from '../judge/types.ts';
import { noteScroll, scrollBack, scrollThrough } from '../look/scrolling.ts';
import { Problem } from '../progress/problem.ts';
import { isOver, now, type Progress } from '../progress/progress.ts';
import { toMovingProblem } from '../progress/transient.ts';
import { askView } from './ask-view.ts';
import { holds, type Looking, lookUntil } from './look-until.ts';
import { observe, takeToBrowser } from './observe.ts';
import { preparePlace } from './prepare-place.ts';
import type { CheckResult, Looked } from './types.ts';

/** Fills in what stands in braces, in the expected text alone. */
export async function fillInExpectation(
  expectation: Expectation,
  fillIn: (value: Value) => Promise<string>,
): Promise<Expectation> {
  const { condition } = expectation;
  if (condition.is === 'compared') {
    const to = await Promise.all(
      condition.to.map(async (operand) =>
        operand.of === 'value' ? { ...operand, value: await fillIn(operand.value) } : operand,
      ),
    );
    return { ...expectation, condition: { ...condition, to } };
  }
  if (condition.is === 'answer' && 'value' in condition.check) {
    const { value } = condition.check;
    const filled = typeof value === 'string' ? await fillIn(value) : value;
    const check = { ...condition.check, value: filled } as typeof condition.check;
    return { ...expectation, condition: { is: 'answer', check } };
  }
  if (condition.is === 'holding exactly') {
    const [first, ...more] = await Promise.all(condition.values.map(fillIn));
    return { ...expectation, condition: { ...condition, values: [first ?? '', ...more] } };
  }
  if (!('value' in condition) || typeof condition.value !== 'string') return expectation;
  const value = await fillIn(condition.value);
  return { ...expectation, condition: { ...condition, value } as Expectation['condition'] };
}

/** What a page that is still at work may prove wrong in a moment: what is absent, and where the page stands. */
function needsRest({ subject, condition, negated, every, only }: Expectation): boolean {
  if (negated || every || only || isAudit(subject.of)) return true;
  if (condition.is === 'hidden' || condition.is === 'clean') return true;
  if (/^(?:holding exactly|holding only|sum|between)$/.test(condition.is)) return true;
  if (condition.is === 'count')
    return condition.comparison !== 'at least' && condition.comparison !== 'more than';
  return subject.of === 'address' || subject.of === 'page' || subject.of === 'title';
}

function isExpensive({ subject }: Expectation): boolean {
  return subject.of === 'accessibility' || subject.of === 'picture';
}

async function look(context: StepContext, expectation: Expectation): Promise<Looked> {
  try {
    return await observe(context, expectation);
  } catch (error) {
    return { outcome: 'problem', problem: toMovingProblem(error) };
  }
}

/** The last word when waiting is over. A page that cannot be read any more leaves it at what was seen. */
async function lookForLast(context: StepContext, expectation: Expectation, first: Looked): Promise<Looked> {
  const source = context.step?.source ?? '';
  const seen: Observation = first;
  try {
    const concluded = await askView(context, (view) => conclude(view, expectation, seen, source));
    if (concluded.seen === seen) return first;
    if (concluded.warning !== undefined) context.warn(concluded.warning);
    return await takeToBrowser(context, concluded.seen);
  } catch (error) {
    toMovingProblem(error);
    return first;
  }
}

const mostScrolled = 20_000;

/** What a page does not show yet may come when it is scrolled: an absence is believed only when its end was seen. */
async function lookBelow(context: StepContext, expectation: Expectation, seen: Looked): Promise<Looked> {
  const { subject, negated } = expectation;
  if (subject.of !== 'page text' || !negated || !holds(seen)) return seen;
  const { session, progress } = context;
  const page = session.pages.current();
  try {
    const isLong = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 20);
    if (!isLong) return seen;
    const back = await noteScroll(page);
    await scrollThrough(page, mostScrolled);
    await settle(session, progress);
    const again = await look(context, expectation);
    await scrollBack(back);
    return again;
  } catch (error) {
    toMovingProblem(error);
    return seen;
  }
}

const leastAfterAction = 700;
/**
 * What is absent right after an action may come a moment later, and a page that says it is loading says that more will come. Such an
 * absence is believed only when the moment is over.
 */
async function mayStillCome(
  context: StepContext,
  expectation: Expectation,
  patient: Progress,
): Promise<boolean> {
  if (!claimsAbsence(expectation) || isOver(patient)) return false;
  if (now(patient) - context.session.lastActionAt < leastAfterAction) return true;
  const snapshot = await lookAtPage(context, patient).catch(() => undefined);
  // A page that shows nothing at all is still being drawn.
  return snapshot !== undefined && (isBusy(snapshot) || snapshot.text === '');
}

/** A page that is still on its way when the time of the claim is over came too late; that is for the claim to say. */
async function settleInTime({ session, progress }: StepContext, patient: Progress): Promise<void> {
  try {
    await settle(session, patient, { boundMs: patient.deadline - now(patient) });
  } catch (error) {
    const isOurs = patient.deadline < progress.deadline && !isOver(progress);
    if (!(error instanceof Problem) || error.class !== 'timeout' || !isOurs) throw error;
  }
}

/** How the page is looked at for an expectation. */
function lookingFor(context: StepContext, expectation: Expectation, patient: Progress): Looking {
  const { session, progress } = context;
  const rests = needsRest(expectation) || isExpensive(expectation);
  return {
    look: () => look(context, expectation),
    mayStillCome: () => mayStillCome(context, expectation, patient),
    follow: async (boundMs) => void (await settle(session, progress, { boundMs })),
    ...(rests && { rest: () => settleInTime(context, patient) }),
    ...(isExpensive(expectation) && { pauseMs: 1000 }),
  };
}

/** Looks until the expectation holds or its time is over. That its element is not there is a problem, not a failure. */
export async function checkExpectation(
  context: StepContext,
  given: Expectation,
  seconds?: number,
): Promise<CheckResult> {
  const limit = seconds ?? given.withinSeconds;
  const since = seconds === undefined && limit !== undefined ? context.since : undefined;
  const filled = straighten(await fillInExpectation(given, context.fillIn));
  // A look is compared once, so it has to know itself how long it may wait.
  const timed =
    filled.subject.of === 'picture' && limit !== undefined ? { ...filled, withinSeconds: limit } : filled;
  const expectation = await preparePlace(context, timed, async (one) => holds(await look(context, one)));
  const begun = since ?? now(context.progress);
  const deadline = begun + (limit === undefined ? context.limits.patienceMs : limit * 1000);
  // It may be over already, where the page took its time to come.
  const patient = { ...context.progress, deadline: Math.min(context.progress.deadline, deadline) };
  const {
    seen: first,
    isLate,
    hasMoved,
  } = await lookUntil(lookingFor(context, expectation, patient), patient, context.progress);
  const seen = await lookBelow(context, expectation, await lookForLast(context, expectation, first));
  if (seen.outcome === 'problem') throw seen.problem;
  context.session.discourse = speakOfClaim(context.session.discourse, expectation, seen.found);
  const expected = describeExpected(filled);
  const result = {
    expected,
    actual: seen.actual,
    ...(seen.found && { found: seen.found }),
    ...(seen.proof && { proof: seen.proof }),
    ...(seen.hollow && { hollow: seen.hollow }),
    ...(seen.comparison && { comparison: seen.comparison }),
  };
  const isTooLate = limit !== undefined && (hasMoved || (since !== undefined && isLate));
  if (!isTooLate || !seen.holds) return { ...result, holds: seen.holds };
  const took = ((now(context.progress) - begun) / 1000).toFixed(1);
  return { ...result, holds: false, actual: `${seen.actual}, but only after ${took} seconds` };
}

/** One look, without waiting for anything. The expectation's values are filled in. */
export function lookOnce(context: StepContext, expectation: Expectation): Promise<Looked> {
  return look(context, straighten(expectation));
}

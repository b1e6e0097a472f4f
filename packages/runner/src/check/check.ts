import { type Expectation, isAudit, type Value } from '@assay/planner/steps';
import { isBusy } from '../act/busy.ts';
import type { StepContext } from '../act/context.ts';
import { look as lookAtPage } from '../act/find-target.ts';
import { settle } from '../act/settle.ts';
import { Problem } from '../evidence/problem.ts';
import { isOver, type Progress, pauseBetweenLooks } from '../evidence/progress.ts';
import { toMovingProblem } from '../evidence/transient.ts';
import { pronouns } from '../ground/discourse.ts';
import type { Discourse } from '../ground/types.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { describeExpected } from './describe-expected.ts';
import { doubtMissingPlace } from './doubt-missing-place.ts';
import { lookWithoutPlace } from './look-without-place.ts';
import { observe } from './observe.ts';
import { preparePlace } from './prepare-place.ts';
import { show } from './texts.ts';
import { lookForTold } from './told-words.ts';
import type { CheckResult, Judged, Observation } from './types.ts';

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
  if (!('value' in condition) || typeof condition.value !== 'string') return expectation;
  const value = await fillIn(condition.value);
  return { ...expectation, condition: { ...condition, value } as Expectation['condition'] };
}

/** "Not visible" and "hidden" are one and the same, and so are their opposites. */
function straighten(expectation: Expectation): Expectation {
  const { condition, negated } = expectation;
  if (!negated || expectation.every || (condition.is !== 'visible' && condition.is !== 'hidden'))
    return expectation;
  const { negated: _, ...rest } = expectation;
  return { ...rest, condition: { is: condition.is === 'visible' ? 'hidden' : 'visible' } };
}

/** What a page that is still at work may prove wrong in a moment: what is absent, and where the page stands. */
function needsRest({ subject, condition, negated, every }: Expectation): boolean {
  if (negated || every || isAudit(subject.of)) return true;
  if (condition.is === 'hidden' || condition.is === 'clean') return true;
  if (condition.is === 'count')
    return condition.comparison !== 'at least' && condition.comparison !== 'more than';
  return subject.of === 'address' || subject.of === 'page' || subject.of === 'title';
}

function isExpensive({ subject }: Expectation): boolean {
  return subject.of === 'accessibility' || subject.of === 'picture';
}

/** What the page itself says otherwise does not hold; nor does its denial hold for that. */
function doubtContradicted({ saysOtherwise, ...seen }: Judged): Observation {
  if (saysOtherwise === undefined) return seen;
  return { ...seen, holds: false, actual: `${seen.actual}, but the page still says ${show(saysOtherwise)}` };
}

async function look(context: StepContext, expectation: Expectation): Promise<Observation> {
  try {
    const seen = await observe(context, expectation);
    if (seen.outcome === 'judged' && expectation.negated) return { ...seen, holds: !seen.holds };
    return seen.outcome === 'judged' && seen.holds ? doubtContradicted(seen) : seen;
  } catch (error) {
    return { outcome: 'problem', problem: toMovingProblem(error) };
  }
}

/** An answer that will not change however long one waits. */
function isFinal(observation: Observation): boolean {
  if (observation.isFinal) return true;
  return observation.outcome === 'problem' && observation.problem.class === 'not understood';
}

function holds(observation: Observation): boolean {
  return observation.outcome === 'judged' && observation.holds;
}

function isTimeout(observation: Observation): boolean {
  return observation.outcome === 'problem' && observation.problem.class === 'timeout';
}

const leastAfterAction = 700;
/** How long a page may take to answer after the time of an expectation is over. */
const longestMove = 5000;
/** The last look begins when the time is over, and takes a moment itself. */
const soon = 30;
const longestLook = 150;

/**
 * What is absent right after an action may come a moment later, and a page that says it is loading says that more will come. Such an
 * absence is believed only when the moment is over.
 */
async function mayStillCome(
  context: StepContext,
  expectation: Expectation,
  patient: Progress,
): Promise<boolean> {
  const { subject, condition, negated } = expectation;
  const isAbsence = negated || condition.is === 'hidden';
  if (!isAbsence || (subject.of !== 'element' && subject.of !== 'page text') || isOver(patient)) return false;
  if (Date.now() - context.session.lastActionAt < leastAfterAction) return true;
  const snapshot = await lookAtPage(context, patient).catch(() => undefined);
  return snapshot !== undefined && isBusy(snapshot);
}

/** A page that is still on its way when the time of the claim is over came too late; that is for the claim to say. */
async function settleInTime({ session, progress }: StepContext, patient: Progress): Promise<void> {
  try {
    await settle(session, patient, { boundMs: patient.deadline - Date.now() });
  } catch (error) {
    const isOurs = patient.deadline < progress.deadline && !isOver(progress);
    if (!(error instanceof Problem) || error.class !== 'timeout' || !isOurs) throw error;
  }
}

async function lookUntil(
  context: StepContext,
  expectation: Expectation,
  patient: Progress,
): Promise<{ seen: Observation; isLate: boolean; hasMoved: boolean }> {
  const { session } = context;
  const rests = needsRest(expectation) || isExpensive(expectation);
  let hasMoved = false;
  for (let wait = 30; ; wait = Math.min(wait * 2, 400)) {
    if (rests) await settleInTime(context, patient);
    // A look that began in time may have taken long; the page is looked at once more when the time is over.
    const isLast = isOver(patient);
    const begun = Date.now();
    const seen = await look(context, expectation);
    const isLate = begun > patient.deadline + soon || Date.now() > patient.deadline + longestLook;
    const isSure = holds(seen) && !(await mayStillCome(context, expectation, patient));
    // A page that is just being replaced is waited for a little: what it shows then came too late, or not at all.
    const isMoving = isLast && isTimeout(seen) && Date.now() < patient.deadline + longestMove;
    const isDone = isSure || isFinal(seen) || (isLast && !isMoving) || isOver(context.progress);
    if (isDone) return { seen, isLate, hasMoved };
    hasMoved ||= isMoving;
    if (isMoving) await settle(session, context.progress, { boundMs: wait });
    await pauseBetweenLooks(patient, isExpensive(expectation) ? 1000 : wait);
  }
}

function speakOfLooked(
  { wasUsed: _, ...before }: Discourse,
  lastElement: SeenElement,
  { subject, condition }: Expectation,
): Discourse {
  const isNamedSo =
    subject.of === 'element' && condition.is === 'visible' && /^\d+$/.test(subject.target.name);
  const isClaimed =
    isNamedSo || condition.is === 'number' || (condition.is === 'text' && /^\d+$/.test(condition.value));
  const isNumber = isClaimed && /\d/.test(`${lastElement.text} ${lastElement.value}`);
  const spoken = before.lastElement ? [before.lastElement, ...(before.before ?? [])].slice(0, 4) : [];
  return { ...before, lastElement, before: spoken, ...(isNumber && { lastNumber: lastElement }) };
}

/** "It shows the heading X and the text Y": what is told of a part of it is still told of it. */
function isPartOfSpoken({ subject }: Expectation, { interactive }: SeenElement): boolean {
  const place = subject.of === 'element' ? subject.target.within?.name : undefined;
  return place !== undefined && pronouns.has(place.toLowerCase()) && !interactive;
}

/** What was said to be somewhere: "it" is looked for elsewhere by that name. */
function nameThing({ subject, condition, negated }: Expectation): string | undefined {
  if (subject.of !== 'element' || negated) return undefined;
  if (condition.is === 'text' && condition.how === 'contains') return condition.value;
  if (condition.is === 'holding') return condition.target.name;
  const isNamed = condition.is === 'visible' && !pronouns.has(subject.target.name.toLowerCase());
  return isNamed ? subject.target.name : undefined;
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
  const begun = since ?? Date.now();
  const deadline = begun + (limit === undefined ? context.limits.patienceMs : limit * 1000);
  // It may be over already, where the page took its time to come.
  const patient = { ...context.progress, deadline: Math.min(context.progress.deadline, deadline) };
  const { seen: first, isLate, hasMoved } = await lookUntil(context, expectation, patient);
  const placed = await lookWithoutPlace(context, expectation, first, (one) => look(context, one));
  const seen = await lookForTold(context, expectation, placed);
  if (seen.outcome === 'problem') throw seen.problem;
  if (seen.holds) await doubtMissingPlace(context, expectation);
  if (seen.found && !isPartOfSpoken(expectation, seen.found.element))
    context.session.discourse = speakOfLooked(context.session.discourse, seen.found.element, expectation);
  const lastThing = nameThing(expectation);
  if (lastThing) context.session.discourse = { ...context.session.discourse, lastThing };
  const expected = describeExpected(filled);
  const result = {
    expected,
    actual: seen.actual,
    ...(seen.found && { found: seen.found }),
    ...(seen.hollow && { hollow: seen.hollow }),
    ...(seen.comparison && { comparison: seen.comparison }),
  };
  const isTooLate = limit !== undefined && (hasMoved || (since !== undefined && isLate));
  if (!isTooLate || !seen.holds) return { ...result, holds: seen.holds };
  const took = ((Date.now() - begun) / 1000).toFixed(1);
  return { ...result, holds: false, actual: `${seen.actual}, but only after ${took} seconds` };
}

/** One look, without waiting for anything. The expectation's values are filled in. */
export function lookOnce(context: StepContext, expectation: Expectation): Promise<Observation> {
  return look(context, straighten(expectation));
}

import type { ApiResult } from '@assay/contract';
import type { Command, NotUnderstood, Step } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { explainByTroubles, explainUnreachable } from '../act/explain-failure.ts';
import type { Found } from '../act/find-target.ts';
import { judgeCall } from '../check/call-errors.ts';
import { checkExpectation, fillInExpectation } from '../check/check.ts';
import { checkBothWays } from '../check/flip.ts';
import { keepProof } from '../check/prove/prove.ts';
import type { StepEvidence } from '../evidence/events.ts';
import { takePicture } from '../evidence/picture.ts';
import { TargetProblem } from '../ground/target-problem.ts';
import { describeExpected } from '../judge/describe-expected.ts';
import { straighten } from '../judge/judge.ts';
import { Problem } from '../progress/problem.ts';
import { type Progress, pauseBetweenLooks, shorten, startProgress, within } from '../progress/progress.ts';
import {
  blameUnrest,
  doubtFailure,
  findEmptyPage,
  findErrorPage,
  findErrorStatus,
  findNoPage,
  isAboutPage,
  noteRest,
  showsPage,
} from './blame-site.ts';
import { describeCandidates, describeFound, readPlace, takeNew, tellHealing } from './collect-evidence.ts';
import { recordStep } from './record-step.ts';
import { redirectToDialog } from './redirect-to-dialog.ts';
import { runAction } from './run-action.ts';
import { announce } from './secrets.ts';
import { answerUnasked, isAboutDialog, superviseDialogs } from './step-dialogs.ts';
import { makeStepContext, type StepPlace, type StepRun } from './step-run.ts';
import { toProblem } from './to-problem.ts';
import { deniesOnPage } from './verdict.ts';

type Done = Pick<StepEvidence, 'outcome' | 'expected' | 'actual' | 'hollow' | 'comparison'> & {
  found?: Found;
};

/** Seconds that something is waited for where the author states none. */
const longestWait = 30;

/** Seconds that the author asked for come on top of the limit of a step. */
function statedSeconds(command: Command): number {
  if (command.do !== 'expect' && command.if) {
    const { if: condition, ...action } = command;
    return (condition.withinSeconds ?? 0) + statedSeconds(action);
  }
  if (command.do === 'pause') return command.seconds;
  if (command.do === 'wait') return command.seconds ?? command.until.withinSeconds ?? longestWait;
  return command.do === 'expect' ? (command.withinSeconds ?? 0) : 0;
}

async function runCheck(
  context: StepContext,
  command: Command,
  startedAt: number,
  flips: boolean,
): Promise<Done> {
  const expectation = command.do === 'wait' ? command.until : command;
  if (!('subject' in expectation)) throw new Error('This command is no expectation.');
  const seconds =
    command.do === 'wait' ? (command.seconds ?? expectation.withinSeconds ?? longestWait) : undefined;
  const checking = flips
    ? checkBothWays(context, expectation, seconds)
    : checkExpectation(context, expectation, seconds);
  if (!isAboutDialog(command)) await superviseDialogs(context, checking, () => false, startedAt);
  const { holds, hollow, expected, actual, found, comparison, proof } = await checking;
  if (holds) {
    const filled = straighten(await fillInExpectation(expectation, context.fillIn));
    await keepProof(context, filled, { found, proof });
  }
  if (!holds && context.since !== undefined) blameNavigation(context, context.since);
  return {
    outcome: holds ? 'passed' : 'failed',
    expected,
    actual,
    ...(hollow && { hollow }),
    ...(comparison && { comparison }),
    ...(found && { found }),
  };
}

/** An address that could not be reached is the reason, where nobody has waited for it before. */
function blameNavigation({ session }: StepContext, since: number): void {
  const failed = session.network.failedNavigations.find(({ at }) => at >= since);
  if (failed) throw explainUnreachable(failed.address, failed.reason) ?? new Error(failed.reason);
}

/** How long something is waited for where a step is done only if it is there: it may well not come. */
const moment = 2000;

/** Why a step that is done only if something holds is left out; undefined where it holds. */
async function findReasonToSkip(
  context: StepContext,
  given: Command,
  startedAt: number,
): Promise<Done | undefined> {
  if (given.do === 'expect' || !given.if) return undefined;
  const patienceMs = Math.min(context.limits.patienceMs, moment);
  const patient = { ...context, limits: { ...context.limits, patienceMs } };
  const open = context.session.dialogs.open();
  const asked: Command = { do: 'expect', ...given.if };
  const command = open ? redirectToDialog(asked, open.text) : asked;
  if (!isAboutDialog(command)) await answerUnasked(context, startedAt);
  try {
    const { outcome, expected, actual } = await runCheck(patient, command, startedAt, false);
    if (outcome !== 'passed') return { outcome: 'skipped', expected, actual };
    context.record?.add({ do: 'condition held' });
    return undefined;
  } catch (error) {
    // Of what is not there nothing holds.
    if (!(error instanceof Problem) || error.class !== 'not found') throw error;
    return { outcome: 'skipped', expected: describeExpected(given.if), actual: error.message };
  }
}

async function carryOut(
  context: StepContext,
  given: Command,
  startedAt: number,
  flips: boolean,
  following: StepPlace['following'],
): Promise<Done> {
  const left = await findReasonToSkip(context, given, startedAt);
  if (left) return left;
  const open = context.session.dialogs.open();
  const command = open ? redirectToDialog(given, open.text) : given;
  if (command.do === 'type' && open?.kind === 'prompt') {
    context.session.dialogs.prepare(await context.fillIn(command.text));
    return { outcome: 'passed' };
  }
  if (!isAboutDialog(command)) await answerUnasked(context, startedAt);
  if (command.do === 'expect' || command.do === 'wait') return runCheck(context, command, startedAt, flips);
  if (command.do === 'pause') {
    await pauseBetweenLooks(context.progress, command.seconds * 1000);
    return { outcome: 'passed' };
  }
  const found = await runAction(context, command, startedAt);
  const errors = command.do === 'call' && following && judgeCall(context.session.calls, following);
  return errors || { outcome: 'passed', ...(found && { found }) };
}

/** What leads away is drawn before, with the target still there; everything else after. */
const drawnBefore = new Set<Command['do']>(['click', 'press', 'drag', 'log in', 'fill in']);

async function draw(
  run: StepRun,
  found: Found | undefined,
  colour: string,
  milliseconds = 3000,
): Promise<Buffer | undefined> {
  const { session } = run;
  const page = session.pages.current();
  if (session.dialogs.open() || page.isClosed() || session.pages.hasCrashed(page)) return undefined;
  const progress = startProgress(run.progress, milliseconds);
  const drawing = takePicture(page, found && { element: found.handle, colour }, progress);
  return Promise.race([drawing, session.dialogs.whenOpened().then(() => undefined)]);
}

/** Readings for their author to choose; none that holds a secret, since it could not be told what is chosen. */
function listReadings(run: StepRun, { readings = [] }: NotUnderstood): Pick<StepEvidence, 'readings'> {
  const told = readings.filter((sentences) => sentences.every((one) => run.mask.text(one) === one));
  return told.length > 0 ? { readings: told } : {};
}

const colours = { passed: '#1a7f37', failed: '#d1242f', error: '#bf8700', skipped: '#6e7781' };

/** Runs one step and gathers its evidence. Only cancelling and a dead browser are for the case to notice, in the problem's class. */
export async function runStep(
  run: StepRun,
  step: Step | NotUnderstood,
  index: number,
  around: StepPlace = {},
): Promise<StepEvidence> {
  const startedAt = Date.now();
  const warnings: string[] = [];
  const understood = 'command' in step ? step : undefined;
  const basic = { index, source: step.source, warnings, startedAt };
  if (!understood) {
    const words = 'reason' in step ? step : undefined;
    const problem = { class: 'not understood' as const, message: words?.reason ?? '' };
    const place = { address: run.session.pages.current().url(), title: '' };
    const nothing = { candidates: [], console: [], network: [], durationMs: 0 };
    return run.mask.data({
      ...basic,
      ...place,
      ...nothing,
      sentence: '',
      outcome: 'error' as const,
      problem,
      ...(words?.about && { asksForNothing: true as const }),
      ...(words?.line !== undefined && { line: words.line }),
      ...(words && listReadings(run, words)),
      ...(words?.place && { place: words.place }),
    });
  }
  const { command } = understood;
  run.emit({
    type: 'step started',
    case: run.caseIndex,
    step: index,
    sentence: announce(understood),
    at: startedAt,
  });
  const progress = shorten(run.progress, run.limits.stepMs + statedSeconds(command) * 1000);
  const wanted = run.options.screenshots ?? 'every step';
  let screenshot: Buffer | undefined;
  let considered: Found | undefined;
  let called: ApiResult | undefined;
  // Whatever waits inside gives up a moment earlier, because it can tell the reason.
  const inner: Progress = { ...progress, deadline: progress.deadline - 250 };
  const plain = makeStepContext(
    run,
    inner,
    {
      warn: (message) => void warnings.push(message),
      onCalled: (result) => {
        called = result;
      },
      step: { number: index + 1, sentence: understood.sentence, source: step.source },
      onFound: async (found) => {
        considered = found;
        if (wanted === 'every step' && drawnBefore.has(command.do))
          screenshot = await draw(run, found, '#0969da');
      },
      onActed: async (found) => {
        if (wanted === 'every step' && !drawnBefore.has(command.do))
          screenshot = await draw(run, found, colours.passed);
      },
    },
    around,
  );
  const record = recordStep(command, run.filledIn, plain.fillIn);
  const context: StepContext = { ...plain, fillIn: record.fillIn, record };
  const before = noteRest(run.session);
  const isAboutShown = isAboutPage(command, run.session);
  const usedPage = isAboutShown ? findErrorStatus(run.session) : undefined;
  let done: Done;
  let problem: Problem | undefined;
  try {
    const shown = isAboutShown
      ? ((await findErrorPage(run.session, run.progress)) ?? (await findNoPage(run.session, run.progress)))
      : undefined;
    if (shown) throw shown;
    done = await within(
      progress,
      carryOut(context, command, startedAt, run.flips, around.following),
      'The step took longer than a step may take.',
    );
    if (showsPage(command)) problem = await findErrorPage(run.session, run.progress);
    if (!problem && done.outcome === 'passed' && isAboutShown && deniesOnPage(command))
      problem = await findEmptyPage(run.session, run.progress);
    if (!problem && done.outcome === 'failed')
      problem = await doubtFailure(run.session, before, command, run.progress, run.limits.navigationMs);
    if (problem) done = { ...done, outcome: 'error' };
  } catch (error) {
    const thrown = await toProblem(error, run.session, run.progress);
    problem =
      (await findErrorPage(run.session, run.progress)) ?? blameUnrest(thrown, run.session, before, command);
    done = { outcome: 'error' };
  }
  if (problem) problem = explainByTroubles(problem, run.options.troubles?.() ?? []);
  const found = done.found ?? considered;
  const isTrouble = done.outcome === 'failed' || done.outcome === 'error';
  const stopped = problem?.class === 'cancelled' || problem?.class === 'environment';
  if (!stopped && (isTrouble ? wanted !== 'none' : wanted === 'every step' && !screenshot)) {
    // A page that did not answer will hardly be drawn.
    const patience =
      problem?.class === 'timeout' ||
      problem?.class === 'site down' ||
      problem?.class === 'unreachable address'
        ? 1000
        : 3000;
    screenshot = (await draw(run, found, colours[done.outcome], patience)) ?? screenshot;
  }
  // A claim is about the page as it was when it was judged.
  const errorPage = command.do === 'expect' && isAboutShown ? findErrorStatus(run.session) : usedPage;
  const sought = problem instanceof TargetProblem ? problem : found;
  if (found?.healing && !problem) warnings.push(tellHealing(found.healing));
  const evidence: StepEvidence = {
    ...basic,
    sentence: understood.sentence,
    command,
    outcome: done.outcome,
    ...(problem && { problem: { class: problem.class, message: problem.message } }),
    ...(done.expected !== undefined && { expected: done.expected, actual: done.actual ?? '' }),
    ...(done.hollow && { hollow: done.hollow }),
    ...(errorPage && { errorPage }),
    ...(done.comparison && { comparison: done.comparison }),
    ...(called && { call: called }),
    candidates: describeCandidates(
      sought?.candidates ?? [],
      sought?.target,
      run.session.pages.current().url(),
    ),
    ...describeFound(found, command),
    ...(done.outcome === 'passed' && { done: record.deeds() }),
    ...(screenshot && { screenshot }),
    ...(stopped
      ? { address: run.session.pages.current().url(), title: '' }
      : await readPlace(run.session, startProgress(run.progress, 500))),
    ...takeNew(run.session, run.told),
    durationMs: Date.now() - startedAt,
  };
  return run.mask.data(evidence);
}

import type { ApiResult } from '@assay/contract';
import type { Command, Expectation, NotUnderstood, Step, TestCase } from '@assay/planner/steps';
import { type CallContext, keepPart, performCall } from '../act/perform-call.ts';
import { type Calls, openCalls } from '../calls/calls.ts';
import { judgeCall } from '../check/call-errors.ts';
import { fillInExpectation } from '../check/check.ts';
import { observeAnswer, toCheck } from '../check/observe-answer.ts';
import type { StepEvidence } from '../evidence/events.ts';
import type { Mask } from '../evidence/mask.ts';
import { couldFail } from '../judge/could-fail.ts';
import { describeExpected } from '../judge/describe-expected.ts';
import { Problem } from '../progress/problem.ts';
import {
  cancelled,
  isOver,
  type Progress,
  pauseBetweenLooks,
  shorten,
  startProgress,
} from '../progress/progress.ts';
import { type CaseOptions, completeLimits, fillInRemembered } from './options.ts';
import { goesOn, logStep, skip } from './run-steps.ts';

function needsNoPage(step: Step | NotUnderstood): boolean {
  // Words that a page could make clear have none here, and without one they stay words.
  if (!('command' in step)) return true;
  const { command } = step;
  if (command.do !== 'expect' && command.if) return false;
  if (command.do === 'call' || command.do === 'keep' || command.do === 'pause') return true;
  return command.do === 'expect' && command.subject.of === 'response' && isOfAnswers(command.condition);
}

function isOfAnswers(condition: Expectation['condition']): boolean {
  try {
    return toCheck(condition) !== undefined;
  } catch {
    // A schema that cannot be read is told when its turn comes.
    return true;
  }
}

/** Whether a case only calls addresses and looks at their answers: then it needs no browser. */
export function needsNoBrowser({ steps }: TestCase): boolean {
  const first = steps.find((step) => 'command' in step);
  return first?.command.do === 'call' && steps.every(needsNoPage);
}

interface ApiRun {
  options: CaseOptions;
  progress: Progress;
  calls: Calls;
  mask: Mask;
  remembered: Map<string, string>;
  /** Whether expectations that hold everywhere are pointed out: for those that nobody stated. */
  flips: boolean;
}

type Done = Pick<StepEvidence, 'outcome' | 'expected' | 'actual' | 'hollow'>;

async function checkAnswer(
  run: ApiRun,
  given: Expectation,
  context: CallContext,
  warnings: string[],
): Promise<Done> {
  const { last } = run.calls;
  if (!last) throw new Problem('not found', 'Nothing has answered yet. Call an address first.');
  const expectation = await fillInExpectation(given, context.fillIn);
  const seen = observeAnswer(expectation.condition, last.answer, (check, answer) =>
    run.calls.session().judge(check, answer),
  );
  if (seen.outcome === 'problem') throw seen.problem;
  const holds = seen.holds !== (expectation.negated === true);
  const isHollow = holds && run.flips && !couldFail(expectation);
  if (isHollow) warnings.push('There is no answer of which this would not hold, so it proves nothing.');
  return {
    outcome: holds ? 'passed' : 'failed',
    expected: describeExpected(expectation),
    actual: seen.actual,
    ...(isHollow && { hollow: true as const }),
  };
}

async function carryOut(
  run: ApiRun,
  command: Command,
  context: CallContext,
  warnings: string[],
  following: readonly (Step | NotUnderstood)[],
): Promise<Done> {
  if (command.do === 'expect') return checkAnswer(run, command, context, warnings);
  if (command.do === 'call') {
    await performCall(context, command);
    return judgeCall(run.calls, following) ?? { outcome: 'passed' };
  }
  if (command.do === 'keep') keepPart(context, command);
  else if (command.do === 'pause') await pauseBetweenLooks(context.progress, command.seconds * 1000);
  return { outcome: 'passed' };
}

function toProblem(error: unknown, { signal }: Progress): Problem {
  if (signal.aborted) return cancelled();
  if (error instanceof Problem) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Problem('environment', `The step could not be carried out: ${message}`, { cause: error });
}

/** What steps keep of an answer before another one comes. */
function findKeeps(steps: readonly (Step | NotUnderstood)[]): NonNullable<CallContext['keeps']> {
  const commands = steps.flatMap((step) => ('command' in step ? [step.command] : []));
  const next = commands.findIndex((command) => command.do === 'call');
  const ofThis = next < 0 ? commands : commands.slice(0, next);
  return ofThis.filter((command) => command.do === 'keep');
}

async function runStep(
  run: ApiRun,
  step: Step | NotUnderstood,
  index: number,
  following: readonly (Step | NotUnderstood)[],
): Promise<StepEvidence> {
  const { options, mask } = run;
  const startedAt = Date.now();
  const limits = completeLimits(options.limits);
  const fillIn = options.fillIn ?? fillInRemembered;
  const warnings: string[] = [];
  let call: ApiResult | undefined;
  let done: Done;
  let problem: Problem | undefined;
  const seconds = 'command' in step && step.command.do === 'pause' ? step.command.seconds : 0;
  const context: CallContext = {
    calls: run.calls,
    progress: shorten(run.progress, limits.stepMs + seconds * 1000),
    fillIn: async (value) => fillIn(value, run.remembered),
    baseUrl: options.baseUrl,
    remembered: run.remembered,
    keeps: findKeeps(following),
    onSecret: mask.add,
    onCalled: (result) => {
      call = result;
    },
  };
  try {
    if (isOver(run.progress)) throw new Problem('timeout', 'The case took longer than a case may take.');
    if (!('command' in step)) throw new Problem('not understood', step.reason);
    done = await carryOut(run, step.command, context, warnings, following);
  } catch (error) {
    problem = toProblem(error, run.progress);
    done = { outcome: 'error' };
  }
  return mask.data({
    ...skip(step, index),
    ...done,
    warnings,
    ...(problem && { problem: { class: problem.class, message: problem.message } }),
    ...(call && { call }),
    // The steps of calls say all that was done.
    ...(done.outcome === 'passed' && { done: [] }),
    address: call?.url ?? run.calls.last?.address ?? '',
    startedAt,
    durationMs: Date.now() - startedAt,
  });
}

/** Runs the steps of a case that needs no browser. */
export async function runApiSteps(
  testCase: TestCase,
  options: CaseOptions,
  mask: Mask,
): Promise<StepEvidence[]> {
  const caseIndex = options.caseIndex ?? 0;
  const _signal = options.signal ?? new AbortController().signal;
  const run: ApiRun = {
    options,
    progress: startProgress(options, completeLimits(options.limits).caseMs),
    calls: openCalls(options),
    mask,
    remembered: new Map(),
    flips: testCase.origin !== 'stated',
  };
  const telling = {
    caseIndex,
    emit: (event: Parameters<NonNullable<CaseOptions['onEvent']>>[0]) => options.onEvent?.(mask.data(event)),
  };
  const all: StepEvidence[] = [];
  let stopped = false;
  try {
    for (const [index, step] of testCase.steps.entries()) {
      if (!stopped && 'command' in step) {
        const { sentence } = step;
        telling.emit({ type: 'step started', case: caseIndex, step: index, sentence, at: Date.now() });
      }
      const evidence: StepEvidence = stopped
        ? mask.data(skip(step, index))
        : await runStep(run, step, index, testCase.steps.slice(index + 1));
      stopped ||= !goesOn(evidence);
      all.push(evidence);
      telling.emit({ type: 'step ended', case: caseIndex, step: index, evidence });
      logStep(telling, evidence);
    }
    return all;
  } finally {
    await run.calls.close();
  }
}

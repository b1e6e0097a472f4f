import type { NotUnderstood, Step } from '@assay/planner/steps';
import type { StepEvidence } from '../evidence/events.ts';
import { recallSteps } from '../memory/remember-case.ts';
import { startReadings } from './read-words.ts';
import { runStep } from './run-step.ts';
import type { StepRun } from './step-run.ts';

/** Whether the steps after this one could still mean something. A claim that did not hold stops nothing, a deed not done does. */
export function goesOn({ outcome, command, problem }: StepEvidence): boolean {
  // A step that was left out because its condition did not hold was not needed.
  if (outcome === 'passed' || outcome === 'skipped' || problem?.class === 'not understood') return true;
  const stopped = problem?.class === 'environment' || problem?.class === 'cancelled';
  // A call that got errors has been made, and its answer is there to be looked at.
  const isAnswered = command?.do === 'call' && outcome === 'failed';
  return (command?.do === 'expect' || isAnswered) && !stopped;
}

export function skip(step: Step | NotUnderstood, index: number): StepEvidence {
  return {
    index,
    source: step.source,
    sentence: 'sentence' in step ? step.sentence : '',
    ...('command' in step
      ? { command: step.command }
      : {
          ...(step.line !== undefined && { line: step.line }),
          ...(step.about && { asksForNothing: true as const }),
        }),
    outcome: 'skipped',
    warnings: [],
    candidates: [],
    address: '',
    title: '',
    console: [],
    network: [],
    startedAt: Date.now(),
    durationMs: 0,
  };
}

export function logStep(run: Pick<StepRun, 'caseIndex' | 'emit'>, evidence: StepEvidence): void {
  const log = (level: 'info' | 'warning' | 'error', message: string) =>
    run.emit({ type: 'log', case: run.caseIndex, level, message, at: Date.now() });
  const what = evidence.sentence || evidence.source;
  const took = `${evidence.durationMs} ms`;
  if (evidence.outcome === 'passed') log('info', `${what}: done in ${took}.`);
  else if (evidence.outcome === 'failed') {
    log(
      'error',
      `${what}: failed after ${took}. Expected: ${evidence.expected}. Actual: ${evidence.actual}.`,
    );
  } else if (evidence.outcome === 'error') {
    log('error', `${what}: ${evidence.problem?.class}. ${evidence.problem?.message}`);
  } else if (evidence.actual !== undefined)
    log('info', `${what}: skipped after ${took}, because its condition did not hold: ${evidence.actual}.`);
  else if (evidence.asksForNothing) log('info', `${what}: skipped, because it asks for nothing.`);
  else log('info', `${what}: skipped, because a step before it could not be carried out.`);
  for (const warning of evidence.warnings) log('warning', warning);
  for (const { text, level } of evidence.console) log(level, `Console: ${text}`);
  for (const { method, address, reason } of evidence.network)
    log('warning', `Network: ${method} ${address}: ${reason}`);
}

function isAction(step: Step | NotUnderstood): boolean {
  return 'command' in step && !['expect', 'wait', 'pause'].includes(step.command.do);
}

/** "Within 2 seconds" means: after what was done just before. */
function isTimedCheck(step: Step | NotUnderstood | undefined): boolean {
  if (!step || !('command' in step)) return false;
  return step.command.do === 'expect' && step.command.withinSeconds !== undefined;
}

/** Runs the steps in order until one that the others rest on could not be carried out. */
export async function runSteps(
  run: StepRun,
  steps: readonly (Step | NotUnderstood)[],
  afterStep: () => Promise<void> = async () => undefined,
): Promise<StepEvidence[]> {
  const all: StepEvidence[] = [];
  let stopped = false;
  // Secrets are hidden in what a result tells, hence in what was remembered of it.
  const sentences = steps.map((step) => run.mask.text('sentence' in step ? step.sentence : ''));
  const remembered = recallSteps(run.options.memory, sentences);
  const memories = new Map(steps.map((step, index) => [step, remembered[index]]));
  let isTimed = false;
  const waiting = [...steps];
  const readings = startReadings(run, waiting);
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const turn = stopped ? { step } : await readings.takeTurn(step);
    // What was read instead waits at the front.
    if (!turn.step) continue;
    step = turn.step;
    const index = all.length;
    const memory = memories.get(step);
    const hurries = isAction(step) && isTimedCheck(waiting[0]);
    const around = {
      ...(memory && { memory }),
      hurries,
      following: waiting,
      ...(isTimed && { since: run.session.lastActionAt }),
    };
    const evidence: StepEvidence =
      stopped || turn.asksForNothing
        ? run.mask.data(skip(step, index))
        : await runStep(run, step, index, around);
    isTimed = hurries;
    stopped ||= !goesOn(evidence);
    all.push(evidence);
    run.taken.push(step);
    run.emit({ type: 'step ended', case: run.caseIndex, step: index, evidence });
    logStep(run, evidence);
    if (!stopped) await afterStep();
  }
  return all;
}

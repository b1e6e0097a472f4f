import { asksForNothing, type NotUnderstood, type Step } from '@assay/planner/steps';
import type { StepEvidence } from '../evidence/events.ts';
import { recallSteps } from '../memory/remember-case.ts';
import { readLate } from './read-late.ts';
import { startReadings } from './read-words.ts';
import { runStep } from './run-step.ts';
import { collectSecrets } from './secrets.ts';
import { makeReadingContext, type StepRun } from './step-run.ts';

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
          ...(asksForNothing(step) && { asksForNothing: true as const }),
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

/** Words that name nothing on the page may have been taken apart wrongly; then the page tells how they are meant. */
async function readOtherwise(
  run: StepRun,
  step: Step | NotUnderstood,
  { problem }: StepEvidence,
  around: readonly (string | undefined)[],
  isRemembered: boolean,
): Promise<(Step | NotUnderstood)[]> {
  if (problem?.class !== 'not found' || !('command' in step)) return [];
  // A form that may be filled in half is no page to read words with.
  if (step.command.do === 'fill in') return [];
  // A canonical sentence has one reading, and what somebody chose or a run remembers is not found again by other words.
  const isSettled = step.source === step.sentence || (run.options.grounding?.aliases ?? []).length > 0;
  if (isSettled || isRemembered) return [];
  // Words that stand for several steps were understood once already.
  if (around.includes(step.source)) return [];
  const mode = step.command.do === 'expect' ? 'then' : 'plain';
  const again = { words: step.source, mode } as const;
  const read = await readWithPage(run, { source: step.source, reason: problem.message, again });
  const [first] = read;
  return first && 'command' in first && first.sentence !== step.sentence ? read : [];
}

/** Words that the page made clear are run as the steps they were read as; the others stay words. */
async function readWithPage(run: StepRun, step: Step | NotUnderstood): Promise<(Step | NotUnderstood)[]> {
  if ('command' in step || !step.again) return [];
  const reading = await readLate(makeReadingContext(run), step).catch(() => undefined);
  if (!reading) return [];
  for (const secret of collectSecrets(reading.steps)) run.mask.add(secret);
  const { line } = step;
  const rest = reading.rest && { ...reading.rest, ...(line !== undefined && { line }) };
  return rest ? [...reading.steps, rest] : reading.steps;
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
  const reread: string[] = [];
  const readings = startReadings(run, waiting);
  const readsByRules = run.options.readWords === undefined;
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const turn = stopped ? { step } : await readings.takeTurn(step);
    // What was read instead waits at the front.
    if (!turn.step) continue;
    step = turn.step;
    const [read, ...more] = readsByRules && !stopped ? await readWithPage(run, step) : [];
    if (read) {
      waiting.unshift(...more);
      step = read;
    }
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
    // The words as they were written: in what a result tells, secrets are hidden.
    const nearby = [run.taken.at(-1)?.source, waiting[0]?.source, ...reread];
    const others = readsByRules ? await readOtherwise(run, step, evidence, nearby, memory !== undefined) : [];
    if (others.length > 0) {
      reread.push(step.source, ...others.map(({ source }) => source));
      waiting.unshift(...others);
      continue;
    }
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

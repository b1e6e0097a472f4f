import type { Expectation, NotUnderstood, Step } from '@assay/planner/steps';
import { judgeCase, judgeClaim, type StepEvidence, type View } from '@assay/runner/judging';
import type { States } from './store.ts';

/** A step whose state or facts nobody has recorded. */
export class NotRecorded extends Error {}

export function expectationOf(step: Step | NotUnderstood): Expectation | undefined {
  if (!('command' in step) || step.command.do !== 'expect') return undefined;
  const { do: _, ...expectation } = step.command;
  return expectation;
}

function findView(states: States, key: string): View {
  const state = states.get(key);
  if (!state || !('view' in state)) throw new NotRecorded(`Not recorded: ${key}`);
  return state.view;
}

/** Judges a claim on a view; returns the view with what "it" means afterwards. */
export function judgeOn(
  view: View,
  step: Step | NotUnderstood,
  expectation: Expectation,
): { evidence: Partial<StepEvidence>; view: View } {
  const told = judgeClaim(view, expectation, step.source);
  const command = 'command' in step ? { command: step.command } : {};
  switch (told.outcome) {
    case 'needs':
      throw new NotRecorded(`Not recorded: ${JSON.stringify(told.needs)}`);
    case 'elsewhere':
      throw new Error(`The claim is about another page (${told.where}), so it needs a browser.`);
    case 'problem': {
      const problem = { class: told.problem.class, message: told.problem.message };
      return { evidence: { outcome: 'error', problem, ...command }, view };
    }
    default: {
      const { expected, actual, holds, discourse } = told;
      const outcome = holds ? 'passed' : 'failed';
      return { evidence: { outcome, expected, actual, ...command }, view: { ...view, discourse } };
    }
  }
}

/** Runs a case on recorded states: actions lead from one to the next, claims are judged. */
export function replay(states: States, path: string, steps: readonly (Step | NotUnderstood)[]) {
  const all: Partial<StepEvidence>[] = [];
  const done: string[] = [];
  let key = path;
  let view: View | undefined;
  for (const step of steps) {
    const expectation = expectationOf(step);
    done.push(step.source);
    if (expectation) {
      view ??= findView(states, key);
      const judged = judgeOn(view, step, expectation);
      all.push(judged.evidence);
      view = judged.view;
      continue;
    }
    key = [path, ...done].join('\n');
    view = undefined;
    const state = states.get(key);
    if (state && 'problem' in state) {
      all.push({ outcome: 'error', problem: state.problem as StepEvidence['problem'] & object });
      break;
    }
    all.push({ outcome: 'passed', ...('command' in step && { command: step.command }) });
  }
  return judgeCase(all as StepEvidence[]);
}

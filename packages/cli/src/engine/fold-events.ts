import type { CaseView, GenerationView, RunEvent } from '@assay/contract';

/** What is known of a run so far. */
export interface RunState {
  cases: CaseView[];
  generation: GenerationView | undefined;
}

export const nothingYet: RunState = { cases: [], generation: undefined };

function change(state: RunState, id: string, to: (one: CaseView) => CaseView): RunState {
  return { ...state, cases: state.cases.map((one) => (one.execution_id === id ? to(one) : one)) };
}

/** The state after one more event. Events that come twice, as after a broken connection, change nothing more. */
export function foldEvent(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'planned':
      return { cases: event.cases, generation: event.generation };
    case 'case started':
      return change(state, event.execution_id, (one) => ({
        ...one,
        state: 'running',
        browser_used: event.browser_used,
      }));
    case 'step started':
      return change(state, event.execution_id, (one) => ({
        ...one,
        steps: one.steps.map((step) =>
          step.step_number === event.step_number
            ? { ...step, status: 'running', action: event.action }
            : step,
        ),
      }));
    case 'step ended':
      return change(state, event.execution_id, (one) => ({
        ...one,
        steps: one.steps.map((step) => (step.step_number === event.step.step_number ? event.step : step)),
      }));
    case 'case ended':
      return change(state, event.case.execution_id, () => event.case);
    default:
      return state;
  }
}

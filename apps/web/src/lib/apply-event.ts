import type { CaseView, RunEvent, RunView, StepReport } from '@assay/contract';

/** A run after one of its events. Events of other runs, log lines and frames leave it as it is. */
export function applyEvent(run: RunView, event: RunEvent): RunView {
  if (idOf(event) !== run.id) return run;
  switch (event.type) {
    case 'run':
      return { ...event.run, cases: run.cases };
    case 'planned':
      return { ...run, cases: event.cases, generation: event.generation };
    case 'case started':
      return changeCase(run, event.execution_id, (one) => ({
        ...one,
        state: 'running',
        browser_used: event.browser_used,
        executed_at: event.at,
      }));
    case 'step started':
      return changeCase(run, event.execution_id, (one) => ({
        ...one,
        steps: putStep(one.steps, startStep(one.steps, event)),
      }));
    case 'step ended':
      return changeCase(run, event.execution_id, (one) => ({
        ...one,
        steps: putStep(one.steps, event.step),
      }));
    case 'case ended':
      return changeCase(run, event.case.execution_id, () => event.case);
    default:
      return run;
  }
}

function idOf(event: RunEvent): string {
  return event.type === 'run' ? event.run.id : event.run_id;
}

function changeCase(run: RunView, executionId: string, change: (one: CaseView) => CaseView): RunView {
  return { ...run, cases: run.cases.map((one) => (one.execution_id === executionId ? change(one) : one)) };
}

function putStep(steps: readonly StepReport[], step: StepReport): StepReport[] {
  const others = steps.filter((other) => other.step_number !== step.step_number);
  return [...others, step].sort((a, b) => a.step_number - b.step_number);
}

function startStep(
  steps: readonly StepReport[],
  event: Extract<RunEvent, { type: 'step started' }>,
): StepReport {
  const { step_number, action, at } = event;
  const known = steps.find((step) => step.step_number === step_number) ?? emptyStep;
  return { ...known, step_number, action, status: 'running', started_at: at };
}

/** A step that was not planned, such as one that a case adds on its way. */
export const emptyStep: StepReport = {
  step_number: 0,
  status: 'pending',
  action: '',
  source: '',
  message: '',
  current_url: '',
  page_title: '',
  outcome: null,
  expected: null,
  actual: null,
  problem: null,
  warnings: [],
  candidates: [],
  locator: null,
  healed: null,
  hollow: false,
  box: null,
  picture: null,
  picture_before: null,
  console: [],
  network: [],
  started_at: null,
  duration_ms: null,
};

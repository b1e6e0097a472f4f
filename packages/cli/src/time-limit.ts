import type { CaseView, ExecutionReport } from '@assay/contract';

function tell(view: CaseView, seconds: number): CaseView {
  if (view.cause !== 'cancelled') return view;
  const reason = `It was stopped: the requirement took longer than the ${seconds} seconds that --timeout allows.`;
  return {
    ...view,
    status: 'timeout',
    cause: 'timeout',
    reason,
    steps: view.steps.map((step) =>
      step.problem?.class === 'cancelled'
        ? { ...step, problem: { class: 'timeout', message: reason }, message: reason }
        : step,
    ),
  };
}

/** What was cancelled because its time was over says so. */
export function tellTimeout(reports: readonly ExecutionReport[], seconds: number): ExecutionReport[] {
  return reports.map((report) => ({ ...report, case: tell(report.case, seconds) }));
}

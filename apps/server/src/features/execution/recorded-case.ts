import type { StepReport } from '@assay/contract';
import type { ExportedCase } from '@assay/planner';
import type { Execution } from './store/executions.ts';

/** The case without the secrets that stand in words of which no step was made; those of steps are hidden as it is written. */
export function hideInWords(testCase: ExportedCase, hide: (text: string) => string): ExportedCase {
  const { title, description, steps } = testCase;
  return {
    ...testCase,
    title: hide(title),
    description: hide(description),
    steps: steps.map((step) =>
      'command' in step ? step : { ...step, source: hide(step.source), reason: hide(step.reason) },
    ),
  };
}

/** The case as it ran, with what each of its steps did; nothing of that is known of what ran before it was kept. */
export function toRecordedCase(execution: Execution, reports: readonly StepReport[]): ExportedCase {
  const { testCase, verdict, executedAt, createdAt } = execution;
  const byNumber = new Map(reports.map((report) => [report.step_number, report]));
  const done = testCase.steps.map((_, index) => byNumber.get(index + 1)?.done ?? undefined);
  if (done.every((one) => one === undefined)) return testCase;
  return { ...testCase, execution: { at: executedAt ?? createdAt, passed: verdict === 'passed', done } };
}

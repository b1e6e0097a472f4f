import type { StepReport } from '@assay/contract';
import type { ExportedCase } from '@assay/planner';
import type { Execution } from './store/executions.ts';

/** The case as it ran, with what each of its steps did; nothing of that is known of what ran before it was kept. */
export function toRecordedCase(execution: Execution, reports: readonly StepReport[]): ExportedCase {
  const { testCase, verdict, executedAt, createdAt } = execution;
  const byNumber = new Map(reports.map((report) => [report.step_number, report]));
  const done = testCase.steps.map((_, index) => byNumber.get(index + 1)?.done ?? undefined);
  if (done.every((one) => one === undefined)) return testCase;
  return { ...testCase, execution: { at: executedAt ?? createdAt, passed: verdict === 'passed', done } };
}

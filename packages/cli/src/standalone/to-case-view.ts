import { randomUUID } from 'node:crypto';
import type { CaseView, StepReport } from '@assay/contract';
import type { TestCase } from '@assay/planner';
import { type CaseResult, executionStatus, reportPlanned, reportStep, successRate } from '@assay/runner';

/** A case before it runs. */
export function toPlannedCase(testCase: TestCase, runId: string, browser: CaseView['browser']): CaseView {
  return {
    execution_id: randomUUID(),
    test_case_id: randomUUID(),
    run_id: runId,
    title: testCase.title,
    description: testCase.description,
    priority: testCase.priority,
    origin: testCase.origin,
    expected_result: testCase.expectedResult,
    state: 'queued',
    status: null,
    verdict: null,
    cause: null,
    reason: '',
    healed: false,
    browser,
    browser_used: '',
    success_rate: successRate(0, testCase.steps.length, null),
    successful_steps: 0,
    total_steps: testCase.steps.length,
    execution_time: null,
    executed_at: null,
    steps: testCase.steps.map((step, index) => reportPlanned(step, index, 'pending')),
  };
}

/** A case that there was no page for. */
export function toCaseNotRun(planned: CaseView): CaseView {
  return {
    ...planned,
    state: 'done',
    verdict: 'not run',
    reason: 'No address is known, so this was not run. Write the address into the requirement, or add --url.',
  };
}

export function pictureName(step: number): string {
  return `step-${step}.jpg`;
}

/** A case that ran, in the shapes of the contract. */
export function toCaseView(planned: CaseView, result: CaseResult): CaseView {
  let before: string | null = null;
  const ended = new Map<number, StepReport>();
  for (const step of result.steps) {
    const picture = step.screenshot ? pictureName(step.index + 1) : null;
    ended.set(step.index, reportStep(step, { after: picture, before }));
    before = picture ?? before;
  }
  const cut = 'Not begun, because the case ended before it.';
  // Words that had to wait for a page may have become several steps.
  const begun = [...ended.values()];
  const steps = [
    ...begun,
    ...planned.steps
      .slice(begun.length)
      .map((step): StepReport => ({ ...step, status: 'skipped', outcome: 'skipped', message: cut })),
  ];
  const successful = steps.filter(({ outcome }) => outcome === 'passed').length;
  const total = steps.length;
  const { browser, problem } = result;
  return {
    ...planned,
    title: result.title,
    state: 'done',
    status: executionStatus(result.verdict, problem?.class),
    verdict: result.verdict,
    cause: problem?.class ?? null,
    reason: result.reason,
    healed: result.healed ?? false,
    browser_used: `${browser.name} ${browser.version}`.trim(),
    success_rate: successRate(successful, total, result.verdict),
    successful_steps: successful,
    total_steps: total,
    execution_time: result.durationMs,
    executed_at: new Date(result.startedAt).toISOString(),
    steps,
  };
}

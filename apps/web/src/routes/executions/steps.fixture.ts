import type { StepReport } from '@assay/contract';

export function makeStep(change: Partial<StepReport> = {}): StepReport {
  return {
    step_number: 1,
    status: 'success',
    action: 'Click the button "Save"',
    source: '',
    message: '',
    current_url: '',
    page_title: '',
    outcome: 'passed',
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
    duration_ms: 100,
    ...change,
  };
}

import type { CaseView, RunView, StepReport } from '@assay/contract';
import { emptyStep } from './apply-event.ts';

export const at = '2026-01-02T03:04:05.000Z';

export function makeStep(step_number: number, more: Partial<StepReport> = {}): StepReport {
  return { ...emptyStep, step_number, action: `Step ${step_number}`, ...more };
}

export function makeCase(execution_id: string, more: Partial<CaseView> = {}): CaseView {
  return {
    execution_id,
    test_case_id: `case of ${execution_id}`,
    run_id: 'run',
    title: execution_id,
    description: '',
    priority: 'medium',
    origin: 'stated',
    expected_result: '',
    state: 'queued',
    status: null,
    verdict: null,
    cause: null,
    reason: '',
    healed: false,
    browser: 'chrome',
    browser_used: '',
    success_rate: '0%',
    successful_steps: 0,
    total_steps: 2,
    execution_time: null,
    executed_at: null,
    steps: [makeStep(1), makeStep(2)],
    ...more,
  };
}

export function makeRun(more: Partial<RunView> = {}): RunView {
  return {
    id: 'run',
    status: 'queued',
    kind: 'requirement',
    title: 'It works',
    text: 'It works',
    target_url: null,
    project_id: null,
    browser: 'chrome',
    enhanced: false,
    error: null,
    waiting_for: 0,
    generation: null,
    cases: [],
    created_at: at,
    started_at: null,
    finished_at: null,
    last_event: 0,
    ...more,
  };
}

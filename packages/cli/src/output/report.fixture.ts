import type { CaseView, StepReport } from '@assay/contract';
import { plainPaint, type Screen } from './screen.ts';

export function makeStep(change: Partial<StepReport> = {}): StepReport {
  return {
    step_number: 1,
    status: 'success',
    action: 'Open "/"',
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
    duration_ms: 12,
    ...change,
  };
}

export function makeCase(change: Partial<CaseView> = {}): CaseView {
  return {
    execution_id: 'e1',
    test_case_id: 't1',
    run_id: 'r1',
    title: 'Saving works',
    description: '',
    priority: 'high',
    origin: 'stated',
    expected_result: '',
    state: 'done',
    status: 'success',
    verdict: 'passed',
    cause: null,
    reason: 'All held.',
    healed: false,
    browser: 'chrome',
    browser_used: 'Chrome 1',
    success_rate: '100%',
    successful_steps: 1,
    total_steps: 1,
    execution_time: 1234,
    executed_at: null,
    steps: [makeStep()],
    ...change,
  };
}

/** A screen that keeps what is written. */
export function makeScreen(change: Partial<Screen> = {}): Screen & { written: string[] } {
  const written: string[] = [];
  return {
    write: (text) => void written.push(text),
    isTerminal: false,
    columns: 80,
    rows: 24,
    paint: plainPaint,
    ...change,
    written,
  };
}

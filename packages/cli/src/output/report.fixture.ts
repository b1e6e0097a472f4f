import type { CaseView, StepReport } from '@assay/contract';
import { reportPlanned } from '@assay/runner';
import { plainPaint, type Screen } from './screen.ts';

export function makeStep(change: Partial<StepReport> = {}): StepReport {
  return {
    ...reportPlanned({ source: '', reason: '' }, 0, 'pending'),
    status: 'success',
    action: 'Open "/"',
    outcome: 'passed',
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

import type { StepReport } from '@assay/contract';
import { emptyStep } from '../../lib/apply-event.ts';

export function makeStep(change: Partial<StepReport> = {}): StepReport {
  return {
    ...emptyStep,
    step_number: 1,
    status: 'success',
    action: 'Click the button "Save"',
    outcome: 'passed',
    duration_ms: 100,
    ...change,
  };
}

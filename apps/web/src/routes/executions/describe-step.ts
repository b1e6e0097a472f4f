import type { StepReport } from '@assay/contract';
import type { Tone } from '../../ui/run/describe-verdict.ts';

export interface StepFace {
  word: string;
  tone: Tone;
}

const faces = {
  pending: { word: 'Waiting', tone: 'quiet' },
  running: { word: 'Running', tone: 'info' },
  skipped: { word: 'Skipped', tone: 'quiet' },
  success: { word: 'Passed', tone: 'pass' },
  warning: { word: 'Passed with a warning', tone: 'warn' },
  error: { word: 'Error', tone: 'warn' },
} as const satisfies Record<StepReport['status'], StepFace>;

/** How a step went, in words first and colour second. Only what was checked and did not hold is a failure. */
export function describeStep({ status, outcome, problem, hollow }: StepReport): StepFace {
  if (outcome === 'failed') return { word: 'Failed', tone: 'fail' };
  if (outcome === 'error' || status === 'error') {
    return { ...faces.error, word: problem ? `Error: ${problem.class}` : 'Error' };
  }
  if (hollow && (status === 'success' || status === 'warning')) return { word: 'Hollow', tone: 'info' };
  return faces[status];
}

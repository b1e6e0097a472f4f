import type { CaseView, StepReport } from '@assay/contract';

/** Under a second in milliseconds, under a minute in seconds, otherwise in minutes. */
export function sayDuration(milliseconds: number | null): string {
  if (milliseconds === null) return 'no time';
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${(milliseconds / 60_000).toFixed(1)} min`;
}

const verdictWords = {
  passed: 'Passed',
  failed: 'Failed',
  error: 'Could not be run',
  hollow: 'Hollow',
  'not run': 'Not run',
} as const;

export function sayVerdict({ verdict, state }: Pick<CaseView, 'verdict' | 'state'>): string {
  if (verdict) return verdictWords[verdict];
  if (state === 'queued') return 'Queued';
  return state === 'running' ? 'Running' : 'Not finished';
}

/** How a step went, by one name that styles and words go by. */
export type StepFace = 'passed' | 'failed' | 'error' | 'warning' | 'skipped' | 'pending';

export function faceOf({ outcome, status, hollow }: StepReport): StepFace {
  if (outcome === 'failed' || outcome === 'error' || outcome === 'skipped') return outcome;
  if (status === 'pending' || status === 'running') return 'pending';
  if (status === 'skipped' || status === 'error') return status;
  return status === 'warning' || hollow ? 'warning' : 'passed';
}

const stepWords: Record<StepFace, string> = {
  passed: 'Passed',
  failed: 'Failed',
  error: 'Could not be done',
  warning: 'Passed with a warning',
  skipped: 'Skipped',
  pending: 'Not finished',
};

export function sayStep(step: StepReport): string {
  return stepWords[faceOf(step)];
}

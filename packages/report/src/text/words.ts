import type { CaseView, StepReport } from '@assay/contract';

/** Under a second in milliseconds, under a minute in seconds, otherwise in minutes. */
export function sayDuration(milliseconds: number | null): string {
  if (milliseconds === null) return 'no time';
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${(milliseconds / 60_000).toFixed(1)} min`;
}

/** To the second, in the one time zone that every reader can convert from. */
export function sayMoment(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}

const verdictWords = {
  passed: 'Passed',
  failed: 'Failed',
  error: 'Error',
  hollow: 'Nothing checked',
  'not run': 'Not run',
} as const;

/** The same words that the pages use. */
export function sayVerdict({ verdict, state, cause }: Pick<CaseView, 'verdict' | 'state' | 'cause'>): string {
  if (verdict === 'error' && cause) return cause === 'cancelled' ? 'Cancelled' : `Error: ${cause}`;
  if (verdict) return verdictWords[verdict];
  if (state === 'queued') return 'Queued';
  return state === 'running' ? 'Running' : 'Not finished';
}

/** How a step went, by one name that styles and words go by. */
export type StepFace = 'passed' | 'failed' | 'error' | 'warning' | 'hollow' | 'skipped' | 'pending';

export function faceOf({ outcome, status, hollow }: StepReport): StepFace {
  if (outcome === 'failed' || outcome === 'error' || outcome === 'skipped') return outcome;
  if (status === 'pending' || status === 'running') return 'pending';
  if (status === 'skipped' || status === 'error') return status;
  if (hollow) return 'hollow';
  return status === 'warning' ? 'warning' : 'passed';
}

const stepWords: Record<StepFace, string> = {
  passed: 'Passed',
  failed: 'Failed',
  error: 'Error',
  warning: 'Passed with a warning',
  hollow: 'Hollow',
  skipped: 'Skipped',
  pending: 'Not finished',
};

export function sayStep(step: StepReport): string {
  const face = faceOf(step);
  return face === 'error' && step.problem ? `Error: ${step.problem.class}` : stepWords[face];
}

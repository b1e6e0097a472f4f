import type { StepReport } from '@assay/contract';

export interface Bar {
  step: StepReport;
  /** Its part of the whole width, in percent. */
  share: number;
}

/** Bars as wide as their steps took; even the shortest keeps some width, so that it can be seen and clicked. */
export function layOutTimeline(steps: readonly StepReport[]): Bar[] {
  const total = sumDurations(steps);
  const least = Math.min(1, 50 / steps.length);
  const spare = 100 - least * steps.length;
  return steps.map((step) => ({
    step,
    share: total === 0 ? 100 / steps.length : least + (spare * (step.duration_ms ?? 0)) / total,
  }));
}

export function sumDurations(steps: readonly StepReport[]): number {
  return steps.reduce((sum, { duration_ms }) => sum + (duration_ms ?? 0), 0);
}

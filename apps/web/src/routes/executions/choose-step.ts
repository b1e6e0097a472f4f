import type { StepReport } from '@assay/contract';

/** The step to look at first: the one that is under way, else the first that went wrong, else the last that was done. */
export function chooseStep(steps: readonly StepReport[]): number | null {
  const running = steps.find(({ status }) => status === 'running');
  const wrong = steps.find(({ outcome, status }) => outcome === 'failed' || status === 'error');
  const done = steps.findLast(({ status }) => status === 'success' || status === 'warning');
  return (running ?? wrong ?? done ?? steps[0])?.step_number ?? null;
}

/** The step so many places further; the first or the last where there are not that many. */
export function moveFrom(
  steps: readonly StepReport[],
  current: number | null,
  places: number,
): number | null {
  const place = steps.findIndex(({ step_number }) => step_number === current);
  const goal = Math.min(steps.length - 1, Math.max(0, place + places));
  return steps[goal]?.step_number ?? null;
}

/** Where a key leads: j and k and the arrows by one, Home and End to the ends. Undefined for any other key. */
export function stepForKey(
  key: string,
  steps: readonly StepReport[],
  current: number | null,
): number | null | undefined {
  if (key === 'j' || key === 'ArrowDown' || key === 'ArrowRight') return moveFrom(steps, current, 1);
  if (key === 'k' || key === 'ArrowUp' || key === 'ArrowLeft') return moveFrom(steps, current, -1);
  if (key === 'Home') return steps[0]?.step_number ?? null;
  if (key === 'End') return steps.at(-1)?.step_number ?? null;
  return undefined;
}

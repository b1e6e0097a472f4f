import type { Settings } from '../../../platform/settings/settings.ts';

/** How long a step, a page and a whole case may take, in milliseconds. */
export function timeLimits({ STEP_SECONDS }: Pick<Settings, 'STEP_SECONDS'>) {
  const stepMs = STEP_SECONDS * 1000;
  return { stepMs, navigationMs: Math.round((stepMs * 2) / 3), caseMs: stepMs * 6 };
}

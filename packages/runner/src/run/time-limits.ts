/** How long a step, a page and a whole case may take, by what a step may: for machines that are slower than most. */
export function timeLimits(stepSeconds: number) {
  const stepMs = stepSeconds * 1000;
  return { stepMs, navigationMs: Math.round((stepMs * 2) / 3), caseMs: stepMs * 6 };
}

import { untestable } from '@assay/language/prompt';
import { isStep } from './canonical.ts';
import type { Draft } from './draft.ts';

const most = { steps: 8, gap: 3 };

/** Two sentences that follow one another on the same page, asked about at once. */
export function joinWith(draft: Draft, next: Draft | undefined): Draft {
  if (!next || next.text !== draft.text || next.page?.id !== draft.page?.id) return draft;
  const steps = [...draft.steps, ...next.steps];
  const isTold = steps.some(isStep) && !steps.includes(untestable);
  const gap = next.start - draft.end;
  if (!isTold || gap < 0 || gap > most.gap || steps.length > most.steps) return draft;
  return { ...draft, end: next.end, steps: steps.filter(isStep) };
}

import type { CaseView, StepReport } from '@assay/contract';
import { type Markup, markup } from '../text/markup.ts';
import { faceOf, sayStep, sayVerdict } from '../text/words.ts';

const caseFaces = {
  passed: 'passed',
  failed: 'failed',
  error: 'error',
  hollow: 'hollow',
  'not run': 'skipped',
} as const;

export function writeBadge(view: Pick<CaseView, 'verdict' | 'state' | 'cause'>): Markup {
  const face = view.verdict ? caseFaces[view.verdict] : 'pending';
  return markup`<span class="badge ${face}">${sayVerdict(view)}</span>`;
}

export function writeStepBadge(step: StepReport): Markup {
  return markup`<span class="badge ${faceOf(step)}">${sayStep(step)}</span>`;
}

import type { ExecutionReport, StepReport } from '@assay/contract';
import type { Pictures } from '../html/pictures.ts';
import { writeBadge } from '../html/write-badge.ts';
import { writeStep } from '../html/write-step.ts';
import { type Markup, markup } from '../text/markup.ts';
import { faceOf, sayMoment } from '../text/words.ts';

/** The steps that say why a case did not pass. */
export function guiltySteps({ case: view }: ExecutionReport): StepReport[] {
  return view.steps.filter((step) => ['failed', 'error', 'hollow'].includes(faceOf(step)));
}

export function writeTrouble({ case: view }: ExecutionReport, pictures: Pictures): Markup {
  return markup`<article class="trouble">
<h3>${view.title}</h3>
<p>${writeBadge(view)} <span class="note">${view.executed_at && sayMoment(view.executed_at)}</span></p>
${view.reason && markup`<p>${view.reason}</p>`}
${view.steps.length > 0 && markup`<ol class="steps">\n${view.steps.map((step) => writeStep(view.execution_id, step, pictures))}</ol>`}
</article>
`;
}

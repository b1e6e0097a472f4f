import type { StepReport } from '@assay/contract';
import { type Markup, markup } from '../text/markup.ts';
import { faceOf, sayDuration } from '../text/words.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import { writeStepBadge } from './write-badge.ts';
import { writeDetails } from './write-details.ts';

export function writeStep(id: string, step: StepReport, pictures: Pictures): Markup {
  const where = [step.page_title, step.current_url].filter(Boolean).join(' · ');
  // The message often is made of what stands below it, and need not be said twice.
  const isSaid = step.expected !== null && step.actual !== null && step.message.includes(step.actual);
  const isOwnWords = step.source && step.source !== step.action;
  return markup`<li class="step ${faceOf(step)}" id="step-${id}-${step.step_number}">
<div class="said">
<p class="head"><span class="number">${step.step_number}</span>${writeStepBadge(step)}<span class="figure">${step.duration_ms !== null && sayDuration(step.duration_ms)}</span></p>
<h3>${step.action}</h3>
${isOwnWords && markup`<p class="source">As written: “${step.source}”</p>`}
${step.message && !isSaid && markup`<p>${step.message}</p>`}
${writeDetails(step)}
${where && markup`<p class="where">${where}</p>`}
</div>
${writePictures(step, pictures)}
</li>
`;
}

function writePictures(step: StepReport, pictures: Pictures): Markup | string {
  const figures = picturesOf(step).map(({ name, caption }) => {
    const source = pictures.get(name);
    const shown = source
      ? markup`<img src="${source}" alt="The page ${caption.toLowerCase()} ${step.step_number}" decoding="async">`
      : markup`<p class="empty">This picture is not kept any more.</p>`;
    return markup`<figure>${shown}<figcaption>${caption}</figcaption></figure>
`;
  });
  if (figures.length === 0) return '';
  return markup`<div class="pictures">
${figures}</div>`;
}

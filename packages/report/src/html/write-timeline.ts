import type { StepReport } from '@assay/contract';
import { type Markup, markup } from '../text/markup.ts';
import { faceOf, sayDuration, sayStep } from '../text/words.ts';

const width = 1000;

/** One bar per step, as long as the step took. Drawn as SVG: the policy of the file allows no style on elements. */
export function writeTimeline(id: string, steps: readonly StepReport[]): Markup | string {
  const total = steps.reduce((sum, step) => sum + (step.duration_ms ?? 0), 0);
  if (total === 0) return '';
  // Even the shortest step keeps a bar that can be seen and clicked.
  const least = Math.min(6, width / steps.length / 2);
  const spare = width - least * steps.length;
  let x = 0;
  const bars = steps.map((step) => {
    const long = least + (spare * (step.duration_ms ?? 0)) / total;
    const label = `Step ${step.step_number}, ${sayStep(step)}, ${sayDuration(step.duration_ms)}: ${step.action}`;
    const bar = markup`<a href="#step-${id}-${step.step_number}"><rect class="${faceOf(step)}" x="${x.toFixed(2)}" y="0" width="${Math.max(long - 1, 0.5).toFixed(2)}" height="28"><title>${label}</title></rect></a>
`;
    x += long;
    return bar;
  });
  return markup`<section><h2>Timeline</h2>
<svg class="timeline" viewBox="0 0 ${width} 28" preserveAspectRatio="none" role="group" aria-label="Timeline of the steps">
${bars}</svg>
<p class="note">${steps.length} steps in ${sayDuration(total)}. The length of a bar is the duration of its step.</p>
</section>`;
}

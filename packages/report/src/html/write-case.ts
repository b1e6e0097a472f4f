import type { ExecutionReport } from '@assay/contract';
import { type Markup, markup } from '../text/markup.ts';
import { sayDuration, sayMoment } from '../text/words.ts';
import type { Pictures } from './pictures.ts';
import { writeBadge } from './write-badge.ts';
import { writeStep } from './write-step.ts';
import { writeTimeline } from './write-timeline.ts';

/** One case. Its name is the heading of the whole file where it is the only one. */
export function writeCase(report: ExecutionReport, pictures: Pictures, isOnly: boolean): Markup {
  const view = report.case;
  const id = view.execution_id;
  return markup`<article class="case" id="case-${id}">
<header class="verdict ${view.verdict === 'not run' ? 'skipped' : (view.verdict ?? 'pending')}">
<p>${writeBadge(view)}${view.healed && markup` <span class="badge healed">Healed</span>`}</p>
${isOnly ? markup`<h1>${view.title}</h1>` : markup`<h2 class="title">${view.title}</h2>`}
${view.reason && markup`<p class="lead">${view.reason}</p>`}
</header>
${writeFacts(report)}
${writeTimeline(id, view.steps)}
<section><h2>Steps</h2>
${
  view.steps.length === 0
    ? markup`<p class="empty">No step was carried out.</p>`
    : markup`<ol class="steps">
${view.steps.map((step) => writeStep(id, step, pictures))}</ol>`
}
</section>
${writeLog(report)}
</article>
`;
}

function writeFacts({ case: view, target_url, requirement_text, source }: ExecutionReport): Markup {
  const short: [string, string | null][] = [
    ['Target', target_url],
    ['Browser', view.browser_used || view.browser],
    ['Began', view.executed_at && sayMoment(view.executed_at)],
    ['Duration', view.execution_time === null ? null : sayDuration(view.execution_time)],
    ['Steps', `${view.successful_steps} of ${view.total_steps} succeeded (${view.success_rate})`],
    ['Priority', view.priority],
    ['Origin', view.origin],
    ['Engine', source === 'built-in' ? 'Built-in planner' : source],
    ['Execution', view.execution_id],
  ];
  const long: [string, string | null][] = [
    ['Expected result', view.expected_result],
    ['Requirement', requirement_text],
  ];
  return markup`<dl class="facts">
${short.map(([name, value]) => writeFact(name, value, ''))}${long.map(([name, value]) => writeFact(name, value, 'long'))}</dl>`;
}

function writeFact(name: string, value: string | null, face: '' | 'long'): Markup | string {
  if (!value) return '';
  return markup`<div class="${face}"><dt>${name}</dt><dd>${value}</dd></div>
`;
}

function writeLog({ log }: ExecutionReport): Markup {
  const lines = log.map(
    ({ at, level, message }) =>
      markup`<tr class="${level}"><td class="figure">${at.slice(11, 23)}</td><td>${level}</td><td>${message}</td></tr>
`,
  );
  if (lines.length === 0)
    return markup`<section><h2>Log</h2><p class="empty">The log is empty.</p></section>`;
  return markup`<section><h2>Log</h2>
<table class="log"><thead><tr><th scope="col">Time (UTC)</th><th scope="col">Level</th><th scope="col">Message</th></tr></thead>
<tbody>
${lines}</tbody></table>
</section>`;
}

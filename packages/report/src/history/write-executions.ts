import { writeBadge } from '../html/write-badge.ts';
import { type Markup, markup } from '../text/markup.ts';
import { sayDuration, sayMoment } from '../text/words.ts';
import type { PastExecution } from './types.ts';

export function writeExecutions(executions: readonly PastExecution[]): Markup {
  if (executions.length === 0) {
    return markup`<section><h2>Execution history</h2><p class="empty">There are no executions.</p></section>`;
  }
  const rows = executions.map(
    (one) =>
      markup`<tr><td>${writeBadge({ ...one, state: 'done' })}</td><td>${one.title}<br><span class="note">${one.reason}</span></td><td>${one.browser_used || one.browser}</td><td class="figure">${sayMoment(one.executed_at)}</td><td class="figure">${sayDuration(one.duration)}</td></tr>
`,
  );
  return markup`<section><h2>Execution history</h2>
<div class="wide" role="region" aria-label="Execution history" tabindex="0">
<table><thead><tr><th scope="col">Verdict</th><th scope="col">Test case</th><th scope="col">Browser</th><th scope="col">Began</th><th scope="col">Duration</th></tr></thead>
<tbody>
${rows}</tbody></table>
</div>
</section>`;
}

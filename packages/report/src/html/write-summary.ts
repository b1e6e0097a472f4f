import type { ExecutionReport } from '@assay/contract';
import { type Markup, markup } from '../text/markup.ts';
import { sayDuration, sayVerdict } from '../text/words.ts';
import { writeBadge } from './write-badge.ts';

/** The head of a report of several cases: how many of each verdict, and the way to each case. */
export function writeSummary(title: string, reports: readonly ExecutionReport[]): Markup {
  const words = Map.groupBy(reports, (report) => sayVerdict(report.case));
  const counts = [...words].map(([word, those]) => `${those.length} ${word.toLowerCase()}`);
  const rows = reports.map(({ case: view }) => {
    const link = markup`<a href="#case-${view.execution_id}">${view.title}</a>`;
    return markup`<tr><td>${writeBadge(view)}</td><td>${link}</td><td class="figure">${sayDuration(view.execution_time)}</td></tr>
`;
  });
  return markup`<section class="summary">
<h1>${title}</h1>
<p class="lead">${counts.join(', ') || 'There is nothing to report.'}</p>
<table><thead><tr><th scope="col">Verdict</th><th scope="col">Test case</th><th scope="col">Duration</th></tr></thead>
<tbody>
${rows}</tbody></table>
</section>`;
}

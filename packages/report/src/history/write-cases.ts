import { type Markup, markup } from '../text/markup.ts';
import { sayDuration } from '../text/words.ts';
import { sayFlips } from './describe-history.ts';
import type { CaseHistory } from './types.ts';
import { writeSparkline } from './write-sparkline.ts';

export function writeCases(cases: readonly CaseHistory[]): Markup {
  if (cases.length === 0) return markup`<section><h2>Test cases</h2><p class="empty">None ran.</p></section>`;
  return markup`<section><h2>Test cases</h2>
<div class="wide" role="region" aria-label="Test cases" tabindex="0">
<table><thead><tr><th scope="col">Test case</th><th scope="col">Last results</th><th scope="col">Executions</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Error</th><th scope="col">Timeout</th><th scope="col">Success rate</th><th scope="col">Average</th></tr></thead>
<tbody>
${cases.map(writeRow)}</tbody></table>
</div>
<p class="note">The height of a bar is the duration of a result; the newest is on the right.</p>
</section>`;
}

function writeRow(one: CaseHistory): Markup {
  const flaky = one.flaky && markup`<br><span class="badge warning">${sayFlips(one.flips)}</span>`;
  const figures = [one.total, one.passed, one.failed, one.error, one.timeout];
  return markup`<tr><th scope="row">${one.title}${flaky}</th><td>${writeSparkline(one)}</td>${figures.map((figure) => markup`<td class="figure">${figure}</td>`)}<td class="figure">${one.success_rate.toFixed(1)}%</td><td class="figure">${sayDuration(one.average_duration)}</td></tr>
`;
}

import type { ApiExecution } from '@assay/contract';
import { maskResult } from '../exchange/mask-headers.ts';
import { exchangeStyle, writeExchange } from '../exchange/write-exchange.ts';
import { style } from '../html/style.ts';
import { writePage } from '../html/write-page.ts';
import { type Markup, markup } from '../text/markup.ts';
import { sayDuration, sayMoment } from '../text/words.ts';

type Result = ApiExecution['results'][number];

const states = {
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted',
} as const;

const ownStyle = `
.request .said { grid-column: 1 / -1; }
/* Long values give way before short words do. */
.request table { margin-top: 0.75rem; }
.request th, .request .badge { overflow-wrap: normal; white-space: nowrap; }
`;

function writeFact(name: string, value: string): Markup {
  return markup`<div><dt>${name}</dt><dd class="figure">${value}</dd></div>
`;
}

function writeChecks({ checks, response }: Result): Markup | string {
  if (checks.length === 0 && !response) return '';
  if (checks.length === 0) return markup`<p class="note">Nothing was checked of this answer.</p>`;
  return markup`<table>
<thead><tr><th scope="col">Check</th><th scope="col">Expected</th><th scope="col">Actual</th><th scope="col">Outcome</th></tr></thead>
<tbody>
${checks.map(
  ({
    message,
    expected,
    actual,
    passed,
  }) => markup`<tr><td>${message}</td><td><code>${expected}</code></td><td><code>${actual}</code></td><td><span class="badge ${passed ? 'passed' : 'failed'}">${passed ? 'Passed' : 'Failed'}</span></td></tr>
`,
)}</tbody>
</table>`;
}

function writeResult(given: Result): Markup {
  const result = maskResult(given);
  const { method, url, response, timing, error, passed, row } = result;
  const face = passed ? 'passed' : error ? 'error' : 'failed';
  const status = response ? `${response.status} ${response.statusText}`.trim() : 'No answer';
  return markup`<li class="step request ${face}"><div class="said">
<p class="head"><span class="badge ${face}">${passed ? 'Passed' : error ? 'Error' : 'Failed'}</span> <span>${status}</span>${timing ? markup` <span>${sayDuration(timing.total)}</span>` : ''}${row === null ? '' : markup` <span>Row ${row + 1}</span>`}</p>
<h3>${result.name}</h3>
<p class="where"><code>${method} ${url}</code></p>
${error ? markup`<p class="note-box">${error.message}</p>` : ''}
${writeChecks(result)}
${writeExchange(result)}
</div></li>
`;
}

/** An API test as one file that needs nothing else. */
export function writeApiHtml(execution: ApiExecution): string {
  const { test_name, base_url, executed_at, state, summary, results, error } = execution;
  const face = state === 'done' ? (summary.failed === 0 && !error ? 'passed' : 'failed') : 'pending';
  const rate = `${Math.round(summary.successRate * 10) / 10}%`;
  const body = markup`<section class="summary">
<div class="verdict ${face}"><p><span class="badge ${face}">${state === 'done' ? (face === 'passed' ? 'Passed' : 'Failed') : states[state]}</span></p>
<h1>${test_name}</h1>
<p class="lead">${summary.passed} of ${summary.totalEndpoints} requests passed, and ${summary.passedChecks} of ${summary.totalChecks} checks.</p>
${error ? markup`<p class="note-box">${error}</p>` : ''}
<dl class="facts">
${writeFact('Success rate', rate)}${writeFact('Average response time', sayDuration(summary.avgResponseTime))}${writeFact('Duration', sayDuration(summary.durationMs))}${writeFact('Base URL', base_url)}${writeFact('Executed', sayMoment(executed_at))}</dl></div>
</section>
<h2>Requests</h2>
<ol class="steps">
${results.map(writeResult)}</ol>`;
  return writePage({
    title: `${test_name} · Assay API test`,
    about: 'API test',
    style: style + exchangeStyle + ownStyle,
    body,
  });
}

import type { ApiExecution } from '@assay/contract';
import { type ApiOutcome, apiOutcomeOf } from '@assay/contract/choices';
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

const faces: Record<ApiOutcome, { face: string; word: string }> = {
  passed: { face: 'passed', word: 'Passed' },
  failed: { face: 'failed', word: 'Failed' },
  error: { face: 'error', word: 'Error' },
  // Coloured as a test case of which nothing was checked.
  'nothing checked': { face: 'hollow', word: 'Nothing checked' },
};

/** Whether an execution that ended has passed: all its requests did. */
function judge({ summary, error }: ApiExecution): { face: string; word: string } {
  if (summary.failed > 0 || error) return faces.failed;
  return summary.notChecked > 0 ? faces['nothing checked'] : faces.passed;
}

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
  if (checks.length === 0) return markup`<p class="note">This request has no checks, so it cannot pass.</p>`;
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
  const { method, url, response, timing, error, row } = result;
  const { face, word } = faces[apiOutcomeOf(result)];
  const status = response ? `${response.status} ${response.statusText}`.trim() : 'No answer';
  return markup`<li class="step request ${face}"><div class="said">
<p class="head"><span class="badge ${face}">${word}</span> <span>${status}</span>${timing ? markup` <span>${sayDuration(timing.total)}</span>` : ''}${row === null ? '' : markup` <span>Row ${row + 1}</span>`}</p>
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
  const { face, word } = state === 'done' ? judge(execution) : { face: 'pending', word: states[state] };
  const isJudged = summary.passed + summary.failed > 0;
  const rate = isJudged ? `${Math.round(summary.successRate * 10) / 10}%` : '–';
  const unchecked = summary.notChecked > 0 ? ` Nothing was checked of ${summary.notChecked}.` : '';
  const body = markup`<section class="summary">
<div class="verdict ${face}"><p><span class="badge ${face}">${word}</span></p>
<h1>${test_name}</h1>
<p class="lead">${summary.passed} of ${summary.totalEndpoints} requests passed, and ${summary.passedChecks} of ${summary.totalChecks} checks.${unchecked}</p>
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

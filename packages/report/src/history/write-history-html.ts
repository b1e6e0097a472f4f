import type { ExecutionReport } from '@assay/contract';
import { loadPictures, type ReadPicture } from '../html/pictures.ts';
import { style } from '../html/style.ts';
import { writePage } from '../html/write-page.ts';
import { type Markup, markup } from '../text/markup.ts';
import { sayDuration, sayMoment } from '../text/words.ts';
import { describeFilters, describeLeftOut } from './describe-history.ts';
import { historyStyle } from './style.ts';
import type { HistoryReport } from './types.ts';
import { writeCases } from './write-cases.ts';
import { writeExecutions } from './write-executions.ts';
import { guiltySteps, writeTrouble } from './write-trouble.ts';

/** One file that needs nothing else, to be mailed, kept and printed. `told` are executions that did not pass, with their steps. */
export async function writeHistoryHtml(
  report: HistoryReport,
  told: readonly ExecutionReport[],
  readPicture: ReadPicture,
): Promise<string> {
  const troubles: Markup[] = [];
  for (const one of told) {
    const guilty = { ...one, case: { ...one.case, steps: guiltySteps(one) } };
    troubles.push(writeTrouble(guilty, await loadPictures(guilty, readPicture)));
  }
  const leftOut = describeLeftOut(report);
  const body = markup`<section class="summary">
<h1>Test Reports</h1>
<p class="lead">${describeFilters(report.filters)}</p>
<p class="note">Made ${sayMoment(report.madeAt)}.</p>
${leftOut && markup`<p class="note-box">${leftOut}</p>`}
</section>
${writeStatistics(report)}
${writeCases(report.cases)}
${writeExecutions(report.executions)}
${troubles.length > 0 && writeTroubles(report, troubles)}`;
  return writePage({
    title: 'Test Reports · Assay',
    about: 'Test reports',
    style: style + historyStyle,
    body,
  });
}

function writeStatistics({ statistics: all }: HistoryReport): Markup {
  const facts: [string, string][] = [
    ['Executions', String(all.total)],
    ['Passed', String(all.passed)],
    ['Failed', String(all.failed)],
    ['Error', String(all.error)],
    ['Timeout', String(all.timeout)],
    ['Success rate', all.total === 0 ? 'none' : `${all.success_rate.toFixed(1)}%`],
    ['Average duration', sayDuration(all.average_duration)],
    ['Total duration', sayDuration(all.total_duration)],
    ['Test cases', String(all.cases)],
    ['Flaky test cases', String(all.flaky_cases)],
  ];
  return markup`<section><h2>Statistics</h2>
<dl class="tiles">
${facts.map(([name, value]) => markup`<div><dt>${name}</dt><dd class="figure">${value}</dd></div>\n`)}</dl>
</section>`;
}

function writeTroubles({ executions }: HistoryReport, troubles: readonly Markup[]): Markup {
  const all = executions.filter(({ verdict }) => verdict !== 'passed').length;
  const which =
    all > troubles.length ? `The newest ${troubles.length} of ${all}, with` : 'Each of them, with';
  return markup`<section><h2>What did not pass</h2>
<p class="note">${which} the steps that went wrong.</p>
${troubles}</section>`;
}

import type { ExecutionReport } from '@assay/contract';
import { exchangeStyle } from '../exchange/write-exchange.ts';
import { type Markup, markup } from '../text/markup.ts';
import { loadPictures, type ReadPicture } from './pictures.ts';
import { style } from './style.ts';
import { writeCase } from './write-case.ts';
import { writePage } from './write-page.ts';
import { writeSummary } from './write-summary.ts';

export type { ReadPicture };

/** One file that needs nothing else: it can be mailed, kept and printed. */
export async function writeHtml(
  reports: readonly ExecutionReport[],
  readPicture: ReadPicture,
): Promise<string> {
  const only = reports.length === 1 ? reports[0] : undefined;
  const title = only ? `${only.case.title} · Assay report` : `Assay report of ${reports.length} test cases`;
  const sections: Markup[] = [];
  for (const report of reports) {
    sections.push(writeCase(report, await loadPictures(report, readPicture), report === only));
  }
  const body = markup`${only ? '' : writeSummary(title, reports)}
${sections}`;
  return writePage({ title, about: 'Test report', style: style + exchangeStyle, body });
}

import { createHash } from 'node:crypto';
import type { ExecutionReport } from '@assay/contract';
import { Markup, markup } from '../markup.ts';
import { loadPictures, type ReadPicture } from './pictures.ts';
import { style } from './style.ts';
import { writeCase } from './write-case.ts';
import { writeSummary } from './write-summary.ts';

export type { ReadPicture };

const styleHash = createHash('sha256').update(style).digest('base64');
/** Nothing runs and nothing is fetched, whatever the texts of a report contain. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;

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
  const { text } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header class="bar"><p class="brand">Assay</p><p>Test report</p></header>
<main>
${only ? '' : writeSummary(title, reports)}
${sections}
</main>
</body>
</html>
`;
  return text;
}

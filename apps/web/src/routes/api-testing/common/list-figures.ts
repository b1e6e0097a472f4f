import type { ApiSummary } from '@assay/contract';
import type { Figure } from '../../../ui/api/figures.tsx';
import { formatExactly, formatPercent } from '../../../ui/format-figures.ts';
import { formatDuration } from '../../../ui/run/format-duration.ts';
import { countOf } from './describe.ts';

/** Where nothing answered there is no time, which is not to say that it was short. */
export function formatResponseTime(milliseconds: number): string {
  return milliseconds > 0 ? formatDuration(milliseconds) : '–';
}

/** What an execution came to, in figures. */
export function listFigures({ summary }: { summary: ApiSummary }): Figure[] {
  const { passed, failed, notChecked, passedChecks, totalChecks } = summary;
  const isJudged = passed + failed > 0;
  const unchecked = notChecked > 0 ? `${formatExactly(notChecked)} not checked` : '';
  const judged = `${formatExactly(passed)} passed, ${formatExactly(failed)} failed`;
  return [
    {
      name: 'Success rate',
      value: isJudged ? formatPercent(summary.successRate) : '–',
      note: isJudged ? [judged, unchecked].filter(Boolean).join(', ') : 'nothing checked',
      tone: failed > 0 ? 'fail' : passed > 0 && notChecked === 0 ? 'pass' : undefined,
    },
    {
      name: 'Checks held',
      value: totalChecks > 0 ? `${formatExactly(passedChecks)} of ${formatExactly(totalChecks)}` : '–',
      note: totalChecks > 0 ? undefined : 'no validations',
      tone: passedChecks < totalChecks ? 'fail' : undefined,
    },
    {
      name: 'Average response',
      value: formatResponseTime(summary.avgResponseTime),
      note: 'of those answered',
    },
    {
      name: 'Duration',
      value: formatDuration(summary.durationMs),
      note: countOf(passed + failed + notChecked, 'request'),
    },
  ];
}

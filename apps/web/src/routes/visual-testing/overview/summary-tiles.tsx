import { formatCount, formatExactly, formatPercent } from '../../../ui/format-figures.ts';
import { formatDifference } from '../common/describe.ts';
import type { VisualSummary } from '../common/queries.ts';
import styles from './summary-tiles.module.css';

/** The figures of all comparisons. */
export function SummaryTiles({ summary }: { summary: VisualSummary }) {
  const { totalComparisons, successRate, failedComparisons, avgDiffPercentage, uniqueTests, uniqueSteps } =
    summary;
  const hasAny = totalComparisons > 0;
  const tiles: { name: string; value: string; exact?: number; tone?: 'fail' }[] = [
    { name: 'Total Comparisons', value: formatCount(totalComparisons), exact: totalComparisons },
    { name: 'Success Rate', value: hasAny ? formatPercent(successRate) : '–' },
    {
      name: 'Failed',
      value: formatCount(failedComparisons),
      exact: failedComparisons,
      ...(failedComparisons > 0 && { tone: 'fail' }),
    },
    { name: 'Average Difference', value: hasAny ? formatDifference(avgDiffPercentage) : '–' },
    { name: 'Unique Tests', value: formatCount(uniqueTests), exact: uniqueTests },
    { name: 'Unique Steps', value: formatCount(uniqueSteps), exact: uniqueSteps },
  ];
  return (
    <dl className={styles.tiles} aria-label="Figures">
      {tiles.map(({ name, value, exact, tone }) => (
        <div className={styles.tile} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd
            className={styles.value}
            data-tone={tone}
            title={exact === undefined ? undefined : formatExactly(exact)}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ComparisonDetail } from '@assay/contract';
import { formatExactly } from '../../../ui/format-figures.ts';
import { formatDifference, formatThreshold } from '../common/describe.ts';
import styles from './facts.module.css';

const results = { passed: 'Pass', failed: 'Fail', new: 'New' } as const;

/** The figures of a comparison. */
export function Facts({ comparison }: { comparison: ComparisonDetail }) {
  const { status, diff_percentage, diff_pixels, total_pixels, threshold, ignored_pixels } = comparison;
  const facts: [string, string][] = [
    ['Result', results[status]],
    ['Difference', formatDifference(diff_percentage)],
    ['Pixels changed', `${formatExactly(diff_pixels)} of ${formatExactly(total_pixels)}`],
    ['Threshold', formatThreshold(threshold)],
  ];
  if (ignored_pixels > 0) facts.push(['Not compared', `${formatExactly(ignored_pixels)} pixels`]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact} data-status={name === 'Result' ? status : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

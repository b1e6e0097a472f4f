import type { ComparisonRecord } from '@assay/contract';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { Legend } from '../../../ui/charts/legend.tsx';
import { formatDay } from '../../../ui/format-figures.ts';
import { formatDifference, statusWords } from '../common/describe.ts';

/** How much the latest pictures differed, the newest on the right, once there are enough. New ones had nothing to differ from. */
export function TrendOfDifferences({ comparisons }: { comparisons: readonly ComparisonRecord[] }) {
  const compared = comparisons.filter(({ status }) => status !== 'new').toReversed();
  if (compared.length < 5) return null;
  const most = Math.max(...compared.map(({ diff_percentage }) => diff_percentage));
  const about = `The latest ${compared.length} comparisons, in percent of all pixels; the largest difference is ${formatDifference(most)}.`;
  return (
    <ChartFrame
      title="Differences"
      about={about}
      columns={['Comparison', 'Result', 'Difference']}
      rows={compared.map((one, place) => [
        `${place + 1}. ${one.test_name}, ${one.step_name}`,
        statusWords[one.status],
        formatDifference(one.diff_percentage),
      ])}
    >
      <ColumnChart
        label={`Differences: ${about}`}
        namesAtMost={4}
        columns={compared.map((one, place) => ({
          name: formatDay(one.created_at.slice(0, 10)),
          title: `${place + 1}. ${one.test_name}, ${one.step_name}: ${formatDifference(one.diff_percentage)}, ${statusWords[one.status].toLowerCase()}`,
          parts: [{ tone: one.status === 'passed' ? 'pass' : 'fail', amount: one.diff_percentage }],
        }))}
      />
      <Legend
        entries={[
          { tone: 'pass', name: 'Passed' },
          { tone: 'fail', name: 'Failed' },
        ]}
      />
    </ChartFrame>
  );
}

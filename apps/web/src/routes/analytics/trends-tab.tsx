import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { formatExactly, formatPercent } from '../../ui/format-figures.ts';
import type { Figures } from './describe.ts';
import { listOutcomes } from './list-outcomes.ts';
import { TrendChart } from './trend-chart.tsx';

export function TrendsTab({ figures: { executionTrends, successRates } }: { figures: Figures }) {
  const outcomes = listOutcomes(successRates);
  return (
    <>
      <TrendChart
        title="Daily Executions"
        days={executionTrends}
        namesAtMost={5}
        showsAmounts={executionTrends.length <= 7}
      />
      <ChartFrame
        title="Test Outcomes"
        columns={['Outcome', 'Tests', 'Share']}
        rows={outcomes.map(({ name, count, percentage }) => [
          name,
          formatExactly(count),
          formatPercent(percentage),
        ])}
      >
        <BarList
          label="Completed, failed and error tests"
          bars={outcomes.map(({ name, tone, count, percentage }) => ({
            name,
            tone,
            share: percentage / 100,
            text: `${formatExactly(count)} (${formatPercent(percentage)})`,
          }))}
        />
      </ChartFrame>
    </>
  );
}

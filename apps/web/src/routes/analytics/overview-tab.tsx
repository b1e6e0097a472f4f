import type { TimeRange } from '@assay/contract/choices';
import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { formatCount, formatExactly, formatPercent } from '../../ui/format-figures.ts';
import { formatDuration } from '../../ui/run/format-duration.ts';
import {
  describeGrowth,
  describeRateChange,
  describeSpeedChange,
  type Figures,
  nameModel,
} from './describe.ts';
import { FigureCards } from './figure-cards.tsx';
import { listOutcomes } from './list-outcomes.ts';
import { TrendChart } from './trend-chart.tsx';

const lastPoints = 7;

export function OverviewTab({ figures, range }: { figures: Figures; range: TimeRange }) {
  const { summary, executionTrends, successRates } = figures;
  const outcomes = listOutcomes(successRates);
  return (
    <>
      <FigureCards
        label="Summary"
        cards={[
          {
            name: 'Total Executions',
            value: formatCount(summary.totalExecutions),
            exact: formatExactly(summary.totalExecutions),
            note: describeGrowth(summary, range),
          },
          {
            name: 'Success Rate',
            value: formatPercent(summary.overallSuccessRate),
            note: describeRateChange(summary, range),
          },
          {
            name: 'Avg Duration',
            value: formatDuration(summary.avgExecutionTime),
            note: describeSpeedChange(summary, range),
          },
          {
            name: 'AI Models Used',
            value: formatCount(summary.aiModelsCount),
            note:
              summary.topAiModel === null
                ? 'no model has planned anything yet'
                : `most used: ${nameModel(summary.topAiModel)}`,
          },
        ]}
      />
      <TrendChart
        title="Execution Trends (last 7 days)"
        days={executionTrends.slice(-lastPoints)}
        namesAtMost={lastPoints}
        showsAmounts
      />
      <ChartFrame
        title="Success Rates"
        columns={['Outcome', 'Rate']}
        rows={outcomes.map(({ name, percentage }) => [name, formatPercent(percentage)])}
      >
        <BarList
          label="Rates of completed, failed and error tests"
          bars={outcomes.map(({ name, percentage, tone }) => ({
            name,
            tone,
            share: percentage / 100,
            text: formatPercent(percentage),
          }))}
        />
      </ChartFrame>
    </>
  );
}

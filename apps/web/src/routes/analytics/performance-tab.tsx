import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { formatExactly, formatPercent } from '../../ui/format-figures.ts';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { type Figures, nameModel, scoreSentence } from './describe.ts';
import { FigureCards } from './figure-cards.tsx';
import { FigureTable } from './figure-table.tsx';

export function PerformanceTab({ figures }: { figures: Figures }) {
  const { performanceMetrics: performance, aiModelMetrics } = figures;
  const { durationDistribution } = performance;
  const most = Math.max(1, ...durationDistribution.map(({ count }) => count));
  return (
    <>
      <FigureCards
        label="Performance"
        cards={[
          { name: 'Average Duration', value: formatDuration(performance.avgDuration) },
          { name: 'Fastest', value: formatDuration(performance.minDuration) },
          { name: 'Slowest', value: formatDuration(performance.maxDuration) },
          {
            name: 'Performance Score',
            value: `${performance.performanceScore}/100`,
            note: scoreSentence,
          },
        ]}
      />
      <FigureTable
        title="AI Models"
        about="Success is that of the executions of cases which the model planned; the response time is how long it took to plan them."
        empty="No model planned anything in this range, and none of their cases ran."
        columns={['Model', 'Usage', 'Success Rate', 'Avg Response Time']}
        rows={aiModelMetrics.map((model) => [
          nameModel(model.model_name),
          formatExactly(model.usage_count),
          formatPercent(model.success_rate),
          formatDuration(model.avg_response_time),
        ])}
      />
      <ChartFrame
        title="Duration Distribution"
        columns={['Duration', 'Executions']}
        rows={durationDistribution.map(({ range, count }) => [range, formatExactly(count)])}
      >
        <BarList
          label="Executions by duration"
          bars={durationDistribution.map(({ range, count }) => ({
            name: range,
            share: count / most,
            text: formatExactly(count),
          }))}
        />
      </ChartFrame>
    </>
  );
}

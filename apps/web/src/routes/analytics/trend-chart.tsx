import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';
import { Legend } from '../../ui/charts/legend.tsx';
import { formatDay, formatExactly } from '../../ui/format-figures.ts';
import type { Figures } from './describe.ts';

interface Props {
  title: string;
  days: Figures['executionTrends'];
  namesAtMost: number;
  showsAmounts?: boolean;
}

type Day = Figures['executionTrends'][number];

function nameAmount(count: number): string {
  return count === 1 ? '1 execution' : `${formatExactly(count)} executions`;
}

function describeDay({ date, count, completed, failed, error }: Day): string {
  return `${formatDay(date)}: ${nameAmount(count)} (${formatExactly(completed)} completed, ${formatExactly(failed)} failed, ${formatExactly(error)} error)`;
}

/** Executions day by day, as columns and as a table. */
export function TrendChart({ title, days, namesAtMost, showsAmounts = false }: Props) {
  const sum = days.reduce((all, { count }) => all + count, 0);
  const busiest = days.reduce<Day | undefined>(
    (most, one) => (one.count > (most?.count ?? 0) ? one : most),
    undefined,
  );
  const label = `${nameAmount(sum)} in ${days.length} days${
    busiest ? `; most on ${formatDay(busiest.date)}, with ${formatExactly(busiest.count)}` : ''
  }.`;
  return (
    <ChartFrame
      title={title}
      about={label}
      columns={['Day (UTC)', 'Executions', 'Completed', 'Failed', 'Error']}
      rows={days.map(({ date, count, completed, failed, error }) => [
        date,
        ...[count, completed, failed, error].map(formatExactly),
      ])}
    >
      <ColumnChart
        label={`${title}: ${label}`}
        namesAtMost={namesAtMost}
        showsAmounts={showsAmounts}
        columns={days.map((day) => ({
          name: formatDay(day.date),
          title: describeDay(day),
          parts: [
            { tone: 'pass', amount: day.completed },
            { tone: 'fail', amount: day.failed },
            { tone: 'warn', amount: day.error },
          ],
        }))}
      />
      <Legend
        entries={[
          { tone: 'pass', name: 'Completed' },
          { tone: 'fail', name: 'Failed' },
          { tone: 'warn', name: 'Error' },
        ]}
      />
    </ChartFrame>
  );
}

import type { LoadStats } from '@assay/contract';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { formatLatency, listPercentiles, scaleLatencies } from './describe-load.ts';

/** How the latencies are spread: which share of the requests took at most how long. */
export function LatencyPicture({ stats, isOpen }: { stats: LoadStats; isOpen: boolean }) {
  const percentiles = listPercentiles(stats);
  const { mean, stddev, min, max } = stats.latency;
  const shareOf = scaleLatencies(min, max);
  return (
    <ChartFrame
      title="Latency distribution"
      about={`So many of the requests took at most so long${
        isOpen ? ', counted from when each was meant to begin' : ''
      }. Mean ${formatLatency(mean)}, standard deviation ${formatLatency(stddev)}. The bars grow with the logarithm, so that fast and slow ones are both seen.`}
      columns={['Share of the requests', 'Latency']}
      rows={[
        ...percentiles.map(({ name, value }) => [name, formatLatency(value)]),
        ['Mean', formatLatency(mean)],
        ['Standard deviation', formatLatency(stddev)],
      ]}
    >
      <BarList
        label="Latency by share of the requests"
        bars={percentiles.map(({ name, value }) => ({
          name,
          share: shareOf(value),
          text: formatLatency(value),
        }))}
      />
    </ChartFrame>
  );
}

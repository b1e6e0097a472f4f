import type { LoadPoint } from '@assay/contract';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { formatLatency } from './describe-load.ts';
import styles from './load-charts.module.css';

interface Props {
  points: readonly LoadPoint[];
  /** How long the load lasts, in seconds; the picture is as wide from the beginning. */
  seconds: number;
}

/** What each second brought: requests and errors, and how long the answers took. */
export function LoadCharts({ points, seconds }: Props) {
  const places = Math.max(seconds, points.length, 2);
  const ends = ['0 s', `${places} s`] as const;
  const last = points.at(-1);
  const at = (place: number) => points[place];
  const rate = last
    ? `In second ${last.second + 1}: ${formatExactly(last.requests)} requests, ${formatExactly(last.errors)} errors.`
    : 'Nothing was measured yet.';
  const latency = last
    ? `In second ${last.second + 1}: median ${formatLatency(last.p50)}, 95 % within ${formatLatency(last.p95)}, slowest ${formatLatency(last.max)}.`
    : 'Nothing was measured yet.';
  return (
    <div className={styles.charts}>
      <ChartFrame
        title="Requests per second"
        about={rate}
        columns={['Second', 'Requests', 'Errors', 'Connections']}
        rows={points.map(({ second, requests, errors, connections }) =>
          [second + 1, requests, errors, connections].map(formatExactly),
        )}
      >
        <LineChart
          label={`Requests and errors per second. ${rate}`}
          places={places}
          ends={ends}
          lines={[
            { name: 'Requests', look: 'strong', values: points.map(({ requests }) => requests) },
            { name: 'Errors', look: 'fail', values: points.map(({ errors }) => errors) },
          ]}
          describe={(place) =>
            `Second ${place + 1}: ${formatExactly(at(place)?.requests ?? 0)} requests, ${formatExactly(at(place)?.errors ?? 0)} errors`
          }
        />
      </ChartFrame>
      <ChartFrame
        title="Latency"
        about={latency}
        columns={['Second', 'p50', 'p95', 'Max']}
        rows={points.map(({ second, p50, p95, max }) => [
          formatExactly(second + 1),
          ...[p50, p95, max].map(formatLatency),
        ])}
      >
        <LineChart
          label={`Latency per second. ${latency}`}
          places={places}
          unit=" ms"
          ends={ends}
          lines={[
            { name: 'p50', look: 'strong', values: points.map(({ p50 }) => p50) },
            { name: 'p95', look: 'plain', values: points.map(({ p95 }) => p95) },
            { name: 'Max', look: 'faint', values: points.map(({ max }) => max) },
          ]}
          describe={(place) =>
            `Second ${place + 1}: p50 ${formatLatency(at(place)?.p50 ?? 0)}, p95 ${formatLatency(at(place)?.p95 ?? 0)}, max ${formatLatency(at(place)?.max ?? 0)}`
          }
        />
      </ChartFrame>
    </div>
  );
}

import type { LoadPoint } from '@assay/contract';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { countOf } from '../common/describe.ts';
import { formatLatency } from './describe-load.ts';
import styles from './load-charts.module.css';

interface Props {
  points: readonly LoadPoint[];
  /** How long the load lasts, in seconds; the picture is as wide from the beginning. */
  seconds: number;
}

/** The slowest is told and not drawn: one late answer would press all others down to the ground. */
function describeLatency(point: LoadPoint | undefined): string {
  if (!point || point.max === 0) return 'nothing was answered';
  return `median ${formatLatency(point.p50)}, 95 % within ${formatLatency(point.p95)}, slowest ${formatLatency(point.max)}`;
}

/** What each second brought: requests and errors, and how long the answers took. */
export function LoadCharts({ points, seconds }: Props) {
  const places = Math.max(seconds, points.length, 2);
  const ends = ['0 s', `${places} s`] as const;
  const last = points.at(-1);
  const answered = points.some(({ max }) => max > 0) ? points : [];
  const at = (place: number) => points[place];
  const rate = last
    ? `In second ${last.second + 1}: ${countOf(last.requests, 'request')}, ${countOf(last.errors, 'error')}.`
    : 'Nothing was measured yet.';
  const latency = last
    ? `In second ${last.second + 1}: ${describeLatency(last)}.`
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
            `Second ${place + 1}: ${countOf(at(place)?.requests ?? 0, 'request')}, ${countOf(at(place)?.errors ?? 0, 'error')}`
          }
        />
      </ChartFrame>
      <ChartFrame
        title="Latency"
        about={latency}
        columns={['Second', 'p50', 'p95', 'Max']}
        rows={points.map(({ second, p50, p95, max }) => [
          formatExactly(second + 1),
          ...[p50, p95, max].map((value) => (max > 0 ? formatLatency(value) : '–')),
        ])}
      >
        <LineChart
          label={`Latency per second. ${latency}`}
          places={places}
          unit=" ms"
          ends={ends}
          lines={[
            { name: 'p50', look: 'strong', values: answered.map(({ p50 }) => p50) },
            { name: 'p95', look: 'plain', values: answered.map(({ p95 }) => p95) },
          ]}
          describe={(place) => `Second ${place + 1}: ${describeLatency(at(place))}`}
        />
      </ChartFrame>
    </div>
  );
}

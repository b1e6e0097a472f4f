import type { SystemHealth } from '@assay/contract';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { Facts } from './facts.tsx';
import { formatSize, formatSpan } from './format.ts';
import { Panel } from './panel.tsx';
import styles from './server-panel.module.css';
import { barOf } from './share.ts';

const plural = (amount: number, what: string) => `${formatExactly(amount)} ${what}${amount === 1 ? '' : 's'}`;

function ago(place: number, places: number): string {
  const minutes = places - 1 - place;
  return minutes === 0 ? 'this minute' : `${plural(minutes, 'minute')} ago`;
}

/** The process that answered: its last hour as a picture, and what fails most. */
export function ServerPanel({ system: { server, versions, parts } }: { system: SystemHealth }) {
  const { minutes, errors } = server;
  const calls = minutes.reduce((sum, minute) => sum + minute.calls, 0);
  const failed = minutes.reduce((sum, minute) => sum + minute.errors, 0);
  return (
    <Panel part="server" parts={parts} width="whole">
      <div className={styles.columns}>
        <div className={styles.hour}>
          <h3 className={styles.title}>
            The last hour: {plural(calls, 'call')}, {plural(failed, 'error')}
          </h3>
          <ColumnChart
            label={`Calls by the minute in the last hour: ${plural(calls, 'call')}, of which ${failed} were answered with an error.`}
            columns={minutes.map((minute, place) => ({
              name: ago(place, minutes.length),
              title: `${ago(place, minutes.length)}: ${plural(minute.calls, 'call')}, ${plural(minute.errors, 'error')}`,
              parts: [
                { tone: 'fail', amount: Math.min(minute.errors, minute.calls) },
                { tone: 'pass', amount: Math.max(0, minute.calls - minute.errors) },
              ],
            }))}
            namesAtMost={2}
          />
          {errors.length > 0 && (
            <BarList
              label="Errors of the last hour by code"
              bars={errors.slice(0, 6).map(({ code, count }) => ({
                name: code,
                share: count / (errors[0]?.count ?? 1),
                text: formatExactly(count),
                ...(code === 'INTERNAL' && { tone: 'fail' as const }),
              }))}
            />
          )}
        </div>
        <div className={styles.side}>
          <BarList
            label="What this process has to do"
            bars={[
              barOf(
                'Calls',
                server.calls_in_flight,
                server.calls_limit,
                `${formatExactly(server.calls_in_flight)} of ${formatExactly(server.calls_limit)}`,
              ),
              barOf(
                'Live streams',
                server.streams,
                server.streams_limit,
                `${formatExactly(server.streams)} of ${formatExactly(server.streams_limit)}`,
              ),
            ]}
          />
          <Facts
            facts={[
              ['Process', server.name],
              ['Running for', formatSpan(server.uptime_seconds)],
              ['Memory', formatSize(server.memory)],
              ['Delay', `${formatExactly(server.lag_ms)} ms`],
              ['Assay', versions.assay],
              ['Node', versions.node],
              ['Platform', versions.platform],
              ['Traces', server.traces_to === null ? 'not kept' : `to ${server.traces_to}`],
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}

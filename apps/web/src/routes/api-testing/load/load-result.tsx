import { Tag } from '../../../ui/tag.tsx';
import { describeConfig, hasLatency } from './describe-load.ts';
import { LatencyPicture } from './latency-picture.tsx';
import { LoadCharts } from './load-charts.tsx';
import { lengthOf } from './load-config.ts';
import { LoadFigures } from './load-figures.tsx';
import styles from './load-result.module.css';
import type { LoadTest } from './load-run.ts';
import { ErrorTable, StatusTable, ThresholdTable } from './load-tables.tsx';

const states = {
  running: { tone: 'info', text: 'running' },
  done: { tone: 'plain', text: 'done' },
  cancelled: { tone: 'warn', text: 'stopped' },
  interrupted: { tone: 'fail', text: 'interrupted' },
} as const;

/** How a load test stands; where it had thresholds, whether they were kept. */
export function LoadState({ test }: { test: Pick<LoadTest, 'state' | 'stats'> }) {
  const { tone, text } = states[test.state];
  const isJudged = test.state === 'done' && test.stats && test.stats.thresholds.length > 0;
  if (!isJudged) return <Tag tone={tone}>{text}</Tag>;
  return test.stats?.passed ? <Tag tone="pass">passed</Tag> : <Tag tone="fail">failed</Tag>;
}

/** What a load test measured. */
export function LoadResult({ test }: { test: LoadTest }) {
  const { config, stats, points, error, state } = test;
  return (
    <section className={styles.result} aria-label="Result of the load test">
      <div>
        <h2 className={styles.title}>
          {test.name} <LoadState test={test} />
        </h2>
        <p className={styles.about}>
          {describeConfig(config)} · <code>{config.url}</code>
        </p>
        {state === 'cancelled' && (
          <p className={styles.note}>It was stopped; these are the figures until then.</p>
        )}
        {error && <p className={styles.error}>{error}</p>}
      </div>
      {stats ? (
        <>
          <LoadFigures stats={stats} />
          <ThresholdTable stats={stats} />
          {points.length > 0 && <LoadCharts points={points} seconds={Math.ceil(lengthOf(config) / 1000)} />}
          {hasLatency(stats) && <LatencyPicture stats={stats} isOpen={config.model === 'open'} />}
          <div className={styles.tables}>
            <ErrorTable stats={stats} />
            <StatusTable stats={stats} />
          </div>
        </>
      ) : (
        !error && <p className={styles.note}>Nothing was measured.</p>
      )}
    </section>
  );
}

import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { formatExactly, formatPercent } from '../../ui/format-figures.ts';
import { formatDuration } from '../../ui/run/format-duration.ts';
import styles from './browsers-tab.module.css';
import { type Figures, nameBrowser } from './describe.ts';

export function BrowsersTab({ figures: { browserAnalytics: browsers } }: { figures: Figures }) {
  if (browsers.length === 0) return <p className={styles.empty}>No browser ran a test in this range.</p>;
  const slowest = Math.max(1, ...browsers.map((one) => one.avg_execution_time));
  return (
    <>
      <ul className={styles.cards} aria-label="Browsers">
        {browsers.map((one) => (
          <li key={one.browser_name} className={styles.card}>
            <h2 className={styles.name}>{nameBrowser(one.browser_name)}</h2>
            <dl className={styles.figures}>
              <Figure
                name="Executions"
                value={`${formatExactly(one.usage_count)} (${formatPercent(one.usage_percentage)})`}
              />
              <Figure name="Success Rate" value={formatPercent(one.success_rate)} />
              <Figure name="Avg Time" value={formatDuration(one.avg_execution_time)} />
            </dl>
          </li>
        ))}
      </ul>
      <ChartFrame
        title="Success Rate by Browser"
        columns={['Browser', 'Success Rate']}
        rows={browsers.map((one) => [nameBrowser(one.browser_name), formatPercent(one.success_rate)])}
      >
        <BarList
          label="Success rate by browser"
          bars={browsers.map((one) => ({
            name: nameBrowser(one.browser_name),
            share: one.success_rate / 100,
            text: formatPercent(one.success_rate),
            tone: 'pass',
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title="Average Time by Browser"
        columns={['Browser', 'Average Time']}
        rows={browsers.map((one) => [nameBrowser(one.browser_name), formatDuration(one.avg_execution_time)])}
      >
        <BarList
          label="Average time by browser"
          bars={browsers.map((one) => ({
            name: nameBrowser(one.browser_name),
            share: one.avg_execution_time / slowest,
            text: formatDuration(one.avg_execution_time),
          }))}
        />
      </ChartFrame>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { formatPercent } from '../../ui/format-figures.ts';
import { Badge } from '../../ui/run/badge.tsx';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { Moment } from '../../ui/run/moment.tsx';
import { VerdictBadge } from '../../ui/run/verdict-badge.tsx';
import styles from './case-row.module.css';
import { describeCounts } from './describe-counts.ts';
import type { CaseHistory, PastResult } from './queries.ts';
import { Sparkline } from './sparkline.tsx';

/** How one test case did: counts, its last results, and whether it can be relied on. */
export function CaseRow({ history }: { history: CaseHistory }) {
  const { test_case_id: id, title, results, flaky, flips, average_duration: average } = history;
  const last = results.at(-1);
  const titleId = `report-case-${id}`;
  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h3 className={styles.title} id={titleId}>
          <Link to={generatePath(paths.testCase, { id })}>{title}</Link>
        </h3>
        <p className={styles.facts}>
          <strong>{formatPercent(history.success_rate)}</strong> success in {describeCounts(history)}
          {average !== null && `; ${formatDuration(average)} on average`}
        </p>
        {last && (
          <p className={styles.last}>
            <VerdictBadge state="done" verdict={last.verdict} cause={last.cause} />
            <span className={styles.facts}>
              last run <Moment at={last.executed_at} />
            </span>
          </p>
        )}
        {flaky && (
          <p className={styles.last}>
            <Badge tone="warn">Flaky</Badge>
            <span className={styles.facts}>
              Its verdict changed {flips === 1 ? 'once' : `${flips} times`} while its text stayed the same.
            </span>
          </p>
        )}
      </div>
      <div className={styles.chart}>
        <Sparkline results={results} />
        <LastResults results={results} title={title} />
      </div>
    </li>
  );
}

/** The same as a table, with the way to each. */
function LastResults({ results, title }: { results: readonly PastResult[]; title: string }) {
  return (
    <details className={styles.details}>
      <summary>Last {results.length === 1 ? 'result' : `${results.length} results`}</summary>
      <table className={styles.table}>
        <caption className={styles.caption}>Last results of {title}, the newest first</caption>
        <thead>
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col">Duration</th>
            <th scope="col">Began</th>
          </tr>
        </thead>
        <tbody>
          {results.toReversed().map((result) => (
            <tr key={result.execution_id}>
              <td>
                <VerdictBadge state="done" verdict={result.verdict} cause={result.cause} />
              </td>
              <td>{result.duration === null ? '–' : formatDuration(result.duration)}</td>
              <td>
                <Link to={generatePath(paths.execution, { id: result.execution_id })}>
                  <Moment at={result.executed_at} />
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

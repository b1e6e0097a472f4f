import { useQuery } from '@tanstack/react-query';
import { generatePath, Link } from 'react-router';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { paths } from '../../paths/paths.ts';
import { Moment } from '../../ui/run/moment.tsx';
import { VerdictBadge } from '../../ui/run/verdict-badge.tsx';
import styles from './about.module.css';
import { readOutcome } from './read-outcome.ts';

/** The latest runs of this case, each leading to its report. */
export function LastExecutions({ testCaseId }: { testCaseId: string }) {
  const { data, error } = useQuery({
    queryKey: ['executions of', testCaseId],
    queryFn: ({ signal }) =>
      request('GET /api/test-executions', { query: { test_case_id: testCaseId, limit: 5 }, signal }),
    // People come back here from a run that has just ended.
    staleTime: 0,
  });
  return (
    <section aria-labelledby="last-executions">
      <h2 className={styles.heading} id="last-executions">
        Last runs
      </h2>
      {error && <p className={styles.note}>{explainFailure(error)}</p>}
      {data?.executions.length === 0 && <p className={styles.note}>It has not run yet.</p>}
      <ul className={styles.list}>
        {data?.executions.map((execution) => (
          <li className={styles.item} key={execution.id}>
            <VerdictBadge {...readOutcome(execution)} />
            <Link to={generatePath(paths.execution, { id: execution.id })}>
              <Moment at={execution.executed_at} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { formatExactly } from '../../ui/format-figures.ts';
import { LoadingPart } from '../../ui/page-state.tsx';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { Moment } from '../../ui/run/moment.tsx';
import { VerdictBadge } from '../../ui/run/verdict-badge.tsx';
import styles from './execution-history.module.css';
import page from './page.module.css';
import type { PastExecution, useHistory } from './queries.ts';

interface Props {
  history: ReturnType<typeof useHistory>;
  total: number;
}

/** Each execution, newest first, with the way to its report. */
export function ExecutionHistory({ history, total }: Props) {
  const executions = history.data?.pages.flatMap((one) => one.executions) ?? [];
  const list = useRef<HTMLUListElement>(null);
  // Where reading goes on after more was loaded; the button may be gone by then.
  const [goOnAt, setGoOnAt] = useState<number>();
  useEffect(() => {
    if (goOnAt === undefined || executions.length <= goOnAt) return;
    list.current?.querySelectorAll<HTMLAnchorElement>('[data-title]')[goOnAt]?.focus();
    setGoOnAt(undefined);
  }, [goOnAt, executions.length]);

  function loadMore() {
    if (history.isFetchingNextPage) return;
    setGoOnAt(executions.length);
    void history.fetchNextPage();
  }

  return (
    <section aria-labelledby="execution-history">
      <div className={page.head}>
        <div>
          <h2 className={page.heading} id="execution-history">
            Execution history
          </h2>
          <p className={page.note} aria-live="polite">
            {executions.length > 0 &&
              `Showing the newest ${formatExactly(executions.length)} of ${formatExactly(Math.max(total, executions.length))}.`}
          </p>
        </div>
      </div>
      {history.isPending && <LoadingPart text="Loading the executions…" />}
      <ul className={styles.list} ref={list}>
        {executions.map((one) => (
          <Row key={one.id} execution={one} />
        ))}
      </ul>
      {history.hasNextPage && (
        <div className={styles.more}>
          <ActionButton aria-disabled={history.isFetchingNextPage || undefined} onClick={loadMore}>
            {history.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

function Row({ execution: one }: { execution: PastExecution }) {
  const pictures = one.pictures.length;
  return (
    <li className={styles.row}>
      <span className={styles.verdict}>
        <VerdictBadge state="done" verdict={one.verdict} cause={one.cause} />
      </span>
      <span className={styles.words}>
        <Link className={styles.title} data-title to={generatePath(paths.execution, { id: one.id })}>
          {one.title}
        </Link>
        {one.verdict !== 'passed' && one.reason && <span className={styles.reason}>{one.reason}</span>}
      </span>
      <span className={styles.facts}>
        <span>{one.browser_used || one.browser}</span>
        <span>{one.duration === null ? 'no duration' : formatDuration(one.duration)}</span>
        <Moment at={one.executed_at} />
        {pictures > 0 && <span>{pictures === 1 ? '1 picture' : `${pictures} pictures`}</span>}
      </span>
    </li>
  );
}

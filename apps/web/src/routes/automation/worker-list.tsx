import type { Answer } from '@assay/contract';
import { Moment } from '../../ui/run/moment.tsx';
import page from './page.module.css';
import styles from './worker-list.module.css';

type Worker = Answer<'GET /api/automation'>['workers'][number];

/** Longer than a worker that is well stays silent. */
const silence = 30_000;

/** Who carries out the runs, and how much each has to do. */
export function WorkerList({
  workers,
  lastSeenAt,
}: {
  workers: readonly Worker[];
  lastSeenAt: string | null;
}) {
  return (
    <section aria-labelledby="workers">
      <h2 className={page.heading} id="workers">
        Workers
      </h2>
      {workers.length === 0 && (
        <p className={styles.facts}>
          No worker is running
          {lastSeenAt !== null && (
            <>
              {' '}
              (the last was seen <Moment at={lastSeenAt} />)
            </>
          )}
          , so nothing can run. What is submitted waits. Ask whoever runs this installation to start one.
        </p>
      )}
      <ul className={styles.workers}>
        {workers.map((worker) => (
          <li className={styles.worker} key={worker.id}>
            <div className={styles.head}>
              <strong className={styles.name}>{worker.name}</strong>
              <span className={styles.load}>
                {worker.busy} of {worker.slots} busy
              </span>
            </div>
            <div className={styles.slots} aria-hidden="true">
              {Array.from({ length: worker.slots }, (_, slot) => (
                <span className={styles.slot} data-busy={slot < worker.busy || undefined} key={slot} />
              ))}
            </div>
            <p className={styles.facts}>
              {Date.now() - Date.parse(worker.seen_at) > silence ? (
                <>
                  Last heard of <Moment at={worker.seen_at} />
                </>
              ) : (
                <>
                  At work since <Moment at={worker.started_at} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

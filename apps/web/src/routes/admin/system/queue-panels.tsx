import type { SystemHealth } from '@assay/contract';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { Facts } from './facts.tsx';
import { formatSpan } from './format.ts';
import { Panel } from './panel.tsx';
import styles from './queue-panels.module.css';
import { barOf } from './share.ts';

/** What waits and what is under way. */
export function QueuePanel({ system: { queue, parts } }: { system: SystemHealth }) {
  const { waiting, running, limit } = queue;
  const all = waiting.plan + waiting.case;
  return (
    <Panel part="queue" parts={parts}>
      <BarList
        label="Waiting in the queue"
        bars={[barOf('Waiting', all, limit, `${formatExactly(all)} of ${formatExactly(limit)}`)]}
      />
      <Facts
        facts={[
          ['Requirements waiting to be planned', formatExactly(waiting.plan)],
          ['Cases waiting to be run', formatExactly(waiting.case)],
          ['Being planned', formatExactly(running.plan)],
          ['Being run', formatExactly(running.case)],
          [
            'The oldest has waited',
            queue.oldest_seconds === null ? 'nothing waits' : formatSpan(queue.oldest_seconds),
          ],
        ]}
      />
    </Panel>
  );
}

/** Who does the work: a square for each case that can run at the same time. */
export function WorkerPanel({ system: { workers, parts } }: { system: SystemHealth }) {
  return (
    <Panel part="workers" parts={parts}>
      <ul className={styles.workers}>
        {workers.map((worker) => (
          <li key={worker.id} className={styles.worker}>
            <div className={styles.head}>
              <strong className={styles.name}>{worker.name}</strong>
              <span className={styles.load}>
                {worker.busy} of {worker.slots} busy
              </span>
            </div>
            <div className={styles.slots} aria-hidden="true">
              {Array.from({ length: worker.slots }, (_, slot) => (
                <span key={slot} className={styles.slot} data-busy={slot < worker.busy || undefined} />
              ))}
            </div>
            <p className={styles.facts}>
              {worker.version !== '' && `Version ${worker.version}, `}at work since{' '}
              <Moment at={worker.started_at} />, last heard of <Moment at={worker.seen_at} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

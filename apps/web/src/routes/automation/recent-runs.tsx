import type { RunView } from '@assay/contract';
import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { RotateCw } from '../../ui/icons/index.ts';
import { Badge } from '../../ui/run/badge.tsx';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { Moment } from '../../ui/run/moment.tsx';
import { VerdictCounts } from '../../ui/run/verdict-counts.tsx';
import page from './page.module.css';
import styles from './recent-runs.module.css';

interface Props {
  runs: readonly RunView[];
  busyWith: string | null;
  onRunAgain: (runId: string) => void;
}

/** The person's latest runs that ended, newest first. */
export function RecentRuns({ runs, busyWith, onRunAgain }: Props) {
  return (
    <section aria-labelledby="recent-runs">
      <h2 className={page.heading} id="recent-runs">
        Recent runs
      </h2>
      {runs.length === 0 && <p className={styles.empty}>None of your runs has ended yet.</p>}
      <ul className={styles.runs}>
        {runs.map((run) => (
          <li className={styles.run} key={run.id}>
            <div className={styles.words}>
              <Link className={styles.title} to={generatePath(paths.run, { id: run.id })}>
                {run.title}
              </Link>
              <p className={styles.facts}>
                <Moment at={run.finished_at ?? run.created_at} /> in {run.browser}
                {describeSpan(run)}
              </p>
              <div className={styles.badges}>
                {run.status !== 'finished' && (
                  <Badge tone={run.status === 'failed' ? 'warn' : 'quiet'}>Run {run.status}</Badge>
                )}
                <VerdictCounts cases={run.cases} />
              </div>
              {run.error && <p className={styles.facts}>{run.error}</p>}
            </div>
            {run.cases.length > 0 && (
              <ActionButton
                aria-label={`Re-run ${run.title}`}
                aria-disabled={busyWith === run.id || undefined}
                onClick={() => onRunAgain(run.id)}
              >
                <RotateCw size={16} aria-hidden="true" /> {busyWith === run.id ? 'Starting…' : 'Re-run'}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeSpan({ started_at, finished_at }: RunView): string {
  if (!started_at || !finished_at) return '';
  return `, took ${formatDuration(Date.parse(finished_at) - Date.parse(started_at))}`;
}

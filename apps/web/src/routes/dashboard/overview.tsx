import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ChartNoAxesColumn, FilePlus2, FolderPlus, Sparkles } from '../../ui/icons/index.ts';
import { Moment } from '../../ui/run/moment.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './overview.module.css';
import type { Dashboard } from './use-dashboard.ts';

interface Props extends Pick<Dashboard, 'recent'> {
  onCreateProject: () => void;
}

const shownActivities = 3;

/** Quick ways into testing, and the most recent activity. */
export function Overview({ recent, onCreateProject }: Props) {
  return (
    <>
      <section aria-labelledby="quick-actions">
        <h2 className={styles.heading} id="quick-actions">
          Quick Actions
        </h2>
        <ul className={styles.cards}>
          <li>
            <Link className={styles.card} to={paths.enhancedRequirements}>
              <Sparkles className={styles.icon} aria-hidden="true" />
              <Words name="Enhanced AI Testing">
                Describe what must work, choose how thorough to be, and watch it run.
              </Words>
            </Link>
          </li>
          <li>
            <Link className={styles.card} to={paths.requirements}>
              <FilePlus2 className={styles.icon} aria-hidden="true" />
              <Words name="Standard Testing">A text, a test type, and results. Nothing more to set.</Words>
            </Link>
          </li>
          <li>
            <button className={styles.card} type="button" onClick={onCreateProject}>
              <FolderPlus className={styles.icon} aria-hidden="true" />
              <Words name="Create Project">Keep the test cases of one site together.</Words>
            </button>
          </li>
          <li>
            <Link className={styles.card} to={paths.analytics}>
              <ChartNoAxesColumn className={styles.icon} aria-hidden="true" />
              <Words name="View Analytics">Trends, success rates and durations of your runs.</Words>
            </Link>
          </li>
        </ul>
      </section>
      <section aria-labelledby="recent-activity">
        <h2 className={styles.heading} id="recent-activity">
          Recent Activity
        </h2>
        {recent.length === 0 && (
          <p className={styles.empty}>No recent activity. Start by creating your first test case!</p>
        )}
        <ul className={styles.activities}>
          {recent.slice(0, shownActivities).map(({ id, title, status, project_name, created_at }) => (
            <li className={styles.activity} key={id}>
              <Link className={styles.title} to={generatePath(paths.testCase, { id })}>
                {title}
              </Link>
              <span className={styles.facts}>
                <StatusTag status={status} />
                {project_name && <span>{project_name}</span>}
                <Moment at={created_at} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Words({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.about}>{children}</span>
    </span>
  );
}

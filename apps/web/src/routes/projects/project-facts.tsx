import { Moment } from '../../ui/run/moment.tsx';
import { describePassRate } from './describe-pass-rate.ts';
import type { Project } from './project.ts';
import styles from './project-facts.module.css';

/** Where the project's site is, and what became of its cases when each last ran. */
export function ProjectFacts({ project }: { project: Project }) {
  const { test_cases: all = 0, passed = 0, failed = 0, not_run: notRun = 0 } = project;
  const others = all - passed - failed - notRun;
  const counts = [
    { label: 'Test cases', value: all },
    { label: 'Passed', value: passed },
    { label: 'Failed', value: failed },
    { label: 'Other results', value: others },
    { label: 'Never run', value: notRun },
  ];
  return (
    <section className={styles.facts} aria-label="About this project">
      <p className={styles.line}>
        <span>
          Base address:{' '}
          {project.base_url ? (
            <a href={project.base_url} target="_blank" rel="noreferrer">
              {project.base_url}
            </a>
          ) : (
            'none; test cases whose text names no address cannot run'
          )}
        </span>
        <span>
          Created <Moment at={project.created_at} />
        </span>
        {project.last_run_at && (
          <span>
            Last run <Moment at={project.last_run_at} />
          </span>
        )}
      </p>
      <dl className={styles.counts}>
        <div className={styles.count}>
          <dt>Pass rate</dt>
          <dd>{describePassRate(project) ?? '–'}</dd>
        </div>
        {counts.map(({ label, value }) => (
          <div className={styles.count} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>The pass rate is the share of its test cases whose last run passed.</p>
    </section>
  );
}

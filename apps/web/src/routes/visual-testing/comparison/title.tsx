import type { ComparisonDetail } from '@assay/contract';
import { useEffect, useRef } from 'react';
import { generatePath, Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { ArrowLeft, ArrowRight } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { describeSurroundings } from '../common/describe.ts';
import { ReviewTag } from '../common/status-tags.tsx';
import { addressOf } from '../common/view.ts';
import styles from './title.module.css';

/** What was compared, when, and the ways from here. */
export function Title({ comparison }: { comparison: ComparisonDetail }) {
  const { execution_id, run_id, older_id, newer_id, step_number } = comparison;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever came by a link of the comparison before, which is gone with it, is told where they are.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const to = (id: string) => addressOf({ tab: 'comparison', comparison: id });
  return (
    <header className={styles.header}>
      <div>
        <div className={styles.words}>
          <h2 ref={heading} className={styles.title} tabIndex={-1}>
            {comparison.step_name}
          </h2>
          <ReviewTag review={comparison.review} />
        </div>
        <p className={styles.about}>
          {[comparison.test_name, describeSurroundings(comparison)].filter(Boolean).join(' · ')} ·{' '}
          <Moment at={comparison.created_at} />
        </p>
      </div>
      <nav className={styles.ways} aria-label="Around this comparison">
        {older_id && (
          <Link to={to(older_id)} preventScrollReset>
            <ArrowLeft size={16} aria-hidden="true" />
            Older
          </Link>
        )}
        {newer_id && (
          <Link to={to(newer_id)} preventScrollReset>
            Newer
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
        <Link to={addressOf({ tab: 'baselines', baseline: comparison.baseline_id })}>Baseline</Link>
        {execution_id && (
          <Link to={generatePath(paths.execution, { id: execution_id })}>
            {step_number === null ? 'Test report' : `Test report, step ${step_number}`}
          </Link>
        )}
        {run_id && <Link to={generatePath(paths.run, { id: run_id })}>Run</Link>}
      </nav>
    </header>
  );
}

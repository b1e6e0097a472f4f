import type { ComparisonRecord } from '@assay/contract';
import { Link } from 'react-router';
import { StoredPicture } from '../../../parts/visual/stored-picture.tsx';
import { Moment } from '../../../ui/run/moment.tsx';
import { describeSurroundings, formatDifference } from '../common/describe.ts';
import { ComparisonTag } from '../common/status-tags.tsx';
import { addressOf } from '../common/view.ts';
import styles from './recent-tests.module.css';

/** The newest comparisons with their pictures. */
export function RecentTests({ comparisons }: { comparisons: readonly ComparisonRecord[] }) {
  return (
    <section aria-labelledby="recent-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="recent-title">
          Recent tests
        </h2>
        <Link className={styles.all} to={addressOf({ tab: 'history' })}>
          See the whole history
        </Link>
      </div>
      <ul className={styles.cards}>
        {comparisons.map((one) => (
          <RecentTest key={one.id} comparison={one} />
        ))}
      </ul>
    </section>
  );
}

function RecentTest({ comparison }: { comparison: ComparisonRecord }) {
  const { id, test_name, step_name, status, diff_percentage, picture, created_at } = comparison;
  const surroundings = describeSurroundings(comparison);
  return (
    <li className={styles.card}>
      <StoredPicture hash={picture.hash} alt="" width={picture.width} height={picture.height} />
      <div className={styles.words}>
        <Link className={styles.name} to={addressOf({ tab: 'comparison', comparison: id })}>
          {test_name}
        </Link>
        <p className={styles.step}>{step_name}</p>
        <p className={styles.facts}>
          <ComparisonTag status={status} />
          {status !== 'new' && <span>{formatDifference(diff_percentage)}</span>}
        </p>
        <p className={styles.when}>
          {surroundings && `${surroundings}, `}
          <Moment at={created_at} />
        </p>
      </div>
    </li>
  );
}

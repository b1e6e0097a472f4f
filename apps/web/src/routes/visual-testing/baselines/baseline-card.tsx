import type { VisualBaseline } from '@assay/contract';
import { Link } from 'react-router';
import { StoredPicture } from '../../../parts/visual/stored-picture.tsx';
import { ImageOff } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { describeSurroundings, nameAmount } from '../common/describe.ts';
import { ComparisonTag } from '../common/status-tags.tsx';
import { addressOf } from '../common/view.ts';
import styles from './baseline-card.module.css';

/** One baseline of the list. */
export function BaselineCard({ baseline: one }: { baseline: VisualBaseline }) {
  const surroundings = describeSurroundings(one);
  return (
    <li className={styles.card}>
      {one.picture ? (
        <StoredPicture hash={one.picture.hash} alt="" width={one.picture.width} height={one.picture.height} />
      ) : (
        <span className={styles.gone}>
          <ImageOff size={20} aria-hidden="true" /> No accepted picture
        </span>
      )}
      <div className={styles.words}>
        <Link className={styles.name} to={addressOf({ tab: 'baselines', baseline: one.id })}>
          {one.test_name}
        </Link>
        <p className={styles.step}>{one.step_name}</p>
        <p className={styles.tags}>
          {one.last_status && <ComparisonTag status={one.last_status} />}
          {one.waiting > 0 && <Tag tone="warn">{nameAmount(one.waiting, 'waits', 'wait')} for review</Tag>}
          {one.variants > 1 && <Tag>{nameAmount(one.variants, 'variant')}</Tag>}
          {one.ignored.length > 0 && <Tag>{nameAmount(one.ignored.length, 'ignored area')}</Tag>}
        </p>
        <p className={styles.when}>
          {surroundings && `${surroundings}, `}
          changed <Moment at={one.updated_at} />
        </p>
      </div>
    </li>
  );
}

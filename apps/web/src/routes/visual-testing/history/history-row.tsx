import type { ComparisonRecord } from '@assay/contract';
import { Link } from 'react-router';
import { StoredPicture } from '../../../parts/visual/stored-picture.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Moment } from '../../../ui/run/moment.tsx';
import { describeSurroundings, formatDifference } from '../common/describe.ts';
import { ComparisonTag, ReviewTag } from '../common/status-tags.tsx';
import { addressOf } from '../common/view.ts';
import styles from './history-row.module.css';

interface Props {
  comparison: ComparisonRecord;
  /** Some row of the list can be selected, so that all keep room for a box. */
  hasBoxes: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
}

/** One comparison of the list. */
export function HistoryRow({ comparison, hasBoxes, isSelected, onSelect, onOpen }: Props) {
  const { id, test_name, step_name, status, review, diff_percentage, picture, created_at } = comparison;
  const name = `${test_name}, ${step_name}`;
  const surroundings = describeSurroundings(comparison);
  return (
    <li className={styles.row} data-boxes={hasBoxes || undefined} aria-label={name}>
      {hasBoxes &&
        (review === 'waiting' ? (
          <input
            type="checkbox"
            className={styles.box}
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        ) : (
          <span className={styles.box} />
        ))}
      <StoredPicture
        className={styles.picture}
        hash={picture.hash}
        alt=""
        width={picture.width}
        height={picture.height}
      />
      <div className={styles.words}>
        <Link className={styles.name} to={addressOf({ tab: 'comparison', comparison: id })}>
          {test_name}
        </Link>
        <p className={styles.step}>{step_name}</p>
        <p className={styles.facts}>
          <ComparisonTag status={status} />
          <ReviewTag review={review} />
          {status !== 'new' && <span>{formatDifference(diff_percentage)}</span>}
          {surroundings && <span>{surroundings}</span>}
          <Moment at={created_at} />
        </p>
      </div>
      <div className={styles.actions}>
        <ActionButton aria-label={`View Details of ${name}`} onClick={onOpen}>
          View Details
        </ActionButton>
      </div>
    </li>
  );
}

import { Link } from 'react-router';
import { formatExactly } from '../../../ui/format-figures.ts';
import { Eye } from '../../../ui/icons/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useWaiting } from '../common/queries.ts';
import { addressOf } from '../common/view.ts';
import styles from './waiting-note.module.css';

/** Differences that somebody has to look at, and the way to them. */
export function WaitingNote({ amount }: { amount: number }) {
  const { data } = useWaiting('', true);
  const list = addressOf({ tab: 'history', show: 'waiting' });
  const first = data?.first ? addressOf({ tab: 'comparison', comparison: data.first.id }) : list;
  return (
    <section className={styles.note} aria-labelledby="waiting-title">
      <Eye className={styles.icon} size={22} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title} id="waiting-title">
          {amount === 1
            ? '1 difference waits for your decision'
            : `${formatExactly(amount)} differences wait for your decision`}
        </h2>
        <p className={styles.text}>
          Approve what is meant to look like this, and reject what is a fault.{' '}
          <Link to={list}>{amount === 1 ? 'See it in the history' : 'See all of them'}</Link>
        </p>
      </div>
      <LinkButton to={first}>Review</LinkButton>
    </section>
  );
}

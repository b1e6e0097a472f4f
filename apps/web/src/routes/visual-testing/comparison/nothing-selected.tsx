import { Images } from '../../../ui/icons/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { addressOf } from '../common/view.ts';
import styles from './nothing-selected.module.css';
import { useNextWaiting } from './use-comparison.ts';

/** Where a comparison would be, with the way to one. */
export function NothingSelected() {
  const { data } = useNextWaiting('', null);
  const waiting = data?.total ?? 0;
  return (
    <div className={styles.empty}>
      <Images size={32} aria-hidden="true" />
      <h2 className={styles.title}>No comparison selected</h2>
      <p className={styles.text}>
        {waiting > 0
          ? `${waiting === 1 ? 'One difference waits' : `${waiting} differences wait`} for your decision. Look at the newest, or choose another in Test History.`
          : 'Choose a comparison in Test History to see its pictures and what changed.'}
      </p>
      <div className={styles.ways}>
        {data?.next && (
          <LinkButton to={addressOf({ tab: 'comparison', comparison: data.next.id })}>
            Start reviewing
          </LinkButton>
        )}
        <LinkButton to={addressOf({ tab: 'history' })} emphasis="plain">
          Open Test History
        </LinkButton>
      </div>
    </div>
  );
}

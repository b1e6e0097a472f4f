import type { ComparisonDetail } from '@assay/contract';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Check, CheckCheck, CopyPlus, X } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import styles from './decisions.module.css';
import { NextWaiting } from './next-waiting.tsx';
import { useNextWaiting } from './use-comparison.ts';
import type { Decisions as Deciding } from './use-decisions.ts';

interface Props {
  comparison: ComparisonDetail;
  decisions: Deciding;
}

/** Approve, reject, and on to the next. */
export function Decisions({ comparison, decisions }: Props) {
  const { id, review, reviewed_at, run_id } = comparison;
  const { data } = useNextWaiting(id, run_id);
  if (review === 'none' && !data?.next) return null;
  return (
    <section className={styles.bar} aria-label="Decision" data-waiting={review === 'waiting' || undefined}>
      {review === 'waiting' && <Buttons comparison={comparison} decisions={decisions} />}
      {reviewed_at && (
        <p className={styles.decided}>
          {review === 'approved' ? 'Approved' : 'Rejected'} <Moment at={reviewed_at} />
        </p>
      )}
      {review === 'rejected' && (
        <ActionButton disabled={decisions.isBusy} onClick={() => decisions.approve('baseline')}>
          <Check size={16} aria-hidden="true" />
          Approve after all
        </ActionButton>
      )}
      {data && (
        <NextWaiting
          next={data.next}
          total={data.total}
          isDecided={decisions.hasDecided && review !== 'waiting'}
        />
      )}
    </section>
  );
}

function Buttons({ comparison: { run_id, waiting_in_run }, decisions }: Props) {
  const { isBusy, approve, reject, approveAll } = decisions;
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.approve} disabled={isBusy} onClick={() => approve('baseline')}>
        <Check size={18} aria-hidden="true" />
        Approve
      </button>
      <ActionButton
        disabled={isBusy}
        title="Both pictures pass from now on: for a page that has several right looks."
        onClick={() => approve('variant')}
      >
        <CopyPlus size={16} aria-hidden="true" />
        Accept as a variant
      </ActionButton>
      <ActionButton disabled={isBusy} onClick={reject}>
        <X size={16} aria-hidden="true" />
        Reject
      </ActionButton>
      {run_id && waiting_in_run > 1 && (
        <ActionButton disabled={isBusy} onClick={approveAll}>
          <CheckCheck size={16} aria-hidden="true" />
          Approve all {waiting_in_run} of this run
        </ActionButton>
      )}
    </div>
  );
}

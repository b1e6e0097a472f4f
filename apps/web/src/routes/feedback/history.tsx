import { ownerFeedbackStatuses } from '@assay/contract/choices';
import { useEffect, useRef, useState } from 'react';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { describeHistoryFailure } from './describe-failure.ts';
import { EmptyHistory } from './empty-history.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { nameOf } from './feedback-input.ts';
import styles from './history.module.css';
import { type Feedback, useOwnFeedback } from './queries.ts';
import { useStatusChange } from './use-status-change.ts';

interface Props {
  /** True where the page led here by itself and the focus has to come along. */
  takesFocus: boolean;
  onWrite: () => void;
}

const filters = ['all', ...ownerFeedbackStatuses] as const;
type Filter = (typeof filters)[number];

/** What the person sent, newest first, and what became of it. */
export function History({ takesFocus, onWrite }: Props) {
  const { data, error, refetch } = useOwnFeedback();
  const [filter, setFilter] = useState<Filter>('all');
  const heading = useRef<HTMLHeadingElement>(null);
  const { busyWith, change } = useStatusChange(() => {
    // What was closed may fall out of the list, and the focus with it.
    if (filter !== 'all') heading.current?.focus();
  });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const shown = data?.filter(({ status }) => filter === 'all' || status === filter);

  return (
    <section aria-labelledby="own-feedback">
      <div className={styles.head}>
        <h2 className={styles.title} id="own-feedback" ref={heading} tabIndex={-1}>
          What you sent
        </h2>
        {data && data.length > 1 && (
          <SelectField
            label="Show"
            name="status"
            value={filter}
            choices={filters.map((value) => ({ value, label: describeFilter(value, data) }))}
            onChange={setFilter}
          />
        )}
      </div>
      {error && <BrokenPart text={describeHistoryFailure(error)} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingPart text="Loading your feedback…" />}
      {data?.length === 0 && <EmptyHistory onWrite={onWrite} />}
      {data && data.length > 0 && shown?.length === 0 && (
        <p className={styles.none}>None of your feedback has this status.</p>
      )}
      <ul className={styles.cards}>
        {shown?.map((item) => (
          <FeedbackCard
            key={item.id}
            item={item}
            isBusy={busyWith === item.id}
            onChange={(status) => void change(item.id, status)}
          />
        ))}
      </ul>
    </section>
  );
}

function describeFilter(filter: Filter, list: readonly Feedback[]): string {
  if (filter === 'all') return `All (${list.length})`;
  return `${nameOf(filter)} (${list.filter(({ status }) => status === filter).length})`;
}

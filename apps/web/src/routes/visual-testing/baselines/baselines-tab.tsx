import { useEffect, useState } from 'react';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Plus } from '../../../ui/icons/index.ts';
import { LoadingPart } from '../../../ui/page-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { nameAmount } from '../common/describe.ts';
import { LoadFailure } from '../common/load-failure.tsx';
import { PageWays } from '../common/page-ways.tsx';
import { baselinePage, useBaselines } from '../common/queries.ts';
import type { View } from '../common/view.ts';
import { BaselineCard } from './baseline-card.tsx';
import { BaselineView } from './baseline-view.tsx';
import styles from './baselines-tab.module.css';
import { CreateDialog } from './create-dialog.tsx';

interface Props {
  view: View;
  onChange: (change: Partial<View>) => void;
}

/** What new pictures are compared with: all of it, or one in detail. */
export function BaselinesTab({ view, onChange }: Props) {
  if (view.baseline) {
    return <BaselineView key={view.baseline} id={view.baseline} onClose={() => onChange({ baseline: '' })} />;
  }
  return <BaselineList view={view} onChange={onChange} />;
}

function BaselineList({ view, onChange }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useBaselines(view);
  const [isCreating, setCreating] = useState(false);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / baselinePage));
  useEffect(() => {
    if (data && !isPlaceholderData && view.page > pages) onChange({ page: pages });
  }, [data, isPlaceholderData, view.page, pages, onChange]);

  if (error && !isPlaceholderData) {
    return <LoadFailure failure={error} isLoading={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingPart text="Loading baselines…" />;
  const hasNone = data.total === 0 && view.search === '';
  return (
    <div>
      <div className={styles.tools}>
        <SearchBox
          label="Search"
          placeholder="Test or step"
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
        <ActionButton onClick={() => setCreating(true)}>
          <Plus size={16} aria-hidden="true" /> Create baseline
        </ActionButton>
      </div>
      <p className={styles.summary} role="status">
        {nameAmount(data.total, 'baseline')}
        {view.search && (data.total === 1 ? ' matches' : ' match')}
      </p>
      {data.baselines.length === 0 ? (
        <p className={styles.none}>
          {hasNone
            ? 'There is no baseline yet. The first picture of a step becomes one by itself; or create one from a picture that you have.'
            : 'No baseline matches. Search for something else.'}
        </p>
      ) : (
        <ul className={styles.cards} aria-label="Baselines" aria-busy={isPlaceholderData || undefined}>
          {data.baselines.map((one) => (
            <BaselineCard key={one.id} baseline={one} />
          ))}
        </ul>
      )}
      <PageWays what="baselines" page={view.page} pages={pages} onPage={(page) => onChange({ page })} />
      {isCreating && (
        <CreateDialog
          onClose={() => setCreating(false)}
          onCreated={(baseline) => {
            setCreating(false);
            onChange({ baseline });
          }}
        />
      )}
    </div>
  );
}

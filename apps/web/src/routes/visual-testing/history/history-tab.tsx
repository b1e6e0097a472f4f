import type { ComparisonRecord } from '@assay/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '../../../ui/action-button.tsx';
import { LoadingPart } from '../../../ui/page-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { nameAmount } from '../common/describe.ts';
import { LoadFailure } from '../common/load-failure.tsx';
import { PageWays } from '../common/page-ways.tsx';
import { historyPage, useHistory } from '../common/queries.ts';
import { addressOf, type Show, type View } from '../common/view.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { HistoryRow } from './history-row.tsx';
import styles from './history-tab.module.css';
import { LookBar, RunBar } from './narrowed-bars.tsx';
import { SelectionBar } from './selection-bar.tsx';

const choices: { value: Show; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'passed', label: 'Passed Only' },
  { value: 'failed', label: 'Failed Only' },
  { value: 'new', label: 'New' },
  { value: 'waiting', label: 'Waiting for review' },
];

interface Props {
  view: View;
  onChange: (change: Partial<View>) => void;
}

/** Every comparison, newest first, with what can be done with those that wait. */
export function HistoryTab({ view, onChange }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useHistory(view);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ComparisonRecord | null>(null);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / historyPage));
  useEffect(() => {
    if (data && !isPlaceholderData && view.page > pages) onChange({ page: pages });
  }, [data, isPlaceholderData, view.page, pages, onChange]);

  if (error && !isPlaceholderData) {
    return <LoadFailure failure={error} isLoading={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingPart text="Loading the history…" />;

  const waiting = data.comparisons.filter(({ review }) => review === 'waiting');
  const chosen = waiting.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    setSelected(next);
  };
  const isNarrowed = view.show !== 'all' || view.search !== '' || view.run !== '' || view.look !== '';

  return (
    <div>
      <div className={styles.tools}>
        <SelectField
          label="Show"
          name="show"
          value={view.show}
          choices={choices}
          onChange={(show) => onChange({ show })}
        />
        <SearchBox
          label="Search"
          placeholder="Test or step"
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      {view.run && <RunBar run={view.run} onClear={() => onChange({ run: '' })} />}
      {view.look && <LookBar look={view.look} onClear={() => onChange({ look: '' })} />}
      <p className={styles.summary} role="status">
        {nameAmount(data.total, 'comparison')}
        {isNarrowed && (data.total === 1 ? ' matches' : ' match')}
      </p>
      {data.comparisons.length === 0 ? (
        <Nothing
          isNarrowed={isNarrowed}
          onClear={() => onChange({ show: 'all', search: '', run: '', look: '' })}
        />
      ) : (
        <div className={styles.frame} aria-busy={isPlaceholderData || undefined}>
          {waiting.length > 0 && (
            <SelectionBar
              chosen={chosen}
              waiting={waiting.map(({ id }) => id)}
              onSelect={select}
              onApproved={() => setSelected(new Set())}
            />
          )}
          <ul className={styles.rows} aria-label="Comparisons">
            {data.comparisons.map((one) => (
              <HistoryRow
                key={one.id}
                comparison={one}
                hasBoxes={waiting.length > 0}
                isSelected={selected.has(one.id)}
                onSelect={(isSelected) => select([one.id], isSelected)}
                onOpen={() => setOpened(one)}
              />
            ))}
          </ul>
        </div>
      )}
      <PageWays what="comparisons" page={view.page} pages={pages} onPage={(page) => onChange({ page })} />
      {opened && <DetailsDialog comparison={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <div className={styles.none}>
        <p>No comparison matches. Search for something else, or show all of them.</p>
        <ActionButton onClick={onClear}>Show all</ActionButton>
      </div>
    );
  }
  return (
    <div className={styles.none}>
      <p>
        No picture was compared yet. The <Link to={addressOf({})}>overview</Link> tells how to begin.
      </p>
    </div>
  );
}

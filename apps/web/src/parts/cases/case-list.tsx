import { type ReactNode, useEffect, useRef, useState } from 'react';
import { explainFailure } from '../../lib/explain-failure.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { formatExactly } from '../../ui/format-figures.ts';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { CaseFilters } from './case-filters.tsx';
import styles from './case-list.module.css';
import { isFiltered } from './case-query.ts';
import { CaseRow } from './case-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useCaseActions } from './use-case-actions.ts';
import { useCaseQuery } from './use-case-query.ts';
import { type ListedCase, useCases } from './use-cases.ts';
import type { PendingDeletion } from './use-pending-deletion.ts';

interface Props {
  /** Shows the cases of one project only. */
  projectId?: string;
  deletion: PendingDeletion;
  /** Stands here where there are no cases at all. */
  empty: ReactNode;
}

const clear = { search: '', status: '', verdict: '', project: '' } as const;

/** Test cases, page by page, with what can be done with one or several of them. */
export function CaseList({ projectId, deletion, empty }: Props) {
  const [query, change] = useCaseQuery();
  const { data, error, isPlaceholderData, refetch } = useCases(query, projectId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const summary = useRef<HTMLParagraphElement>(null);
  const actions = useCaseActions(() => setSelected(new Set()));

  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  useEffect(() => {
    if (data && !isPlaceholderData && query.page > pages) change({ page: pages });
  }, [data, isPlaceholderData, query.page, pages, change]);

  if (!data) {
    return error ? (
      <BrokenPart text={explainFailure(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingPart text="Loading test cases…" />
    );
  }
  const shown = data.testCases.filter(({ id }) => !deletion.hidden.has(id));
  const left = total - (data.testCases.length - shown.length);
  if (left === 0 && !isFiltered(query)) return empty;

  const chosen = shown.filter(({ id }) => selected.has(id));
  const select = (cases: readonly ListedCase[], isSelected: boolean) => {
    const next = new Set(chosen.map(({ id }) => id));
    for (const { id } of cases) isSelected ? next.add(id) : next.delete(id);
    setSelected(next);
  };
  const remove = (cases: readonly ListedCase[]) => {
    deletion.remove(cases);
    select(cases, false);
    // The button that was pressed goes with its row.
    summary.current?.focus();
  };

  return (
    <div>
      <CaseFilters query={query} onChange={change} isOfProject={projectId !== undefined} />
      <p className={styles.summary} ref={summary} tabIndex={-1} role="status">
        {left === 1 ? '1 test case' : `${formatExactly(left)} test cases`}
        {isFiltered(query) && ' match'}
      </p>
      {shown.length === 0 ? (
        <NothingShown isFiltered={left === 0} onClear={() => change(clear)} />
      ) : (
        <div className={styles.frame} aria-busy={isPlaceholderData || undefined}>
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={chosen.length === shown.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && chosen.length < shown.length;
              }}
              onChange={(event) => select(shown, event.currentTarget.checked)}
            />
            Select all on this page
          </label>
          {chosen.length > 0 && (
            <SelectionBar
              ids={chosen.map(({ id }) => id)}
              actions={actions}
              onDelete={() => remove(chosen)}
            />
          )}
          <ul className={styles.rows} aria-label="Test cases">
            {shown.map((one) => (
              <CaseRow
                key={one.id}
                case={one}
                isSelected={selected.has(one.id)}
                isBusy={actions.isBusy}
                showsProject={projectId === undefined}
                onSelect={(isSelected) => select([one], isSelected)}
                onRun={() => actions.run([one.id])}
                onDelete={() => remove([one])}
              />
            ))}
          </ul>
        </div>
      )}
      <Pager
        what="test cases"
        page={query.page}
        pageSize={query.pageSize}
        total={left}
        onPage={(page) => change({ page })}
        onPageSize={(pageSize) => change({ pageSize })}
      />
    </div>
  );
}

function NothingShown({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <p className={styles.none}>All test cases of this page were deleted.</p>;
  return (
    <div className={styles.none}>
      <p>No test case matches. Search for something else, or show all of them.</p>
      <ActionButton onClick={onClear}>Show all</ActionButton>
    </div>
  );
}

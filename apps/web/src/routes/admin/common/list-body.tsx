import type { ReactNode } from 'react';
import { ActionButton } from '../../../ui/action-button.tsx';
import { LoadingPart } from '../../../ui/page-state.tsx';
import styles from './list-body.module.css';
import { Pager } from './pager.tsx';
import type { AdminList } from './use-admin-list.ts';
import { type Choices, isNarrowed } from './view.ts';

interface Props<T, F extends Choices, S extends string> {
  /** What the rows are, such as "users". */
  of: string;
  list: AdminList<T, F, S>;
  /** Said where there is nothing at all. */
  empty: string;
  children: (rows: readonly T[]) => ReactNode;
}

/** The rows of a list and its pages, or what stands in their place. */
export function ListBody<T, F extends Choices, S extends string>({
  of,
  list,
  empty,
  children,
}: Props<T, F, S>) {
  const { shown, view, change, failure, reload, isBehind } = list;
  if (!shown) {
    if (!failure) return <LoadingPart text={`Loading ${of}…`} />;
    return (
      <div className={styles.instead}>
        <p>The list of {of} could not be loaded.</p>
        <ActionButton onClick={reload}>Retry</ActionButton>
      </div>
    );
  }
  const clear = () => change({ search: '', filters: {} } as Partial<typeof view>);
  return (
    <>
      <div className={styles.rows} aria-busy={isBehind} data-behind={isBehind || undefined}>
        {shown.rows.length > 0 && children(shown.rows)}
        {shown.total === 0 && (
          <div className={styles.instead} role="status">
            <p>{isNarrowed(view) ? `No ${of} match the search and the filters.` : empty}</p>
            {isNarrowed(view) && <ActionButton onClick={clear}>Clear filters</ActionButton>}
          </div>
        )}
      </div>
      <Pager of={of} shown={shown} onPage={(page) => change({ page } as Partial<typeof view>)} />
    </>
  );
}

import { ArrowDown, ArrowUp, ArrowUpDown } from '../../../ui/icons/index.ts';
import styles from './sort-head.module.css';
import type { AdminList } from './use-admin-list.ts';
import { type Choices, type ListKind, pressHead, type View } from './view.ts';

interface Props<T, F extends Choices, S extends string> {
  name: S;
  list: Pick<AdminList<T, F, S>, 'view' | 'change'>;
  kind: ListKind<F, S>;
  children: string;
}

/** The head of a column that the list can be sorted by. */
export function SortHead<T, F extends Choices, S extends string>({
  name,
  list: { view, change },
  kind,
  children,
}: Props<T, F, S>) {
  const order = view.sort === name ? view.order : null;
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : 'none'}>
      <button
        type="button"
        className={styles.head}
        onClick={() => change(pressHead(view, kind, name) as Partial<View<F, S>>)}
      >
        {children}
        <Arrow size={14} aria-hidden="true" />
      </button>
    </th>
  );
}

import { defaultPageSize, pageSizes } from '@assay/contract/choices';
import { cleanSearch } from '../../../ui/clean-search.ts';

export type PageSize = (typeof pageSizes)[number];
export type Order = 'asc' | 'desc';
export type Choices = Record<string, readonly string[]>;

/** What can be asked of one list. */
export interface ListKind<F extends Choices, S extends string> {
  /** Stands before its names in the address, which several lists share. */
  prefix: string;
  filters: F;
  /** What it can be sorted by, each with the order it begins in. */
  sorts: Record<S, Order>;
  firstSort: S;
}

/** Which part of a list is shown, and how. */
export interface View<F extends Choices = Choices, S extends string = string> {
  search: string;
  filters: { [K in keyof F]?: F[K][number] };
  sort: S;
  order: Order;
  page: number;
  size: PageSize;
}

/** Reads a view from the address; whatever makes no sense there counts as not given. */
export function readView<F extends Choices, S extends string>(
  params: URLSearchParams,
  kind: ListKind<F, S>,
): View<F, S> {
  const read = (name: string) => params.get(kind.prefix + name) ?? '';
  const chosen = Object.entries(kind.filters).flatMap(([name, values]) => {
    const value = values.find((offered) => offered === read(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const sorts = Object.keys(kind.sorts) as S[];
  const sort = sorts.find((name) => name === read('sort')) ?? kind.firstSort;
  const page = /^\d{1,6}$/.test(read('page')) ? Math.max(1, Number(read('page'))) : 1;
  return {
    search: cleanSearch(read('search')),
    // Each value was taken from the list of its own filter.
    filters: Object.fromEntries(chosen) as View<F, S>['filters'],
    sort,
    order: (['asc', 'desc'] as const).find((order) => order === read('order')) ?? kind.sorts[sort],
    page: Math.min(page, 100_000),
    size: pageSizes.find((size) => String(size) === read('size')) ?? defaultPageSize,
  };
}

/** Writes a view into the address and leaves the names of others there as they are; what is usual is left out. */
export function writeView<F extends Choices, S extends string>(
  params: URLSearchParams,
  kind: ListKind<F, S>,
  view: View<F, S>,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const write = (name: string, value: string | number | undefined, usual: string | number) => {
    // Taken out first, so that the names stand in the same order however a view came about.
    written.delete(kind.prefix + name);
    if (value !== undefined && value !== usual) written.set(kind.prefix + name, String(value));
  };
  write('search', view.search, '');
  for (const name of Object.keys(kind.filters)) write(name, view.filters[name], '');
  write('page', view.page, 1);
  write('size', view.size, defaultPageSize);
  write('sort', view.sort, kind.firstSort);
  write('order', view.order, kind.sorts[view.sort]);
  return written;
}

/** The view after a change. Whatever changes but the page itself begins at page 1 again. */
export function changeView<V extends View>(view: V, change: Partial<V>): V {
  return { ...view, page: 1, ...change };
}

/** The sort after a column's head was pressed: the other way round, or by that column. */
export function pressHead<F extends Choices, S extends string>(
  { sort, order }: Pick<View<F, S>, 'sort' | 'order'>,
  kind: ListKind<F, S>,
  pressed: S,
): Pick<View<F, S>, 'sort' | 'order'> {
  if (sort !== pressed) return { sort: pressed, order: kind.sorts[pressed] };
  return { sort, order: order === 'asc' ? 'desc' : 'asc' };
}

export function isNarrowed({ search, filters }: Pick<View, 'search' | 'filters'>): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== undefined);
}

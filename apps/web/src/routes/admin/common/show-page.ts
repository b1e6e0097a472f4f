import type { List } from './read-list.ts';
import type { Choices, View } from './view.ts';

/** How the rows of a whole list are found and put in order here, as the server does it for its pages. */
export interface LocalRules<T, S extends string> {
  /** The texts that a search looks through. */
  textsOf: (row: T) => readonly string[];
  compare: Record<S, (one: T, other: T) => number>;
}

/** What stands on the page that is shown. */
export interface Shown<T> {
  rows: readonly T[];
  total: number;
  hasMore: boolean;
  page: number;
  pages: number;
  /** The place of the first row in the whole, from 1. */
  first: number;
}

/** The rows to show: as they are where the server gave one page, chosen from the whole list otherwise. */
export function showPage<T extends Record<keyof F, string>, F extends Choices, S extends string>(
  list: List<T>,
  view: View<F, S>,
  rules: LocalRules<T, S>,
): Shown<T> {
  if (list.total === null) return pageLocally(list, view, rules);
  const size = list.pageSize ?? view.size;
  const pages = countPages(list.total, size);
  return {
    rows: list.rows,
    total: list.total,
    hasMore: list.hasMore,
    page: Math.min(view.page, pages),
    pages,
    first: (view.page - 1) * size + 1,
  };
}

function pageLocally<T extends Record<keyof F, string>, F extends Choices, S extends string>(
  { rows, hasMore }: List<T>,
  view: View<F, S>,
  { textsOf, compare }: LocalRules<T, S>,
): Shown<T> {
  const wanted = view.search.toLowerCase();
  const found = rows
    .filter((row) => !wanted || textsOf(row).some((text) => text.toLowerCase().includes(wanted)))
    .filter((row) =>
      Object.entries(view.filters).every(([name, value]) => value === undefined || row[name] === value),
    )
    .toSorted((one, other) => compare[view.sort](one, other) * (view.order === 'asc' ? 1 : -1));
  const pages = countPages(found.length, view.size);
  const page = Math.min(view.page, pages);
  const start = (page - 1) * view.size;
  return {
    rows: found.slice(start, start + view.size),
    total: found.length,
    hasMore,
    page,
    pages,
    first: start + 1,
  };
}

/** An empty list has one page, too. */
function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

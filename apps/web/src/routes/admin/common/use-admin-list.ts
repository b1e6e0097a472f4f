import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { NetworkError } from '../../../lib/client.ts';
import { isForbidden } from './describe-failure.ts';
import { type List, readList } from './read-list.ts';
import { type LocalRules, type Shown, showPage } from './show-page.ts';
import { type ChangeView, useListView } from './use-list-view.ts';
import type { Choices, ListKind, View } from './view.ts';

/** Where the rows of one list come from, and how they are read. */
export interface ListSource<T, F extends Choices, S extends string> {
  name: string;
  kind: ListKind<F, S>;
  fetch: (view: View<F, S>, signal: AbortSignal) => Promise<unknown>;
  readRow: (row: unknown) => T | null;
  rules: LocalRules<T, S>;
}

export interface AdminList<T, F extends Choices, S extends string> {
  view: View<F, S>;
  change: ChangeView<F, S>;
  /** Absent until the first rows are there. */
  shown: Shown<T> | undefined;
  /** The rows are those of the view before; the wanted ones are on their way. */
  isBehind: boolean;
  failure: Error | null;
  reload: () => void;
}

/** One page of a list; the page before stays until the next is there. */
export function useAdminList<T extends Record<keyof F, string>, F extends Choices, S extends string>(
  source: ListSource<T, F, S>,
): AdminList<T, F, S> {
  const [view, change] = useListView(source.kind);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', source.name, view],
    queryFn: async ({ signal }) => readList(await source.fetch(view, signal), source.readRow),
    placeholderData: keepPreviousData,
    retry: (failures, failure) => failure instanceof NetworkError && failures < 2,
  });
  const shown = data && showPage(data, view, source.rules);

  const last = shown && !isPlaceholderData ? shown.pages : null;
  useEffect(() => {
    // The page of the address is gone, perhaps because its last row was deleted.
    if (last !== null && view.page > last) change({ page: last } as Partial<View<F, S>>, { replace: true });
  }, [last, view.page, change]);

  const client = useQueryClient();
  useEffect(() => {
    // The role was taken away meanwhile: the page asks again for the numbers, and so learns what to show instead.
    if (isForbidden(error)) void client.invalidateQueries({ queryKey: ['admin', 'summary'] });
  }, [error, client]);

  const reload = useCallback(() => void refetch(), [refetch]);
  return { view, change, shown, isBehind: isPlaceholderData, failure: error, reload };
}

/** Gives a function that changes the rows that are shown, until they are loaded again. */
export function usePatchRows<T>(name: string): (patch: (rows: readonly T[]) => readonly T[]) => void {
  const client = useQueryClient();
  return useCallback(
    (patch) =>
      void client.setQueriesData<List<T>>(
        { queryKey: ['admin', name] },
        (list) => list && { ...list, rows: patch(list.rows) },
      ),
    [client, name],
  );
}

/** Gives a function that loads everything on the page again: numbers, lists and the audit log. */
export function useReloadAll(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: ['admin'] }), [client]);
}

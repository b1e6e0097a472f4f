import { useCallback, useMemo } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { type Choices, changeView, type ListKind, readView, type View, writeView } from './view.ts';

export type ChangeView<F extends Choices, S extends string> = (
  change: Partial<View<F, S>>,
  /** Without a step of its own for the Back button. */
  how?: { replace: boolean },
) => void;

/** The view of one list, kept in the address so that Back and reload bring it again. */
export function useListView<F extends Choices, S extends string>(
  kind: ListKind<F, S>,
): [View<F, S>, ChangeView<F, S>] {
  const [params, setParams] = useAddress();
  const view = useMemo(() => readView(params, kind), [params, kind]);
  const change = useCallback<ChangeView<F, S>>(
    (wanted, { replace } = { replace: false }) =>
      setParams((now) => writeView(now, kind, changeView(readView(now, kind), wanted)), {
        replace,
        preventScrollReset: true,
      }),
    [setParams, kind],
  );
  return [view, change];
}

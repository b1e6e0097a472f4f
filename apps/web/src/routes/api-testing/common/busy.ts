import { createStore, useStore } from '../../../shell/store.ts';

/** What is under way for this person; while anything is, nothing else can be begun. */
const underWay = createStore({ isExecuting: false, isLoading: false });

export function setBusy(change: Partial<{ isExecuting: boolean; isLoading: boolean }>): void {
  underWay.write({ ...underWay.read(), ...change });
}

export function useBusy(): boolean {
  const { isExecuting, isLoading } = useStore(underWay);
  return isExecuting || isLoading;
}

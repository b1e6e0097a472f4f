import { useState } from 'react';
import { type Changes, hasChanges, settle } from './draft.ts';

export interface Draft<T> {
  /** What is saved, with the changes to it. */
  values: T;
  isDirty: boolean;
  change: <K extends keyof T>(name: K, value: T[K]) => void;
  /** These have been saved. */
  settle: (sent: T) => void;
  discard: () => void;
}

/** Holds what was changed in a form until it is saved. */
export function useDraft<T extends object>(saved: T): Draft<T> {
  const [changes, setChanges] = useState<Changes<T>>({});
  return {
    values: { ...saved, ...changes },
    isDirty: hasChanges(saved, changes),
    change: (name, value) => setChanges((before) => ({ ...before, [name]: value })),
    settle: (sent) => setChanges((before) => settle(before, sent)),
    discard: () => setChanges({}),
  };
}

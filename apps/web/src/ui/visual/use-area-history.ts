import type { IgnoredArea } from '@assay/contract';
import { useState } from 'react';

type Areas = readonly IgnoredArea[];
const longest = 100;

export interface AreaHistory {
  /** Changes of the same kind one after another are one step back; without a kind each is its own. */
  change: (next: Areas, kind?: string) => void;
  undo: () => void;
  canUndo: boolean;
}

/** Remembers how areas were, so that a slip can be taken back. */
export function useAreaHistory(areas: Areas, onChange: (areas: IgnoredArea[]) => void): AreaHistory {
  const [past, setPast] = useState<{ before: readonly Areas[]; kind: string | undefined }>({
    before: [],
    kind: undefined,
  });
  return {
    canUndo: past.before.length > 0,
    change: (next, kind) => {
      const isSame = kind !== undefined && kind === past.kind;
      setPast({ before: isSame ? past.before : [...past.before, areas].slice(-longest), kind });
      onChange([...next]);
    },
    undo: () => {
      const last = past.before.at(-1);
      if (!last) return;
      setPast({ before: past.before.slice(0, -1), kind: undefined });
      onChange([...last]);
    },
  };
}

import { useCallback, useState } from 'react';
import { type DraftEndpoint, newKey } from '../../draft/test-draft.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { moveItem, nameCopy } from './order.ts';

interface Removed {
  endpoint: DraftEndpoint;
  at: number;
}

export interface Endpoints {
  endpoints: readonly DraftEndpoint[];
  /** Adds one, or puts it in the place of the one with its key. */
  save: (endpoint: DraftEndpoint) => void;
  duplicate: (endpoint: DraftEndpoint) => void;
  move: (from: number, to: number) => void;
  toggle: (key: string) => void;
  remove: (key: string) => void;
  removed: Removed | null;
  undo: () => void;
  forget: () => void;
}

/** The endpoints of the test, and what can be done with them. */
export function useEndpoints(): Endpoints {
  const { test, changeTest } = useDraft();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { endpoints } = test;
  return {
    endpoints,
    save: (endpoint) =>
      changeTest((before) => ({
        endpoints: before.endpoints.some(({ key }) => key === endpoint.key)
          ? before.endpoints.map((one) => (one.key === endpoint.key ? endpoint : one))
          : [...before.endpoints, endpoint],
      })),
    duplicate: (endpoint) =>
      changeTest((before) => ({
        endpoints: before.endpoints.flatMap((one) => {
          if (one.key !== endpoint.key) return [one];
          const taken = before.endpoints.map(({ name }) => name);
          return [one, { ...one, key: newKey(), name: nameCopy(one.name, taken) }];
        }),
      })),
    move: (from, to) => changeTest((before) => ({ endpoints: moveItem(before.endpoints, from, to) })),
    toggle: (wanted) =>
      changeTest((before) => ({
        endpoints: before.endpoints.map((one) =>
          one.key === wanted ? { ...one, enabled: !one.enabled } : one,
        ),
      })),
    remove: (wanted) => {
      const at = endpoints.findIndex(({ key }) => key === wanted);
      const endpoint = endpoints[at];
      if (!endpoint) return;
      setRemoved({ endpoint, at });
      changeTest((before) => ({ endpoints: before.endpoints.filter(({ key }) => key !== wanted) }));
    },
    removed,
    undo: () => {
      if (!removed) return;
      const { endpoint, at } = removed;
      changeTest((before) => ({ endpoints: moveItem([endpoint, ...before.endpoints], 0, at) }));
      setRemoved(null);
    },
    forget: useCallback(() => setRemoved(null), []),
  };
}

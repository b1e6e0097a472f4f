import { useSyncExternalStore } from 'react';
import { readToken } from '../../../../lib/session.ts';
import { type EndpointDraft, newEndpoint } from '../drafts/endpoint-draft.ts';

export interface Builder {
  draft: EndpointDraft;
  /** Something was typed that is not in the list yet. */
  isDirty: boolean;
  change: (change: Partial<EndpointDraft>) => void;
  /** Begins with another endpoint, or with an empty one. */
  open: (draft?: EndpointDraft) => void;
}

const listeners = new Set<() => void>();
/** Outside the components, so that what was typed is there again when the tab is. */
let held: { token: string | null; draft: EndpointDraft; initial: string } | undefined;

function begin(draft: EndpointDraft) {
  return { token: readToken(), draft, initial: JSON.stringify(draft) };
}

function read(): EndpointDraft {
  // Nothing of whoever was signed in before.
  if (held?.token !== readToken()) held = begin(newEndpoint());
  return held.draft;
}

function announce(): void {
  for (const listener of listeners) listener();
}

function change(wanted: Partial<EndpointDraft>): void {
  const draft = { ...read(), ...wanted };
  if (held) held = { ...held, draft };
  announce();
}

function open(draft = newEndpoint()): void {
  held = begin(draft);
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The endpoint that is being put together. */
export function useBuilder(): Builder {
  const draft = useSyncExternalStore(subscribe, read);
  return { draft, isDirty: JSON.stringify(draft) !== held?.initial, change, open };
}

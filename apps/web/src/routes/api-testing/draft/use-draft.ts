import { useCallback, useSyncExternalStore } from 'react';
import { decodeIdentity } from '../../../lib/identity.ts';
import { readToken } from '../../../lib/session.ts';
import type { LoadDraft } from './load-draft.ts';
import { type Drafts, keepDrafts, readDrafts } from './stored-drafts.ts';
import type { TestDraft } from './test-draft.ts';

export interface Draft extends Drafts {
  changeTest: (change: Partial<TestDraft> | ((before: TestDraft) => Partial<TestDraft>)) => void;
  changeLoad: (change: Partial<LoadDraft> | ((before: LoadDraft) => Partial<LoadDraft>)) => void;
  showExecution: (id: string | null) => void;
  showLoadTest: (id: string | null) => void;
}

const listeners = new Set<() => void>();
let held: { token: string | null; drafts: Drafts } | undefined;

/** Whoever signs in next in this browser has drafts of their own. */
function emailOf(token: string): string {
  return decodeIdentity(token).email;
}

function read(): Drafts {
  const token = readToken();
  // At the moment of signing out the page is still there: it goes on with what it has, and nothing of it is kept.
  if (!held || (token && held.token !== token)) {
    held = { token, drafts: readDrafts(token ? emailOf(token) : '') };
  }
  return held.drafts;
}

function change(wanted: Partial<Drafts>): void {
  const drafts = { ...read(), ...wanted };
  const token = readToken();
  held = { token, drafts };
  for (const listener of listeners) listener();
  if (token) keepDrafts(emailOf(token), drafts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being put together on this page; kept while its tabs change, and over a reload. */
export function useDraft(): Draft {
  const drafts = useSyncExternalStore(subscribe, read);
  return {
    ...drafts,
    changeTest: useCallback((wanted) => {
      const before = read().test;
      change({ test: { ...before, ...(typeof wanted === 'function' ? wanted(before) : wanted) } });
    }, []),
    changeLoad: useCallback((wanted) => {
      const before = read().load;
      change({ load: { ...before, ...(typeof wanted === 'function' ? wanted(before) : wanted) } });
    }, []),
    showExecution: useCallback((execution) => change({ execution }), []),
    showLoadTest: useCallback((loadTest) => change({ loadTest }), []),
  };
}

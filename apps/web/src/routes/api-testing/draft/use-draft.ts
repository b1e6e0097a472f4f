import { useCallback, useSyncExternalStore } from 'react';
import { decodeIdentity } from '../../../lib/identity.ts';
import { readToken } from '../../../lib/session.ts';
import { emptyLoad, type LoadDraft, readLoad } from './load-draft.ts';
import { emptyTest, readTest, type TestDraft } from './test-draft.ts';

interface Drafts {
  test: TestDraft;
  load: LoadDraft;
  /** The execution that the runner showed last. */
  execution: string | null;
  /** The load test that was shown last. */
  loadTest: string | null;
}

export interface Draft extends Drafts {
  changeTest: (change: Partial<TestDraft> | ((before: TestDraft) => Partial<TestDraft>)) => void;
  changeLoad: (change: Partial<LoadDraft> | ((before: LoadDraft) => Partial<LoadDraft>)) => void;
  showExecution: (id: string | null) => void;
  showLoadTest: (id: string | null) => void;
}

const listeners = new Set<() => void>();
let held: { token: string | null; drafts: Drafts } | undefined;

/** Whoever signs in next in this browser has drafts of their own. */
function keyOf(token: string | null): string {
  return `api testing: ${token ? decodeIdentity(token).email : ''}`;
}

function load(token: string | null): Drafts {
  const none = { test: emptyTest, load: emptyLoad, execution: null, loadTest: null };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return none;
    const { test, load: loadPart, execution, loadTest } = kept as Record<string, unknown>;
    return {
      test: readTest(test),
      load: readLoad(loadPart),
      execution: typeof execution === 'string' ? execution : null,
      loadTest: typeof loadTest === 'string' ? loadTest : null,
    };
  } catch {
    return none;
  }
}

function read(): Drafts {
  const token = readToken();
  if (held?.token !== token) held = { token, drafts: load(token) };
  return held.drafts;
}

function change(wanted: Partial<Drafts>): void {
  const drafts = { ...read(), ...wanted };
  const token = readToken();
  held = { token, drafts };
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(drafts));
  } catch {
    // It is a convenience: without storage, or with a file too large for it, the draft is not there after a reload.
  }
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

import { useRef, useState } from 'react';
import { ApiError, request } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { type Change, changeDraft, type Draft, differs, listSteps, startDraft } from './draft.ts';
import { type Refusal, readRefusal } from './read-refusal.ts';
import type { TestCase } from './reading.ts';
import { contentOf, settleDraft } from './settle-draft.ts';

export interface Editing {
  /** As the server has it. */
  saved: TestCase;
  draft: Draft;
  change: (change: Change) => void;
  isDirty: boolean;
  isSaving: boolean;
  refusal: Refusal;
  /** What somebody else saved meanwhile. */
  other: TestCase | null;
  /** What was typed before the other version was loaded. */
  setAside: Draft | null;
  /** Gives false where that did not work. */
  save: () => Promise<boolean>;
  /** Saves although there is another version by now. */
  saveOver: () => Promise<boolean>;
  loadOther: () => void;
  bringBack: () => void;
  letGo: () => void;
}

const noRefusal: Refusal = { message: '', title: '', steps: new Map() };

/** One test case while it is edited. Failures other than the session's end are told in `refusal`. */
export function useEditing(loaded: TestCase, onFailure: (failure: unknown) => boolean): Editing {
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => startDraft(contentOf(loaded)));
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const [other, setOther] = useState<TestCase | null>(null);
  const [setAside, putAside] = useState<Draft | null>(null);
  const isUnderWay = useRef(false);

  async function write(over: TestCase): Promise<boolean> {
    const sent = draft;
    const steps = listSteps(sent);
    const wrong = findWrong(sent.title, steps);
    setRefusal(wrong ?? noRefusal);
    if (wrong) return false;
    try {
      const { testCase } = await request('PUT /api/test-cases/{id}', {
        params: { id: saved.id },
        body: {
          title: sent.title.trim(),
          steps,
          project_id: sent.projectId,
          forget_aliases: [...sent.forgotten],
          updated_at: over.updated_at,
        },
      });
      setSaved(testCase);
      setOther(null);
      putAside(null);
      setDraft((now) => settleDraft(now, sent, contentOf(testCase)));
      return true;
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'CHANGED_MEANWHILE') return await meetOther();
      if (!onFailure(failure)) setRefusal(readRefusal(failure, problemsByField(failure), steps));
      return false;
    }
  }

  async function meetOther(): Promise<false> {
    try {
      const { testCase } = await request('GET /api/test-cases/{id}', { params: { id: saved.id } });
      setOther(testCase);
    } catch (failure) {
      if (!onFailure(failure)) setRefusal(readRefusal(failure, {}, []));
    }
    return false;
  }

  async function once(work: () => Promise<boolean>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSaving(true);
    try {
      return await work();
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  }

  return {
    saved,
    draft,
    change: (change) => setDraft((now) => changeDraft(now, change)),
    isDirty: differs(draft, contentOf(saved)),
    isSaving,
    refusal,
    other,
    setAside,
    save: () => once(() => write(saved)),
    saveOver: () => once(() => write(other ?? saved)),
    loadOther() {
      if (!other) return;
      putAside(draft);
      setSaved(other);
      setDraft(startDraft(contentOf(other)));
      setOther(null);
      setRefusal(noRefusal);
    },
    bringBack() {
      if (setAside) setDraft(setAside);
      putAside(null);
    },
    letGo: () => putAside(null),
  };
}

function findWrong(title: string, steps: readonly string[]): Refusal | null {
  if (!title.trim()) return { ...noRefusal, title: 'Title is required.' };
  if (steps.length === 0) return { ...noRefusal, message: 'A test case needs at least one step.' };
  return null;
}

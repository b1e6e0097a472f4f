import { type Content, type Draft, startDraft } from './draft.ts';
import { type TestCase, wordsOf } from './reading.ts';

export function contentOf({ title, project_id, steps }: TestCase): Content {
  return { title, projectId: project_id, steps: steps.map(wordsOf) };
}

/** The draft after it was saved. Whoever went on typing meanwhile keeps what was typed; else it is as the server wrote it down. */
export function settleDraft(draft: Draft, sent: Draft, saved: Content): Draft {
  if (draft !== sent) {
    return { ...draft, forgotten: draft.forgotten.filter((phrase) => !sent.forgotten.includes(phrase)) };
  }
  const kept = sent.lines.filter(({ text }) => text.trim() !== '');
  // The same keys, so that the focus stays in the step where it is. A line that held several steps becomes new ones.
  const isOneToOne = kept.length === saved.steps.length;
  const lines = saved.steps.map((text, index) => ({
    key: (isOneToOne ? kept[index]?.key : undefined) ?? sent.nextKey + index,
    text,
  }));
  return { ...startDraft(saved), lines, nextKey: sent.nextKey + saved.steps.length };
}

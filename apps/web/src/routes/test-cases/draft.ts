import { limits } from '@assay/contract/choices';

/** One step while it is edited; its key stays with it when it moves. */
export interface Line {
  key: number;
  text: string;
}

interface Removed {
  line: Line;
  index: number;
}

/** What a person has made of a test case and not saved yet. */
export interface Draft {
  title: string;
  projectId: string | null;
  lines: readonly Line[];
  /** Settled words to forget, by their phrase. */
  forgotten: readonly string[];
  /** Steps that were taken out, the latest last. */
  removed: readonly Removed[];
  nextKey: number;
}

export interface Content {
  title: string;
  projectId: string | null;
  steps: readonly string[];
}

export type Change =
  | { do: 'name'; title: string }
  | { do: 'file under'; projectId: string | null }
  | { do: 'write'; key: number; text: string }
  /** Several lines at once, as they are pasted: the first replaces the step's text, the others follow it. */
  | { do: 'write lines'; key: number; texts: readonly string[] }
  /** After the step with this key; at the end where there is none. */
  | { do: 'add'; after?: number }
  | { do: 'remove'; key: number }
  | { do: 'undo removal' }
  | { do: 'move'; key: number; by: -1 | 1 }
  | { do: 'forget'; phrase: string }
  | { do: 'keep'; phrase: string };

export function startDraft({ title, projectId, steps }: Content): Draft {
  return {
    title,
    projectId,
    lines: steps.map((text, key) => ({ key, text })),
    forgotten: [],
    removed: [],
    nextKey: steps.length,
  };
}

export function isFull(draft: Draft): boolean {
  return draft.lines.length >= limits.steps.max;
}

/** The steps as they are sent: empty ones are left out. */
export function listSteps(draft: Draft): string[] {
  return draft.lines.map(({ text }) => text.trim()).filter(Boolean);
}

/** Whether saving would change anything. */
export function differs(draft: Draft, saved: Content): boolean {
  const steps = listSteps(draft);
  return (
    draft.title.trim() !== saved.title ||
    draft.projectId !== saved.projectId ||
    draft.forgotten.length > 0 ||
    steps.length !== saved.steps.length ||
    steps.some((text, index) => text !== saved.steps[index]?.trim())
  );
}

export function changeDraft(draft: Draft, change: Change): Draft {
  switch (change.do) {
    case 'name':
      return { ...draft, title: change.title };
    case 'file under':
      return { ...draft, projectId: change.projectId };
    case 'write':
      return { ...draft, lines: draft.lines.map((line) => rewrite(line, change.key, change.text)) };
    case 'write lines':
      return writeLines(draft, change.key, change.texts);
    case 'add': {
      if (isFull(draft)) return draft;
      const at = change.after === undefined ? draft.lines.length : indexOf(draft, change.after) + 1;
      return insert(draft, at, ['']);
    }
    case 'remove':
      return remove(draft, change.key);
    case 'undo removal':
      return undoRemoval(draft);
    case 'move':
      return move(draft, change.key, change.by);
    case 'forget':
      return { ...draft, forgotten: [...draft.forgotten, change.phrase] };
    case 'keep':
      return { ...draft, forgotten: draft.forgotten.filter((phrase) => phrase !== change.phrase) };
  }
}

function indexOf(draft: Draft, key: number): number {
  return draft.lines.findIndex((line) => line.key === key);
}

function rewrite(line: Line, key: number, text: string): Line {
  return line.key === key ? { ...line, text: text.slice(0, limits.steps.length) } : line;
}

function insert(draft: Draft, at: number, texts: readonly string[]): Draft {
  const room = Math.max(0, limits.steps.max - draft.lines.length);
  const added = texts.slice(0, room).map((text, offset) => ({
    key: draft.nextKey + offset,
    text: text.slice(0, limits.steps.length),
  }));
  return {
    ...draft,
    lines: [...draft.lines.slice(0, at), ...added, ...draft.lines.slice(at)],
    nextKey: draft.nextKey + added.length,
  };
}

function writeLines(draft: Draft, key: number, texts: readonly string[]): Draft {
  const [first = '', ...others] = texts;
  const written = changeDraft(draft, { do: 'write', key, text: first });
  return insert(written, indexOf(draft, key) + 1, others);
}

function remove(draft: Draft, key: number): Draft {
  const index = indexOf(draft, key);
  const line = draft.lines[index];
  if (!line) return draft;
  const lines = draft.lines.filter((other) => other.key !== key);
  // Nothing is lost with an empty step, so there is nothing to bring back.
  if (line.text.trim() === '') return { ...draft, lines };
  return { ...draft, lines, removed: [...draft.removed, { line, index }] };
}

function undoRemoval(draft: Draft): Draft {
  const last = draft.removed.at(-1);
  if (!last || isFull(draft)) return draft;
  return {
    ...draft,
    lines: [...draft.lines.slice(0, last.index), last.line, ...draft.lines.slice(last.index)],
    removed: draft.removed.slice(0, -1),
  };
}

function move(draft: Draft, key: number, by: -1 | 1): Draft {
  const from = indexOf(draft, key);
  const to = from + by;
  const line = draft.lines[from];
  const other = draft.lines[to];
  if (!line || !other) return draft;
  const lines = [...draft.lines];
  lines[from] = other;
  lines[to] = line;
  return { ...draft, lines };
}

import type { CaseView } from '@assay/contract';

/** A clause of the requirement that was not understood. */
export interface Unread {
  words: string;
  line: number | null;
  reason: string;
}

/**
 * What was not understood, each clause once. Until its case has ended the page may still make it clear, and a case that carried out
 * all its steps has none.
 */
export function listUnread(cases: readonly CaseView[]): Unread[] {
  const found = new Map<string, Unread>();
  for (const { state, steps } of cases) {
    if (state !== 'done') continue;
    for (const { not_read, action, message } of steps) {
      if (!not_read) continue;
      const key = `${not_read.line} ${action}`;
      if (!found.has(key)) found.set(key, { words: action, line: not_read.line, reason: message });
    }
  }
  return [...found.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

import { writeAnswer, writePrompt } from '@assay/language/prompt';
import type { ViewLine } from '@assay/language/view';

/** One sentence with all that is asked about it, before it is varied and written as a row. */
export interface Draft {
  id: string;
  /** What it counts to: `train`, or a set that is only scored. */
  group: string;
  page?: { id: string; title: string; lines: readonly ViewLine[] };
  text: string;
  start: number;
  end: number;
  role?: string;
  /** Canonical sentences of the steps before it. */
  done: readonly string[];
  /** Canonical sentences, `(nothing)` or `?`. */
  steps: readonly string[];
}

export interface Row {
  id: string;
  group: string;
  prompt: string;
  answer: string;
}

export function toRow({ id, group, page, steps, ...question }: Draft): Row {
  return {
    id,
    group,
    prompt: writePrompt({ ...question, ...(page && { page }) }),
    answer: writeAnswer(steps),
  };
}

/** What the author said, without what stands around it. */
export function saidIn({ text, start, end }: Draft): string {
  return text.slice(start, end);
}

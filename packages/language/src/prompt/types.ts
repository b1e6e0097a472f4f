import type { ViewLine } from '../view/types.ts';

/** What a language model is told of one sentence. */
export interface Question {
  /** The page in view when the sentence's turn comes; absent where no page is known. */
  page?: { title: string; lines: readonly ViewLine[] };
  /** The author's whole text, and where the sentence stands in it. */
  text: string;
  start: number;
  end: number;
  /** What part the sentence plays in the text: "step", "claim", "goal". */
  role?: string;
  /** Canonical sentences of the steps before it, the first one first. */
  done: readonly string[];
}

/** In characters; four of them are about one token. */
export interface Budget {
  view: number;
  text: number;
  done: number;
}

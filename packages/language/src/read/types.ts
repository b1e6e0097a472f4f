import type { Command } from '@assay/planner/reading';
import type { PageSnapshot } from '@assay/runner/snapshot';
import type { MarkedWords } from '../choose/marked-words.ts';

export interface Sentence {
  /** The author's whole text, and where the sentence stands in it. */
  text: string;
  start: number;
  end: number;
  /** Canonical sentences of the steps before it, the first one first. */
  done: readonly string[];
  /** Absent: as a draft, without a page. */
  page?: PageSnapshot;
  /** Of a sentence whose steps were begun: what was done of it, and what is left. */
  begun?: { done: readonly string[]; left: readonly string[] };
}

export type SentenceReading =
  | {
      means: 'steps';
      commands: readonly [Command, ...Command[]];
      /** The least log-probability of a token; 0 where nothing was guessed. */
      least: number;
      /** Words of the sentence that are in none of the steps: they are handed back. */
      lost: readonly MarkedWords[];
      /** What else was considered, the likeliest first. */
      others: readonly string[];
    }
  | { means: 'nothing' }
  /** `lost`: words of the sentence that no reading had in its steps. */
  | { means: 'question'; lost: readonly MarkedWords[]; others: readonly string[] };

import type { Command } from '@assay/planner/reading';
import type { MarkedWords } from '../choose/marked-words.ts';

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

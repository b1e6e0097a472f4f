import type { Meanings, Scored } from './score-element.ts';
import type { Discourse } from './types.ts';

/** What is known beside the page. */
export interface Context {
  discourse?: Discourse;
  meanings?: Meanings;
  /** An element must bear the name itself: whole words of it, in their order. Checks are judged so. */
  isLiteral?: boolean;
}

export type Outcome =
  | { outcome: 'found'; best: Scored; rest: Scored[]; guessed: boolean }
  | { outcome: 'ambiguous'; rivals: Scored[] }
  | { outcome: 'not found'; nearest: Scored[] };

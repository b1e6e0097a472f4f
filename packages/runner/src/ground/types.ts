import type { SeenElement } from '../snapshot/types.ts';
import type { Fingerprint } from './fingerprint.ts';

/** What the element is needed for: gates which roles may answer. */
export type Purpose =
  | 'click'
  | 'type'
  | 'select'
  | 'check'
  | 'choose'
  | 'set'
  | 'upload'
  | 'hover'
  | 'drag'
  | 'look'
  | 'container';

export interface Candidate {
  element: SeenElement;
  /** 0 to 1. */
  score: number;
  /** Why: which field matched and how, as a short phrase for the report. */
  reason: string;
  /** A phrase that would select exactly this one. */
  phrase: string;
}

export type Grounding =
  | { outcome: 'found'; chosen: Candidate; others: Candidate[]; guessed: boolean }
  | { outcome: 'ambiguous'; candidates: Candidate[] }
  /** `lost`: what somebody chose for the phrase, which is not on the page as it was. */
  | { outcome: 'not found'; nearest: Candidate[]; lost?: Fingerprint };

/** What the last steps referred to, for "it", "that row", "the same field". */
export interface Discourse {
  lastElement?: SeenElement;
  /** What was spoken of before it, the latest first. */
  before?: readonly SeenElement[];
  lastContainer?: SeenElement;
  /** The name of the last thing that was used or said to be somewhere. */
  lastThing?: string;
  /** What was last said to show a number. */
  lastNumber?: SeenElement;
  /** The last one was used, not looked at: "it" may then as well be the page. */
  wasUsed?: true;
}

/** Meaning of words: the cosine similarity of two short texts, from 0 to 1. Absent where no model is installed. */
export type Similarity = (left: string, right: string) => Promise<number>;

/** A choice somebody made once: what a phrase stands for, by another name or by the element itself. */
export interface Alias {
  phrase: string;
  means: string | Fingerprint;
  /** The page it was chosen on, as `pageOf` writes it; elsewhere the phrase is free. */
  page?: string;
}

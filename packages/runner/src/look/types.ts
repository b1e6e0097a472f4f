import type { Box } from '../snapshot/types.ts';

/** A look that a step asks for: one of these and its test have one baseline. */
export interface LookAsked {
  /** The name that the author gave it. */
  name?: string;
  /** 1 is the first step of the case. */
  stepNumber: number;
  /** The step's canonical sentence. */
  sentence: string;
  /** What is compared, as a person would say it, where it is not the page. */
  element?: string;
  isWholePage: boolean;
  /** The size of the window, such as `1280x720`. */
  viewport: string;
  browser: string;
  /** How much may differ, where the step says so. */
  percent?: number;
}

/** What is known of a look from before. */
export interface LookKnown {
  /** The SHA-256, in hex, of each picture file that was accepted. */
  accepted: readonly string[];
  /** Areas that are not compared; while only these change, the page counts as still. */
  ignored: readonly Box[];
}

export interface LookAnswer {
  /** `new` where there was nothing to compare with: the picture is the baseline from now on. */
  status: 'passed' | 'failed' | 'new';
  /** What was seen, as a part of a sentence. */
  detail: string;
  /** Where the comparison can be looked at. */
  comparisonId?: string;
}

/** Whoever keeps the baselines. */
export interface Looks {
  recall(look: LookAsked): Promise<LookKnown>;
  compare(look: LookAsked, png: Buffer): Promise<LookAnswer>;
}

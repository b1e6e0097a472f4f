import type { PageFacts, ParsedRequirement, PlanOptions } from '@assay/planner';

/** What cases are asked for. */
export interface Wish {
  /** The requirement as its author wrote it. */
  text: string;
  /** What its steps are read as. */
  parsed: ParsedRequirement;
  options: Omit<PlanOptions, 'page'>;
  /** The site under test, where it is known from elsewhere than the text. */
  address?: string;
  /** What was seen at the address under test. */
  facts?: PageFacts;
}

/** Bounds on what is sent and what is taken from an answer. */
export const bounds = {
  maxTokens: 6000,
  steps: 30,
  title: 120,
  words: 500,
  facts: { items: 60, options: 20, characters: 120 },
} as const;

export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

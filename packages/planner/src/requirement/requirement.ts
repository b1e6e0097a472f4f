import type { NotUnderstood, Step } from '../steps/language.ts';

/** A limit the text states, such as "at least 6 characters"; boundary cases are made from it. */
export interface Limit {
  value: number;
  unit: string;
  relation: string;
}

export interface Requirement {
  title: string;
  /** The author gave the title; else it is the beginning of the text. */
  titled?: true;
  /** Words that no step was made of. */
  notes?: { note: 'remark'; words: string }[];
  steps: (Step | NotUnderstood)[];
  flags: {
    negative: boolean;
    limits: Limit[];
  };
}

/** A text as flows of steps. */
export interface ParsedRequirement {
  address?: string;
  requirements: Requirement[];
}

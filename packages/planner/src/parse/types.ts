import type { NotUnderstood, Step } from '../steps/language.ts';

export interface Story {
  actor: string;
  goal: string;
  benefit: string;
}

/** A limit the text states, such as "at least 6 characters"; boundary cases are made from it. */
export interface Limit {
  value: number;
  unit: string;
  relation: string;
}

export interface Requirement {
  title: string;
  story?: Story;
  steps: (Step | NotUnderstood)[];
  flags: {
    negative: boolean;
    explore?: string;
    limits: Limit[];
  };
}

export interface ParsedRequirement {
  address?: string;
  requirements: Requirement[];
}

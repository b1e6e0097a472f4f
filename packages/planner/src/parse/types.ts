import type { Command, NotUnderstood, Step } from '../steps/language.ts';

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

/** What a sentence was read as; no commands where it asks for nothing. `ways`: what it may mean, for the page to decide. */
export type SentenceReading = { commands: Command[] } | { ways: Command[][] };

/** By the sentences as their author wrote them. */
export type Readings = ReadonlyMap<string, SentenceReading>;

/** A sentence, and what the rules make of it. */
export interface Sentence {
  sentence: string;
  /** What was said before it. */
  before: string;
  /** It tells what should then be seen, so nothing is done in it. */
  isOutcome: boolean;
  /** It only tells something, for certain: how things were, why they are so, what somebody reported. */
  isIdle: boolean;
  /** What it asks for is known for certain, and no second reader needed. */
  isCertain: boolean;
  /** Something of it was not understood. */
  isUnread: boolean;
  commands: Command[];
}

export interface Requirement {
  title: string;
  /** The author gave the title; else it is the beginning of the text. */
  titled?: true;
  story?: Story;
  steps: (Step | NotUnderstood)[];
  sentences?: Sentence[];
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

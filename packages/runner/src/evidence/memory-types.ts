import type { Fingerprint } from '../ground/fingerprint.ts';

/** An element as a report names it. */
export interface NamedElement {
  name: string;
  locator: string;
}

/** An action went to another element than it did before, because that one is not there any more and this one is like it. */
export interface Healing {
  before: NamedElement;
  after: NamedElement;
  /** How alike the two are, 0 to 1. */
  score: number;
}

/** The element that a step used when it passed. */
export interface RememberedElement {
  fingerprint: Fingerprint;
  locator: string;
  /** It was found by healing then, so its sentence still names the one before. */
  healedFrom?: NamedElement & { score: number };
}

/** What a case that ran knows for its next run. Plain JSON. */
export interface CaseMemory {
  version: 1;
  /** By the step's canonical sentence and its number among equal ones. */
  steps: Record<string, RememberedElement>;
}

/** Frozen: nothing heals; a step whose element has changed is an error that names the one that looks like it. */
export type HealingMode = 'on' | 'frozen';

import { MissingFacts, type Need } from './facts.ts';

/** What has to be read before the question can be answered. */
export interface Needs {
  outcome: 'needs';
  needs: readonly Need[];
}

/** Turns missing facts into needs. */
export function orNeeds<T>(answer: () => T): T | Needs {
  try {
    return answer();
  } catch (error) {
    if (error instanceof MissingFacts) return { outcome: 'needs', needs: error.needs };
    throw error;
  }
}

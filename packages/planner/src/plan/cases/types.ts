import type { Step, TestCase } from '../../steps/language.ts';
import type { PageFacts } from '../facts/page-facts.ts';

export const testTypes = [
  'functional',
  'regression',
  'security',
  'performance',
  'accessibility',
  'api',
  'mobile',
  'integration',
] as const;
export type TestType = (typeof testTypes)[number];

export type Complexity = 'simple' | 'medium' | 'complex';

/** A page that was seen on the way of a stated flow. */
export interface VisitedPage {
  /** The author's steps that lead there; looks need not be among them. */
  steps: readonly Step[];
  facts: PageFacts;
}

export interface PlanOptions {
  testType: TestType;
  complexity: Complexity;
  /** Off: no case beyond the author's flows, the limits they state, wrong credentials and required fields left empty. */
  includeEdgeCases: boolean;
  /** What was seen at the address under test; absent where it was not visited. */
  page?: PageFacts;
  /** What was seen further on the way, wherever something is filled in. */
  pages?: readonly VisitedPage[];
}

export interface Plan {
  cases: TestCase[];
  /** Whole sentences for the author: what could not be planned and what to add. */
  notes: string[];
}

import type { TestCase } from '../steps/language.ts';
import type { PageFacts } from './page-facts.ts';

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

export interface PlanOptions {
  testType: TestType;
  complexity: Complexity;
  includeEdgeCases: boolean;
  /** What was seen at the address under test; absent where it was not visited. */
  page?: PageFacts;
}

export interface Plan {
  cases: TestCase[];
  /** Whole sentences for the author: what could not be planned and what to add. */
  notes: string[];
}

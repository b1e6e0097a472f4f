import { reasons } from '../../parse/outcomes.ts';
import type { NotUnderstood, Step, TestCase } from '../../steps/language.ts';
import { foldWords } from '../facts/match-names.ts';
import type { StatedLimit } from './read-limit.ts';
import { type Requirement, tellOrigin } from './state-flow.ts';

/** A clause that states a limit and nothing to do: no step of its flow. */
export function isLimitRule(step: Step | NotUnderstood): boolean {
  return 'reason' in step && step.reason === reasons.limit;
}

export interface TriedLimit {
  limit: StatedLimit;
  by: TestCase;
}

/** The case without the limits that other cases try; where nothing else is left it stays as it is. */
export function setRulesAside(
  testCase: TestCase,
  requirement: Requirement,
  tried: readonly TriedLimit[],
): TestCase {
  const isTried = (step: Step | NotUnderstood) =>
    isLimitRule(step) && tried.some(({ limit }) => foldWords(step.source).includes(String(limit.value)));
  const steps = testCase.steps.filter((step) => !isTried(step));
  if (steps.length === testCase.steps.length || !steps.some((step) => step.source !== '')) return testCase;
  const description = `${tellOrigin(requirement)} The limit it states is tried by cases of its own.`;
  return { ...testCase, steps, description };
}

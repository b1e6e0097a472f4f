import { findLimits } from '../../requirement/limits.ts';
import type { NotUnderstood, Step, TestCase } from '../../steps/language.ts';
import { foldWords } from '../facts/match-names.ts';
import type { StatedLimit } from './read-limit.ts';
import { statedFlow } from './state-flow.ts';

/** Words that no step was made of, and that state one limit and no other value: "at least 6 characters". */
export function isLimitRule(step: Step | NotUnderstood): boolean {
  if ('command' in step) return false;
  const isOnlyValue = (step.source.match(/\d+/g) ?? []).length <= 1 && !/["“]/.test(step.source);
  return isOnlyValue && findLimits(step.source).length === 1;
}

export interface TriedLimit {
  limit: StatedLimit;
  by: TestCase;
}

/** The case without the limits that other cases try; where nothing else is left it stays as it is. */
export function setRulesAside(testCase: TestCase, tried: readonly TriedLimit[]): TestCase {
  const isTried = (step: Step | NotUnderstood) =>
    isLimitRule(step) && tried.some(({ limit }) => foldWords(step.source).includes(String(limit.value)));
  const steps = testCase.steps.filter((step) => !isTried(step));
  if (steps.length === testCase.steps.length || !steps.some((step) => step.source !== '')) return testCase;
  const description = `${statedFlow} The limit it states is tried by cases of its own.`;
  return { ...testCase, steps, description };
}

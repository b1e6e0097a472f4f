import { capitalise } from '@assay/contract/text';
import type { NotUnderstood, Step, TestCase } from '../../steps/language.ts';
import { isUnderstood } from './make-step.ts';

/** What the case's own checks say, as sentences; that nothing is checked is said as well. */
function tellExpected(steps: readonly (Step | NotUnderstood)[]): string {
  const checks = steps
    .filter(isUnderstood)
    .filter(({ command }) => command.do === 'expect' || command.do === 'wait')
    .map(({ sentence }) => sentence.replace(/^(Check that|Wait(?: up to [\d.]+ seconds)? until) /, ''))
    .map((claim) => `${capitalise(claim)}.`);
  return checks.length > 0
    ? [...new Set(checks)].join(' ')
    : 'Nothing to check is stated, so the steps can only be carried out. Add what should be seen afterwards.';
}

export function makeCase(details: Omit<TestCase, 'expectedResult'>): TestCase {
  return { ...details, expectedResult: tellExpected(details.steps) };
}

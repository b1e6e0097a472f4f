import { findLimits } from './limits.ts';
import type { Requirement } from './requirement.ts';

/** Signs that a requirement is about something going wrong on purpose. */
const negative =
  /\b(?:wrong|invalid|incorrect|empty|blank|missing|without|cannot|unable|reject|refuse|den(?:y|ied)|decline|fail|error|not (?:be )?able|not allowed|forbidden|unauthori|locked|expired|(?:shorter|longer) than|too (?:short|long)|(?:must|should) not|blocked|prevent|bad|malformed|unknown|non-?existent|mismatch)/i;

/** What further cases are made from, beside the steps. */
export function readFlags(text: string): Requirement['flags'] {
  return { negative: negative.test(text), limits: findLimits(text) };
}

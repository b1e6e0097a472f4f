import type { Target } from '@assay/planner/steps';
import { pronouns } from '../ground/discourse.ts';

/** Whether a target names a thing. What is meant by its place or by what was said before cannot be known by its looks. */
export function isNamed({ name, ordinal, near, within }: Target): boolean {
  return name !== '' && ordinal === undefined && !near && !within && !pronouns.has(name.toLowerCase());
}

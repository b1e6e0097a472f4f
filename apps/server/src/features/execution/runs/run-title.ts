import { toCases } from '@assay/language/read';
import type { NotUnderstood, Step } from '@assay/planner';
import { findCaseSecrets } from '../../generation/index.ts';

const longest = 120;

/**
 * The beginning of what was asked for, without its secrets, since the title goes to webhooks as well. Some are only known by what the
 * steps do with them: until a plan is made by the canonical steps of the text, then by those of the plan.
 */
export function makeRunTitle(text: string, planned?: readonly (Step | NotUnderstood)[]): string {
  const steps = planned ?? toCases(text).flatMap((one) => one.steps);
  const { hide } = findCaseSecrets(text, steps);
  const line = hide(text).replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

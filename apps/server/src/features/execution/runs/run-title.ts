import { type NotUnderstood, parseRequirement, type Step } from '@assay/planner';
import { findCaseSecrets } from '../../generation/index.ts';

const longest = 120;

/**
 * The beginning of what was asked for. Some secrets are only known by what the steps do with them, and the title goes to webhooks as
 * well: until a plan is made, by what the rules read; then by its steps.
 */
export function makeRunTitle(text: string, planned?: readonly (Step | NotUnderstood)[]): string {
  const steps = planned ?? parseRequirement(text).requirements.flatMap((requirement) => requirement.steps);
  const { hide } = findCaseSecrets(text, steps);
  const line = hide(text).replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

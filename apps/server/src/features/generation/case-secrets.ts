import type { NotUnderstood, Step } from '@assay/planner';
import { hideSecrets, type Secrets } from './models/hide-secrets.ts';

/** The secrets of a saved case: those of its requirement and those of its steps, which may have been edited since. */
export function findCaseSecrets(
  requirementText: string,
  steps: readonly (Step | NotUnderstood)[],
): Pick<Secrets, 'hide' | 'restore' | 'values'> {
  const requirement = { title: '', steps: [...steps], flags: { negative: false, limits: [] } };
  return hideSecrets(requirementText, { requirements: [requirement] });
}

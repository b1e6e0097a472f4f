import type { Kind, Target } from '@assay/planner/steps';
import type { Purpose } from '@assay/runner/internals';

/** A page, what is looked for on it, and the selector of what must be found; or that nothing may be chosen. */
export type Case = [page: string, purpose: Purpose, target: Target, expected: string];

export function a(name: string, kind?: Kind, more: Partial<Target> = {}): Target {
  return { name, ...(kind && { kind }), ...more };
}

export const inside = (name: string, kind?: Kind): Partial<Target> => ({ within: a(name, kind) });
export const beside = (
  relation: NonNullable<Target['near']>['relation'],
  name: string,
  kind?: Kind,
): Partial<Target> => ({
  near: { relation, anchor: a(name, kind) },
});

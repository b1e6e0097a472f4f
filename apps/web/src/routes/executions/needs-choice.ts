import type { StepReport } from '@assay/contract';

/**
 * Whether a person can settle what the step means. Only then the candidates still are where the picture shows them:
 * a step that went on has moved or changed the page meanwhile.
 */
export function needsChoice({ problem, candidates }: StepReport): boolean {
  return candidates.length > 0 && (problem?.class === 'ambiguous' || problem?.class === 'not found');
}

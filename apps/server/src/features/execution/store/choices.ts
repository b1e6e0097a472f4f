import type { NotUnderstood } from '@assay/planner';
import type { CandidateEvidence, StepEvidence } from '@assay/runner';

/** What a person may choose for a step: one of the elements it considered, or one of the readings of its words. */
export type Choices =
  | { candidates: readonly CandidateEvidence[] }
  | ({ readings: readonly string[][] } & Pick<NotUnderstood, 'source' | 'place'>);

export function toChoices({ candidates, readings, source, place }: StepEvidence): Choices {
  return readings ? { readings, source, ...(place && { place }) } : { candidates };
}

/** Of steps that were stored before there were readings, a list of candidates is all there is. */
export function readChoices(stored: string | undefined): Choices {
  const read: Choices | CandidateEvidence[] = JSON.parse(stored ?? '[]');
  return Array.isArray(read) ? { candidates: read } : read;
}

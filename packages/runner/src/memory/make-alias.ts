import type { CandidateEvidence } from '../evidence/events.ts';
import type { Alias } from '../ground/types.ts';

/** Makes a choice between the candidates of a step last: from now on the step's words stand for this one. */
export function makeAlias({ asked, fingerprint, page }: CandidateEvidence): Alias {
  return { phrase: asked, means: fingerprint, page };
}

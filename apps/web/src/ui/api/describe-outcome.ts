import type { ApiSummary } from '@assay/contract';
import type { ApiOutcome } from '@assay/contract/choices';

export interface Face {
  tone: 'pass' | 'fail' | 'warn' | 'info';
  text: string;
}

const faces: Record<ApiOutcome, Face> = {
  passed: { tone: 'pass', text: 'Passed' },
  failed: { tone: 'fail', text: 'Failed' },
  error: { tone: 'fail', text: 'Failed' },
  'nothing checked': { tone: 'info', text: 'Nothing checked' },
};

/** What a tag says of one request. */
export function describeOutcome(outcome: ApiOutcome): Face {
  return faces[outcome];
}

type Counts = Pick<ApiSummary, 'passed' | 'failed' | 'notChecked'>;

/** What a tag says of a test that ran to its end: it has passed where each of its requests has. */
export function describeTest({ passed, failed, notChecked }: Counts): Face {
  if (failed > 0) return { tone: 'fail', text: `${failed} failed` };
  if (notChecked === 0) return faces.passed;
  return passed === 0 ? faces['nothing checked'] : { tone: 'info', text: `${notChecked} not checked` };
}

import type { CaseView } from '@assay/contract';
import type { Cause, Verdict } from '@assay/contract/choices';

export type Tone = 'pass' | 'fail' | 'warn' | 'info' | 'quiet';

export interface VerdictFace {
  word: string;
  tone: Tone;
  /** What the word means, in a sentence. */
  meaning: string;
}

const byVerdict: Record<Verdict, VerdictFace> = {
  passed: { word: 'Passed', tone: 'pass', meaning: 'Everything that was checked held.' },
  failed: { word: 'Failed', tone: 'fail', meaning: 'Something that was checked did not hold.' },
  error: {
    word: 'Error',
    tone: 'warn',
    meaning: 'It could not be carried out. This says nothing against the site.',
  },
  hollow: {
    word: 'Hollow',
    tone: 'info',
    meaning: 'It ran, but nothing was checked that could have failed.',
  },
  'not run': { word: 'Not run', tone: 'quiet', meaning: 'It was planned and saved, but not run.' },
};

const byCause: Record<Cause, string> = {
  'not found': 'not found',
  ambiguous: 'ambiguous',
  'not understood': 'not understood',
  'site down': 'site down',
  'unreachable address': 'address not reached',
  timeout: 'timed out',
  environment: 'environment',
  'refused address': 'address refused',
  cancelled: 'cancelled',
  interrupted: 'interrupted',
};

/** What a badge says of a case, in words first and colour second. */
export function describeVerdict({
  state,
  verdict,
  cause,
}: Pick<CaseView, 'state' | 'verdict' | 'cause'>): VerdictFace {
  if (state === 'queued') return { word: 'Queued', tone: 'quiet', meaning: 'It waits for its turn.' };
  if (state === 'running' || !verdict) {
    return { word: 'Running', tone: 'info', meaning: 'It is running now.' };
  }
  const face = byVerdict[verdict];
  if (verdict !== 'error' || !cause) return face;
  if (cause === 'cancelled') {
    return { word: 'Cancelled', tone: 'quiet', meaning: 'It was stopped before it came to its end.' };
  }
  return { ...face, word: `Error: ${byCause[cause]}` };
}

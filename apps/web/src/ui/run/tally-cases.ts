import type { CaseView } from '@assay/contract';
import { describeVerdict, type Tone } from './describe-verdict.ts';

export interface VerdictCount {
  word: string;
  tone: Tone;
  count: number;
}

const order = ['Passed', 'Failed', 'Error', 'Nothing checked', 'Not run', 'Cancelled', 'Running', 'Queued'];

/** How many cases came to which end, or how far they are; causes are not told apart. */
export function tallyCases(cases: readonly Pick<CaseView, 'state' | 'verdict' | 'cause'>[]): VerdictCount[] {
  const counts = new Map<string, VerdictCount>();
  for (const one of cases) {
    const { word: whole, tone } = describeVerdict(one);
    const word = whole.replace(/:.*$/, '');
    counts.set(word, { word, tone, count: (counts.get(word)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => order.indexOf(a.word) - order.indexOf(b.word));
}

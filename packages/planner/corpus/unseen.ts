import type { CorpusEntry } from './entry.ts';
import { unseen1 } from './unseen-1.ts';
import { unseen2 } from './unseen-2.ts';

/** Only scored, never tuned against: no change to the parser may be made because of one of these. */
export const unseen: CorpusEntry[] = [...unseen1, ...unseen2];

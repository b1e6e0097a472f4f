import type { CorpusEntry } from './entry.ts';
import { fresh1 } from './fresh-1.ts';
import { fresh2 } from './fresh-2.ts';

/** Only scored, never tuned against, by other authors than the parser's. */
export const fresh: CorpusEntry[] = [...fresh1, ...fresh2];

import type { VerdictEntry } from './entry.ts';

/** Only scored, never tuned against. Empty while no new texts were written. */
export const unseen: VerdictEntry[] = [];

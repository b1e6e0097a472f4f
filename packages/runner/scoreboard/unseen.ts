import type { VerdictEntry } from './entry.ts';

/** Texts of people who had seen neither parser nor engine. Only scored: no change may be made because of one of these. */
export const unseen: VerdictEntry[] = [];

import type { VerdictEntry } from './entry.ts';
import { entries as campus } from './unseen-campus.ts';
import { entries as gallery } from './unseen-gallery.ts';
import { entries as shop } from './unseen-shop.ts';

/** Only scored, never tuned against. */
export const unseen: VerdictEntry[] = [...shop, ...gallery];

/** Likewise, about a site of which nothing was looked at either. */
export const unseenSite: VerdictEntry[] = campus;

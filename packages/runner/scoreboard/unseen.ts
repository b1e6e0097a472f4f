import type { VerdictEntry } from './entry.ts';
import { unseenGallery } from './unseen-gallery.ts';
import { unseenShop } from './unseen-shop.ts';

/** Only scored, never tuned against. */
export const unseen: VerdictEntry[] = [...unseenShop, ...unseenGallery];

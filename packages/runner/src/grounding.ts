/** Finding what words name on a page as it was seen: pure, so that readings of a sentence can be compared without touching the page. */
export { groundNow } from './ground/ground.ts';
export type { Purpose } from './ground/types.ts';

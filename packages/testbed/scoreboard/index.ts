export type { VerdictEntry } from './entry.ts';
export { measureGrounding } from './grounding.ts';
export { measureHealing } from './healing.ts';
export { unseen, unseenSite } from './unseen.ts';
export { scoreVerdicts, type VerdictScore } from './verdicts.ts';

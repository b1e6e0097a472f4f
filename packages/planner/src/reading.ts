/** What readers of the author's words need beside the steps. */
export { readFlags } from './requirement/flags.ts';
export type { ParsedRequirement, Requirement } from './requirement/requirement.ts';
export type { Command, Target } from './steps/language.ts';
export { readCanonical } from './steps/read.ts';
export { renderStep } from './steps/render.ts';

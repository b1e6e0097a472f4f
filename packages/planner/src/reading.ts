/** What readers of the author's words need beside the steps. */
export { readFlags } from './parse/flags.ts';
export { parseRequirement } from './parse/parse-requirement.ts';
export type { ParsedRequirement, Requirement } from './parse/types.ts';
export type { Command, Target } from './steps/language.ts';
export { readCanonical } from './steps/read.ts';
export { renderStep } from './steps/render.ts';

/** What a second reader of the author's words needs of the first. */
export { findUnaccounted } from './parse/accounting.ts';
export { readUnit } from './parse/amounts.ts';
export { readFlags } from './parse/flags.ts';
export { hasKnownForm, usesMenu } from './parse/idioms.ts';
export { mostHeard } from './parse/list-sentences.ts';
export { maskLiterals, type Sort, unmask } from './parse/literals.ts';
export { parseRequirement } from './parse/parse-requirement.ts';
export type { ParsedRequirement, Requirement, Sentence, SentenceReading } from './parse/types.ts';
export { readCount, singularOf } from './parse/wording.ts';
export type { Command, Target } from './steps/language.ts';
export { ordinalWords } from './steps/ordinals.ts';
export { readMark } from './steps/quoting.ts';
export { readCanonical } from './steps/read.ts';
export { renderStep } from './steps/render.ts';

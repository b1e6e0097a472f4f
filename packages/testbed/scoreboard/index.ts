export { type ExportScore, scoreExports } from './exports.ts';
export { measureGrounding } from './grounding.ts';
export { measureHealing } from './healing.ts';
export { scoreVerdicts, type VerdictScore } from './verdicts.ts';

export { bundledModel, openChosenModel } from './bundled-model.ts';
export type { Allowed } from './copy-mask.ts';
export {
  type Answer,
  type Ask,
  type Description,
  type LanguageModel,
  ModelError,
  type ModelProblem,
  type ModelState,
} from './language-model.ts';
export { type ModelOptions, openModel } from './open-model.ts';
export { openRecorded, recordModel, replayModel } from './recorded-model.ts';

export { findCaseSecrets } from './case-secrets.ts';
export { readCase } from './edit-case.ts';
export { listTitles } from './list-titles.ts';
export { availableSources } from './models/available-sources.ts';
export { type Looked, type Planned, planRequirement } from './plan-requirement.ts';
export { generationHandlers } from './routes.ts';
export {
  type CaseChange,
  changeCase,
  findGenerations,
  insertCases,
  insertGeneration,
  noteRan,
  removeCase,
  removeCasesOf,
  type SavedCase,
  settleSteps,
  takeOverLooks,
} from './store.ts';

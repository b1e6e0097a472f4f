export { type ApiReading, readApiChecks } from './api/read-api-checks.ts';
export { exportGherkin } from './exports/export-gherkin.ts';
export { exportJson } from './exports/export-json.ts';
export type { ExportedCase, RecordedExecution } from './exports/exported-case.ts';
export { importJson, UnreadableExport } from './exports/import-json.ts';
export { collectSecrets } from './exports/mask-secrets.ts';
export { exportPlaywright } from './exports/playwright/export-playwright.ts';
export { secretWords } from './exports/secret-words.ts';
export { parseRequirement } from './parse/parse-requirement.ts';
export {
  type Limit,
  noteNames,
  type ParsedRequirement,
  type Piece,
  type Requirement,
  type Story,
} from './parse/types.ts';
export type { Plan, PlanOptions, TestType, VisitedPage } from './plan/cases/types.ts';
export { caseCounts } from './plan/choose-cases.ts';
export { gatherFacts } from './plan/facts/gather-facts.ts';
export type { PageFacts } from './plan/facts/page-facts.ts';
export { openedFirst } from './plan/flows/opened-first.ts';
export { planCases, planTests } from './plan/plan-cases.ts';
export * from './steps.ts';
export { fillIn, UnfilledValue, type ValueContext } from './values/fill-in.ts';

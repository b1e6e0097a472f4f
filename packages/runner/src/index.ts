export type { Limits, UploadFile } from './act/context.ts';
export { sampleFile } from './act/sample-file.ts';
export { type FoundBrowser, findChrome, findFirefox } from './browsers/one/find-browser.ts';
export { type BrowserKind, browserKinds, installHints } from './browsers/one/kinds.ts';
export { findBrowser } from './browsers/one/launch.ts';
export { chromeOptions, firefoxOptions } from './browsers/one/launch-options.ts';
export { type BrowserPool, openPool, type PoolOptions } from './browsers/pool.ts';
export {
  findRemoteTrouble,
  type RemoteBrowsers,
  type RemoteOptions,
  readRemoteBrowsers,
} from './browsers/remote/remote-browsers.ts';
export { countSlotsHere } from './browsers/slots.ts';
export { isStrayBrowserError } from './browsers/stray-error.ts';
export type { CandidateEvidence, CaseResult, RunEvent, StepEvidence, Verdict } from './evidence/events.ts';
export type { CaseMemory, HealingMode } from './evidence/memory-types.ts';
export type { Fingerprint } from './ground/fingerprint.ts';
export type { Alias } from './ground/types.ts';
export { describeLook } from './look/describe-look.ts';
export { makeLookNames, nameLooked } from './look/name-look.ts';
export type { LookAnswer, LookAsked, LookKnown, Looks } from './look/types.ts';
export { createMeaning, type Meaning } from './meaning/similarity.ts';
export { makeAlias } from './memory/make-alias.ts';
export { rememberCase } from './memory/remember-case.ts';
export { Problem, type ProblemClass } from './progress/problem.ts';
export { executionStatus, reportPlanned, reportStep, successRate } from './report/report-step.ts';
export { act, check, type RunResult, run } from './run/library.ts';
export type { CaseOptions, StepOptions } from './run/options.ts';
export { needsNoBrowser } from './run/run-api-case.ts';
export { runCase, runCases } from './run/run-case.ts';
export { timeLimits } from './run/time-limits.ts';
export { lookAtPage, type Visited, visitPages } from './run/visit-pages.ts';

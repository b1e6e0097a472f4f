/** Judging without a browser, for tests on recorded views; no product code may import this. */
export type { StepEvidence } from './evidence/events.ts';
export { type ClaimJudgement, judgeClaim } from './judge/claim.ts';
export type { Need } from './judge/facts.ts';
export type { Facts, View } from './judge/page-view.ts';
export { judgeCase } from './run/verdict.ts';
export type { PageSnapshot, Reading, SeenElement } from './snapshot/types.ts';

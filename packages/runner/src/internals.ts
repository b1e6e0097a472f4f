/** Parts of the engine that the testbed measures one by one; no product code may import this. */

export { watchRest } from './act/rest/script.ts';
export { readFacts, viewOfSession } from './check/read-facts.ts';
export type { RememberedElement } from './evidence/memory-types.ts';
export { watchSession } from './evidence/session.ts';
export { fingerprintOn } from './ground/fingerprint.ts';
export { ground } from './ground/ground.ts';
export { targetFor } from './ground/phrases.ts';
export { resolve } from './ground/resolve.ts';
export { sayTarget } from './ground/say-target.ts';
export type { Purpose, Similarity } from './ground/types.ts';
export { viewOf } from './ground/view.ts';
export { doubtWords, heal, recallUnchanged } from './memory/heal.ts';
export { startProgress } from './progress/progress.ts';
export { runSteps } from './run/run-steps.ts';
export { makeReadingContext, startStepRun } from './run/step-run.ts';
export { describeLocator, locate } from './snapshot/locate.ts';
export { takeSnapshot } from './snapshot/take-snapshot.ts';
export type { PageSnapshot, SeenElement } from './snapshot/types.ts';

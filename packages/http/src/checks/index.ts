export { evaluateCheck } from './evaluate/evaluate-check.ts';
export { ChecksProblem } from './problem.ts';
export { runChecks, sendOnce } from './run/run-checks.ts';
export { summarize } from './run/summarize.ts';
export { suggestChecks } from './suggest-checks.ts';
export type { Answer, ChecksOptions, Verdict } from './types.ts';

export { evaluateCheck } from './evaluate/evaluate-check.ts';
export { ChecksProblem, RequestProblem } from './model/problem.ts';
export type { Answer, ChecksOptions, SentEndpoint, Verdict } from './model/types.ts';
export { ApiSession, type CookieStore, type Sent } from './run/api-session.ts';
export { runChecks, sendOnce } from './run/run-checks.ts';
export { summarize } from './run/summarize.ts';
export { suggestChecks } from './suggest-checks.ts';
export type { StoredCookie } from './wire/stored-cookies.ts';

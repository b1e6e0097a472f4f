import { setTimeout as wait } from 'node:timers/promises';
import type { ApiEndpoint, ApiResult } from '@assay/contract';
import type { ApiErrorKind } from '@assay/contract/choices';
import { looksSecret } from '@assay/contract/secrets';
import { findGraphqlErrors } from '../evaluate/graphql-errors.ts';
import { RequestProblem } from '../model/problem.ts';
import { type Attempt, attempt } from './attempt.ts';
import { capture } from './capture.ts';
import { judgeAnswer, maskVerdict } from './judge-answer.ts';
import { present } from './present.ts';
import type { RowState, RunState } from './run-state.ts';

/** Trying again cannot change these. */
const final = new Set<ApiErrorKind>(['bad request', 'refused address', 'cancelled']);
const firstPauseMs = 100;
const longestPauseMs = 1000;

interface Tried {
  attempt: Attempt;
  checks: ApiResult['checks'];
  captured: Record<string, string>;
  problem: RequestProblem | undefined;
}

/** Takes what later requests need. Where a check does not hold, what is missing is no news. */
function captureAll(endpoint: ApiEndpoint, made: Attempt, state: RowState, run: RunState, isHeld: boolean) {
  const captured: Record<string, string> = {};
  const { answer, followed } = made;
  if (!answer || !followed || made.problem) return { captured, problem: made.problem };
  let problem: RequestProblem | undefined;
  for (const wanted of endpoint.captures) {
    try {
      const { name, value } = capture(wanted, answer, (cookie) =>
        state.cookies.get(cookie, followed.last.url),
      );
      state.variables.set(name, value);
      if (looksSecret(name)) run.masks.add(value);
      captured[name] = value;
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      if (isHeld) problem ??= error;
    }
  }
  return { captured, problem };
}

async function tryOnce(endpoint: ApiEndpoint, state: RowState, run: RunState): Promise<Tried> {
  const made = await attempt(endpoint, state, run);
  const whole = made.problem ? undefined : made.answer;
  for (const [name, value] of made.answer?.headers ?? []) if (looksSecret(name)) run.masks.addFound(value);
  const checks = judgeAnswer(endpoint.validations, whole, state.variables, run.masks);
  const errors = whole && findGraphqlErrors(endpoint, whole, endpoint.validations);
  if (errors) checks.push({ check: { type: 'graphql', errors: 'none' }, ...maskVerdict(errors, run.masks) });
  const isHeld = checks.every(({ passed }) => passed);
  return { attempt: made, checks, ...captureAll(endpoint, made, state, run, isHeld) };
}

function isDone({ problem, checks }: Tried): boolean {
  if (problem) return final.has(problem.kind);
  return checks.every(({ passed }) => passed);
}

function endpointAt({ config }: RunState, index: number): ApiEndpoint {
  const endpoint = config.endpoints[index];
  if (!endpoint) throw new RangeError(`There is no endpoint ${index}.`);
  return endpoint;
}

/** Runs one endpoint, again where it fails and more tries are allowed. */
export async function runEndpoint(
  index: number,
  state: RowState,
  run: RunState,
  retries?: number,
): Promise<ApiResult> {
  const endpoint = endpointAt(run, index);
  const most = 1 + (retries ?? endpoint.retries);
  let attempts = 1;
  let tried = await tryOnce(endpoint, state, run);
  while (!isDone(tried) && attempts < most && !run.signal?.aborted) {
    const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
    await wait(pause, undefined, run.signal ? { signal: run.signal } : {}).catch(() => undefined);
    attempts += 1;
    tried = await tryOnce(endpoint, state, run);
  }
  return present({
    index,
    endpoint,
    row: state.row,
    attempts,
    masks: run.masks,
    room: run.room,
    config: run.config,
    ...tried,
  });
}

/** The result of an endpoint that could not even be tried. */
export function presentUnsent(index: number, run: RunState, problem: RequestProblem): ApiResult {
  const { masks, config, room } = run;
  const attempt = { prepared: undefined, followed: undefined, answer: undefined, timing: null, problem };
  const endpoint = endpointAt(run, index);
  return present({
    index,
    endpoint,
    row: null,
    attempts: 0,
    masks,
    room,
    config,
    attempt,
    checks: [],
    captured: {},
    problem,
  });
}

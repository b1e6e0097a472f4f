import type { ApiResult } from '@assay/contract';
import type { ApiErrorKind } from '@assay/contract/choices';
import { RequestProblem, type Sent } from '@assay/http/checks';
import { type Action, findCallSecrets } from '@assay/planner/steps';
import type { Calls } from '../calls/calls.ts';
import { type Call, type FillIn, writeRequest } from '../calls/write-request.ts';
import { Problem, type ProblemClass } from '../progress/problem.ts';
import { cancelled, type Progress, remaining } from '../progress/progress.ts';
import { completeAddress } from './navigate.ts';

/** What a call needs around it. */
export interface CallContext {
  calls: Calls;
  progress: Progress;
  fillIn: FillIn;
  /** Where addresses without a host belong. */
  baseUrl: string | undefined;
  remembered: Map<string, string>;
  /** What the steps that follow keep of the answer. */
  keeps?: readonly Keep[];
  onSecret(secret: string): void;
  /** Called with what was sent and what came, also where nothing could be judged. */
  onCalled(result: ApiResult): void;
}

type Keep = Extract<Action, { do: 'keep' }>;

const classes: Partial<Record<ApiErrorKind, ProblemClass>> = {
  'refused address': 'refused address',
  'unknown host': 'unreachable address',
  'connection refused': 'unreachable address',
  tls: 'unreachable address',
  timeout: 'timeout',
  'bad request': 'not understood',
  cancelled: 'cancelled',
};

function toProblem({ kind, message }: NonNullable<Sent['problem']>, address: string): Problem {
  if (kind === 'cancelled') return cancelled();
  const problemClass = classes[kind] ?? 'site down';
  return new Problem(problemClass, `${address} could not be called: ${message}`);
}

/** How much of a body is kept as evidence of a step; all of it was judged. */
const mostKept = 20_000;

function shorten(result: ApiResult): ApiResult {
  const { response } = result;
  if (!response || response.body.length <= mostKept) return result;
  return { ...result, response: { ...response, body: response.body.slice(0, mostKept), isCut: true } };
}

async function hideSecrets(call: Call, context: CallContext): Promise<void> {
  for (const { value } of findCallSecrets(call)) {
    const secret = await context.fillIn(value);
    context.onSecret(secret);
    context.calls.session().hide(secret);
  }
}

/** Sends a request; its answer is the last response. */
export async function performCall(context: CallContext, call: Call): Promise<void> {
  const { calls, progress, fillIn } = context;
  const address = completeAddress(await fillIn(call.address), context.baseUrl);
  await hideSecrets(call, context);
  const request = await writeRequest(call, address, remaining(progress), fillIn);
  const kept = (context.keeps ?? []).map(({ from, expression, as: name }) => ({ from, expression, name }));
  const sent = await calls.session().send(request, kept);
  context.onCalled(shorten(sent.result));
  if (sent.problem) throw toProblem(sent.problem, address);
  if (!sent.answer) throw new Problem('site down', `${address} gave no answer.`);
  calls.last = { request, sent, answer: sent.answer, address };
}

/** Keeps a part of the last answer under a name. */
export function keepPart(context: CallContext, { from, expression, as }: Keep): void {
  const { last } = context.calls;
  if (!last) throw new Problem('not found', 'Nothing was called yet. Call an address first.');
  try {
    const { value, isSecret } = context.calls.session().capture(from, expression, as, last.answer);
    if (isSecret) context.onSecret(value);
    context.remembered.set(as, value);
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    throw new Problem('not found', error.message, { cause: error });
  }
}

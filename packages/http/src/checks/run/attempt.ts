import { RequestProblem } from '../model/problem.ts';
import type { Answer, SentEndpoint, Timing } from '../model/types.ts';
import { authorize, fillAuth } from '../request/authorize.ts';
import { type Prepared, prepare } from '../request/prepare.ts';
import { decodeBody } from '../wire/decode-body.ts';
import { decodeText } from '../wire/decode-text.ts';
import { type Followed, follow } from '../wire/follow.ts';
import type { RawAnswer } from '../wire/read-answer.ts';
import { Stopwatch } from '../wire/stopwatch.ts';
import { TimeLimit } from '../wire/time-limit.ts';
import type { RowState, RunState } from './run-state.ts';

export interface Attempt {
  prepared: Prepared | undefined;
  followed: Followed | undefined;
  /** Whole where there is no problem; else what had come. */
  answer: Answer | undefined;
  timing: Timing | null;
  problem: RequestProblem | undefined;
}

function headerOf(raw: RawAnswer, wanted: string): string {
  return raw.headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
}

function toAnswer(raw: RawAnswer, body: Buffer, totalMs: number): Answer {
  // What is still packed is no text, whatever it will be.
  const isPacked = body === raw.body && headerOf(raw, 'content-encoding') !== '';
  const text = decodeText(body, isPacked ? '' : headerOf(raw, 'content-type'));
  return {
    status: raw.status,
    statusText: raw.statusText,
    headers: raw.headers,
    body: text ?? body.toString('base64'),
    isText: text !== undefined,
    size: body.length,
    totalMs,
  };
}

type Read = Pick<Attempt, 'answer' | 'problem'>;

async function readPacked(raw: RawAnswer, unpacking: Promise<Buffer>, totalMs: number): Promise<Read> {
  try {
    return { answer: toAnswer(raw, await unpacking, totalMs), problem: undefined };
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    return { answer: toAnswer(raw, raw.body, totalMs), problem: error };
  }
}

function readFollowed({ outcome }: Followed, totalMs: number): Read | Promise<Read> {
  if ('problem' in outcome) {
    const { partial, problem } = outcome;
    return { answer: partial && toAnswer(partial, partial.body, totalMs), problem };
  }
  const body = decodeBody(outcome);
  if (body instanceof Promise) return readPacked(outcome, body, totalMs);
  return { answer: toAnswer(outcome, body, totalMs), problem: undefined };
}

/** Sends the request of an endpoint once, within its time limit. */
export async function attempt(endpoint: SentEndpoint, state: RowState, run: RunState): Promise<Attempt> {
  const { variables, cookies } = state;
  const { config, connections, masks } = run;
  const limit = new TimeLimit(endpoint.timeoutMs, run.signal);
  let prepared: Prepared | undefined;
  try {
    prepared = prepare(config, endpoint, variables);
    const auth = fillAuth(endpoint.auth ?? config.auth, variables);
    const token = auth?.type === 'oauth' ? await run.tokenFor(auth, variables, limit) : undefined;
    authorize(prepared.outgoing, auth, token, masks);
    const stopwatch = new Stopwatch();
    const followed = await follow(prepared.outgoing, cookies, { connections, limit, stopwatch });
    const timing = stopwatch.read();
    const reading = readFollowed(followed, timing.total);
    const { answer, problem } = reading instanceof Promise ? await reading : reading;
    return { prepared, followed, timing, answer, problem };
  } catch (error) {
    const problem =
      error instanceof RangeError
        ? new RequestProblem('bad request', 'The request is nested too deeply to be written.', {
            cause: error,
          })
        : error;
    if (!(problem instanceof RequestProblem)) throw error;
    return { prepared, followed: undefined, answer: undefined, timing: null, problem };
  } finally {
    limit.release();
  }
}

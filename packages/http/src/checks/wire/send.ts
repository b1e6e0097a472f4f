import type { RequestProblem } from '../problem.ts';
import type { Connections } from './connections.ts';
import { AnswerReading, type RawAnswer } from './read-answer.ts';
import type { Stopwatch } from './stopwatch.ts';
import type { TimeLimit } from './time-limit.ts';
import { toProblem } from './to-problem.ts';

export interface WireRequest {
  method: string;
  url: URL;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer | null;
}

export interface Wire {
  connections: Connections;
  stopwatch: Stopwatch;
  limit: TimeLimit;
}

export interface Failed {
  problem: RequestProblem;
  /** What had come until then. */
  partial: RawAnswer | undefined;
}

/** They may be sent twice: the second time changes nothing. */
const repeatable = new Set(['GET', 'PUT', 'DELETE']);

async function sendNow(request: WireRequest, wire: Wire): Promise<RawAnswer | Failed> {
  const { url } = request;
  const reading = new AnswerReading(wire.stopwatch);
  try {
    wire.limit.watch((problem) => reading.stop(problem));
    const wanted = {
      origin: url.origin,
      path: url.pathname + url.search,
      method: request.method,
      headers: request.headers,
      body: request.body,
    };
    if (!reading.isOver) wire.connections.use(wire.stopwatch).dispatch(wanted, reading);
    return await reading.answer;
  } catch (error) {
    wire.connections.renew();
    const { partial } = reading;
    return { problem: toProblem(error, url, partial), partial };
  }
}

/** One request and its answer, without following where it leads. */
export async function send(request: WireRequest, wire: Wire): Promise<RawAnswer | Failed> {
  const { opened } = wire.connections;
  const outcome = await sendNow(request, wire);
  // A server may close an idle connection in the very moment in which it is used again; that says nothing about the service.
  const mayRepeat =
    'problem' in outcome &&
    outcome.problem.kind === 'connection reset' &&
    !outcome.partial &&
    opened > 0 &&
    wire.connections.opened === opened &&
    repeatable.has(request.method);
  return mayRepeat ? sendNow(request, wire) : outcome;
}

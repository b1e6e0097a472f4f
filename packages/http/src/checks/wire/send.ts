import type { RequestProblem } from '../model/problem.ts';
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

/** One request and its answer, without following where it leads. */
export async function send(
  request: WireRequest,
  wire: Wire,
  isSecondTry = false,
): Promise<RawAnswer | Failed> {
  const { url, method } = request;
  const { connections, stopwatch } = wire;
  const { opened } = connections;
  const reading = new AnswerReading(stopwatch);
  try {
    wire.limit.watch((problem) => reading.stop(problem));
    const path = url.pathname + url.search;
    const { headers, body } = request;
    if (!reading.isOver) {
      connections.use(stopwatch).dispatch({ origin: url.origin, path, method, headers, body }, reading);
    }
    return await reading.answer;
  } catch (error) {
    connections.renew();
    const { partial } = reading;
    const problem = toProblem(error, url, partial);
    // A server may close an idle connection in the very moment in which it is used again; that says nothing about the service.
    const wasIdle = opened > 0 && connections.opened === opened;
    const isLost = problem.kind === 'connection reset' && !partial;
    if (isLost && wasIdle && !isSecondTry && repeatable.has(method)) return send(request, wire, true);
    return { problem, partial };
  }
}

import { limits } from '@assay/contract/choices';
import type { Dispatcher } from 'undici';
import { RequestProblem } from '../model/problem.ts';
import type { HeaderPair } from '../model/types.ts';
import type { Stopwatch } from './stopwatch.ts';

const mostBytes = limits.apiAnswer.read;

/** An answer as it came: headers in their order, the body still packed. */
export interface RawAnswer {
  status: number;
  statusText: string;
  headers: HeaderPair[];
  body: Buffer;
}

function toPairs(raw: Dispatcher.DispatchController['rawHeaders']): HeaderPair[] {
  if (!Array.isArray(raw)) return [];
  const pairs: HeaderPair[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    pairs.push([String(raw[index]), latin1(raw[index + 1])]);
  }
  return pairs;
}

function latin1(value: string | Buffer | undefined): string {
  return typeof value === 'string' ? value : (value?.toString('latin1') ?? '');
}

/** Reads one answer, up to the limit; ends as soon as it is told to. */
export class AnswerReading implements Dispatcher.DispatchHandler {
  readonly #stopwatch: Stopwatch;
  readonly #chunks: Buffer[] = [];
  readonly #settled = Promise.withResolvers<RawAnswer>();
  #controller: Dispatcher.DispatchController | undefined;
  #ended: Error | undefined;
  #head: Omit<RawAnswer, 'body'> | undefined;
  #size = 0;

  constructor(stopwatch: Stopwatch) {
    this.#stopwatch = stopwatch;
    // It may fail before anybody waits for it.
    this.#settled.promise.catch(() => undefined);
  }

  get isOver(): boolean {
    return this.#ended !== undefined;
  }

  get answer(): Promise<RawAnswer> {
    return this.#settled.promise;
  }

  /** What has come of the answer, if its head has. */
  get partial(): RawAnswer | undefined {
    return this.#head && { ...this.#head, body: Buffer.concat(this.#chunks) };
  }

  /** Also while the connection is still being made, when there is nothing to abort yet. */
  stop(problem: Error): void {
    this.#ended ??= problem;
    this.#controller?.abort(problem);
    this.#settled.reject(problem);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(this.#ended);
  }

  onResponseStarted(): void {
    this.#stopwatch.note('firstByte');
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    _headers: unknown,
    statusText = '',
  ): void {
    // "Early hints" and the like come before the answer.
    if (status < 200) return;
    this.#head = { status, statusText, headers: toPairs(controller.rawHeaders) };
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > mostBytes) {
      const most = mostBytes.toLocaleString('en');
      this.stop(
        new RequestProblem(
          'too large',
          `The body of the answer is longer than ${most} bytes, which is as much as is read.`,
        ),
      );
      return;
    }
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (!this.#head) return;
    const [first = Buffer.alloc(0), ...more] = this.#chunks;
    this.#settled.resolve({
      ...this.#head,
      body: more.length === 0 ? first : Buffer.concat(this.#chunks),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#ended ??= error;
    this.#settled.reject(error);
  }

  onRequestUpgrade(
    _controller: Dispatcher.DispatchController,
    _status: number,
    _headers: unknown,
    socket: { destroy(): void },
  ): void {
    socket.destroy();
    this.stop(new RequestProblem('bad answer', 'The server switched to another protocol.'));
  }
}

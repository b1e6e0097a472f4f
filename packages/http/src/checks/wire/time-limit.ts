import { RequestProblem } from '../model/problem.ts';

type Listener = (problem: RequestProblem) => void;

/** Ends one attempt, with all its redirects, when its time is up or the run is cancelled. */
export class TimeLimit {
  readonly #timer: NodeJS.Timeout;
  readonly #signal: AbortSignal | undefined;
  readonly #onAbort = () => this.#stop(new RequestProblem('cancelled', 'The test was cancelled.'));
  #listener: Listener | undefined;
  #problem: RequestProblem | undefined;

  constructor(milliseconds: number, signal: AbortSignal | undefined) {
    this.#signal = signal;
    this.#timer = setTimeout(() => {
      this.#stop(
        new RequestProblem(
          'timeout',
          `No whole answer came within ${milliseconds} ms. Check that the service is well, or allow it more time.`,
        ),
      );
    }, milliseconds);
    signal?.addEventListener('abort', this.#onAbort, { once: true });
    if (signal?.aborted) this.#onAbort();
  }

  /** Tells this listener, and no longer the one before. */
  watch(listener: Listener): void {
    this.#listener = listener;
    if (this.#problem) listener(this.#problem);
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#onAbort);
  }

  #stop(problem: RequestProblem): void {
    if (this.#problem) return;
    this.#problem = problem;
    this.#listener?.(problem);
  }
}

import type { Timing } from '../model/types.ts';

type Stage = 'lookup' | 'connect' | 'tls' | 'firstByte';

export function roundMs(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}

/** When the stages of a request were reached. With redirects, those of the last connection and of the last answer. */
export class Stopwatch {
  readonly #start = performance.now();
  #lookup: number | null = null;
  #connect: number | null = null;
  #tls: number | null = null;
  #firstByte: number | null = null;

  note(stage: Stage): void {
    const now = roundMs(performance.now() - this.#start);
    if (stage === 'lookup') this.#lookup = now;
    else if (stage === 'connect') this.#connect = now;
    else if (stage === 'tls') this.#tls = now;
    else this.#firstByte = now;
  }

  /** A new connection is made; what an earlier one took is of no interest any more. */
  reconnect(): void {
    this.#lookup = null;
    this.#connect = null;
    this.#tls = null;
  }

  read(): Timing {
    return {
      lookup: this.#lookup,
      connect: this.#connect,
      tls: this.#tls,
      firstByte: this.#firstByte,
      total: roundMs(performance.now() - this.#start),
    };
  }
}

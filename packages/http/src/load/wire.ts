import type { Socket } from 'node:net';
import type { Dial } from './dial.ts';
import { type Failure, readFailure } from './kinds.ts';
import type { KnownHead } from './known-head.ts';
import { AnswerReader, broken, unfinished } from './read-answer.ts';

export interface WireEvents {
  connected(now: number): void;
  sent(wire: Wire): void;
  answered(wire: Wire, now: number): void;
  failed(wire: Wire, failure: Failure, now: number): void;
}

/** What all connections of a load have in common. */
export interface WireParts {
  dial: Dial;
  request: Uint8Array;
  known: KnownHead;
  /** Milliseconds, as of `performance.now()`. */
  clock: () => number;
  events: WireEvents;
}

const badAnswer: Failure = {
  kind: 'bad answer',
  message: 'The answer is not proper HTTP, or longer than it said. Check that a web server listens there.',
};
const closedEarly: Failure = {
  kind: 'connection closed',
  message: 'The connection was closed before the answer was complete.',
};

// What streams say of a Buffer; the types only know encodings of text.
const asBytes = 'buffer' as BufferEncoding;

/** One connection that sends the same request again and again, one at a time, and connects anew where it has to. */
export class Wire {
  /** Which of all connections it is. */
  readonly place: number;
  readonly #dial: Dial;
  readonly #request: Buffer;
  readonly #clock: () => number;
  readonly #events: WireEvents;
  readonly #reader: AnswerReader;
  #socket: Socket | undefined;
  /** Says whose events still concern us. */
  #attempt: AbortController | undefined;
  #isSpoiled = false;
  #isWaiting = false;
  #askedAt = 0;
  /** Whether a request is under way, from the wish to send it until its end. */
  isBusy = false;
  /** From when its time counts. */
  begunAt = 0;
  /** Bytes of the present answer. */
  bytes = 0;
  /** Requests without a proper answer since the last one with. */
  misses = 0;
  restUntil = 0;

  constructor(place: number, shared: WireParts) {
    const { dial, request, known, clock, events } = shared;
    this.place = place;
    this.#dial = dial;
    // Sockets would make a Buffer of it at each sending, and none comes through to another thread.
    this.#request = Buffer.from(request.buffer, request.byteOffset, request.byteLength);
    this.#clock = clock;
    this.#events = events;
    this.#reader = new AnswerReader(known);
  }

  get isOpen(): boolean {
    return this.#socket !== undefined;
  }

  get status(): number {
    return this.#reader.status;
  }

  /** Sends the request; its time counts from `intended`, or else from the moment in which it goes out. */
  send(now: number, intended?: number): void {
    this.isBusy = true;
    this.#askedAt = now;
    this.begunAt = intended ?? now;
    if (this.#socket) this.#write(this.#socket);
    else void this.#connect(intended);
  }

  #write(socket: Socket): void {
    this.bytes = 0;
    this.#reader.begin();
    this.#isWaiting = true;
    this.#events.sent(this);
    // Past the stream's own queue, which costs a tenth of all: there is never more than one request to be sent.
    socket._write(this.#request, asBytes, this.#onWritten);
  }

  readonly #onWritten = (error?: Error | null) => {
    if (error && this.#isWaiting) this.#fail(readFailure(error));
  };

  async #connect(intended: number | undefined): Promise<void> {
    const attempt = new AbortController();
    this.#attempt = attempt;
    this.#isSpoiled = false;
    try {
      const socket = await this.#dial((bytes, end) => {
        if (this.#attempt === attempt) this.#receive(bytes, end);
      }, attempt.signal);
      // It may have been given up meanwhile; what it still says then is nobody's business.
      socket.on('error', (error) => this.#end(attempt, readFailure(error)));
      if (this.#attempt !== attempt) {
        socket.destroy();
        return;
      }
      socket.on('end', () => this.#end(attempt, closedEarly));
      socket.on('close', () => this.#end(attempt, closedEarly));
      this.#socket = socket;
      const now = this.#clock();
      this.#events.connected(now);
      if (intended === undefined) this.begunAt = now;
      if (this.#isSpoiled) this.#fail(badAnswer);
      else this.#write(socket);
    } catch (error) {
      if (this.#attempt === attempt) this.#fail(readFailure(error));
    }
  }

  #receive(bytes: Uint8Array, end: number): void {
    if (!this.#isWaiting) {
      // Nobody asked: what comes next on this connection could not be told apart.
      this.#isSpoiled = true;
      if (!this.isBusy) this.close();
      return;
    }
    this.bytes += end;
    const place = this.#reader.read(bytes, 0, end);
    if (place === unfinished) return;
    if (place === broken || place < end) this.#fail(badAnswer);
    else this.#succeed();
  }

  /** The connection is over: properly where that is how the answer ends. */
  #end(attempt: AbortController, failure: Failure): void {
    if (this.#attempt !== attempt) return;
    if (!this.#isWaiting) {
      if (this.isBusy) this.#fail(failure);
      else this.close();
    } else if (this.#reader.endsWithConnection && failure === closedEarly) this.#succeed();
    else this.#fail(failure);
  }

  #succeed(): void {
    this.#isWaiting = false;
    this.isBusy = false;
    this.misses = 0;
    if (!this.#reader.staysOpen) this.close();
    this.#events.answered(this, this.#clock());
  }

  #fail(failure: Failure): void {
    this.#isWaiting = false;
    this.isBusy = false;
    this.misses += 1;
    // The connecting was waited for too, where it is part of what failed.
    this.begunAt = Math.min(this.begunAt, this.#askedAt);
    this.close();
    this.#events.failed(this, failure, this.#clock());
  }

  /** Gives up a request that has taken longer than this. */
  giveUpAfter(timeoutMs: number, now: number): void {
    if (!this.isBusy || now - this.#askedAt < timeoutMs) return;
    this.#fail({ kind: 'timeout', message: `No complete answer came within ${timeoutMs / 1000} s.` });
  }

  close(): void {
    this.#attempt?.abort();
    this.#attempt = undefined;
    this.#socket?.destroy();
    this.#socket = undefined;
    this.#isWaiting = false;
  }
}

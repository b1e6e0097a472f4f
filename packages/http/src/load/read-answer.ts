import type { KnownHead } from './known-head.ts';
import { type Head, HeadReader } from './read-head.ts';

/** What `AnswerReader.read` says where it is not the place after the answer. */
export const unfinished = -1;
export const broken = -2;

const maxLineBytes = 65_536;
const lineFeed = 10;
const carriageReturn = 13;

type Part = 'head' | 'length' | 'until close' | 'chunk size' | 'chunk' | 'chunk end' | 'trailers';
type Outcome = 'more' | 'done' | 'broken';

function hexDigit(byte: number | undefined): number {
  const value = (byte ?? 0) - 48;
  if (value >= 0 && value <= 9) return value;
  const letter = ((byte ?? 0) | 0x20) - 97;
  return letter >= 0 && letter <= 5 ? letter + 10 : -1;
}

/** Reads the answers of one connection, one after another. Bodies are stepped over, not looked at, and nothing of them is kept. */
export class AnswerReader {
  readonly #known: KnownHead;
  readonly #lines = new HeadReader();
  status = 0;
  staysOpen = true;
  #part: Part = 'head';
  /** Whether nothing of the answer was read yet. */
  #isFresh = true;
  /** Where in the present bytes the head began, if it did. */
  #headAt = -1;
  /** Bytes of lines, which have to be bounded since a line is kept until its end. */
  #lineBytes = 0;
  #left = 0;
  /** A line of which only the beginning has come. */
  #held: Uint8Array | undefined;
  #heldLength = 0;

  constructor(known: KnownHead) {
    this.#known = known;
  }

  begin(): void {
    this.#part = 'head';
    this.#isFresh = true;
    this.#lineBytes = 0;
    this.#heldLength = 0;
  }

  /** Whether the end of the connection is the proper end of the answer. */
  get endsWithConnection(): boolean {
    return this.#part === 'until close';
  }

  /** Reads on from `at`: the place after the answer, `unfinished`, or `broken` where it is not HTTP. */
  read(bytes: Uint8Array, at: number, end: number): number {
    let place = at;
    this.#headAt = -1;
    if (this.#isFresh) {
      this.#isFresh = false;
      const head = this.#known.find(bytes, at, end);
      if (head) {
        place += this.#known.length;
        if (this.#takeHead(head) === 'done') return place;
      } else {
        this.#headAt = at;
        this.#lines.begin();
      }
    }
    while (place < end) {
      if (this.#part === 'length' || this.#part === 'chunk') {
        const step = Math.min(this.#left, end - place);
        place += step;
        this.#left -= step;
        if (this.#left > 0) return unfinished;
        if (this.#part === 'length') return place;
        this.#part = 'chunk end';
      } else if (this.#part === 'until close') {
        return unfinished;
      } else {
        let lineEnd = place;
        while (lineEnd < end && bytes[lineEnd] !== lineFeed) lineEnd += 1;
        this.#lineBytes += lineEnd + 1 - place;
        if (this.#lineBytes > maxLineBytes) return broken;
        if (lineEnd === end) {
          this.#hold(bytes, place, end);
          return unfinished;
        }
        const outcome = this.#readLine(bytes, place, lineEnd);
        place = lineEnd + 1;
        if (outcome === 'done') return place;
        if (outcome === 'broken') return broken;
      }
    }
    return unfinished;
  }

  #hold(bytes: Uint8Array, at: number, end: number): void {
    this.#held ??= new Uint8Array(maxLineBytes);
    this.#held.set(bytes.subarray(at, end), this.#heldLength);
    this.#heldLength += end - at;
  }

  #readLine(bytes: Uint8Array, at: number, lineEnd: number): Outcome {
    if (this.#held && this.#heldLength > 0) {
      this.#hold(bytes, at, lineEnd);
      const length = this.#heldLength;
      this.#heldLength = 0;
      return this.#takeLine(this.#held, 0, length);
    }
    return this.#takeLine(bytes, at, lineEnd);
  }

  #takeLine(bytes: Uint8Array, at: number, lineEnd: number): Outcome {
    const end = lineEnd > at && bytes[lineEnd - 1] === carriageReturn ? lineEnd - 1 : lineEnd;
    const isEmpty = end === at;
    switch (this.#part) {
      case 'head':
        if (isEmpty) return this.#endHead(bytes, lineEnd + 1);
        return this.#lines.takeLine(bytes, at, end) ? 'more' : 'broken';
      case 'chunk size':
        return this.#takeChunkSize(bytes, at, end);
      case 'chunk end':
        this.#part = 'chunk size';
        return isEmpty ? 'more' : 'broken';
      default:
        return isEmpty ? 'done' : 'more';
    }
  }

  #endHead(bytes: Uint8Array, end: number): Outcome {
    const head = this.#lines.finish();
    // Nobody asked for another protocol.
    if (!head || head.status === 101) return 'broken';
    if (head.status < 200) {
      this.#lines.begin();
      this.#headAt = -1;
      return 'more';
    }
    if (this.#headAt >= 0) this.#known.remember(head, bytes, this.#headAt, end);
    return this.#takeHead(head);
  }

  #takeHead({ status, staysOpen, body, length }: Head): Outcome {
    this.status = status;
    this.staysOpen = staysOpen;
    this.#left = length;
    if (body === 'none') return 'done';
    this.#part = body === 'chunked' ? 'chunk size' : body;
    return 'more';
  }

  #takeChunkSize(bytes: Uint8Array, at: number, end: number): Outcome {
    let size = 0;
    let place = at;
    for (; place < end && hexDigit(bytes[place]) >= 0; place += 1) size = size * 16 + hexDigit(bytes[place]);
    const after = bytes[place];
    const isEnded = place === end || after === 0x3b || after === 0x20 || after === 0x09;
    if (place === at || !isEnded || size > Number.MAX_SAFE_INTEGER) return 'broken';
    // A body of many chunks is no long head.
    this.#lineBytes = 0;
    this.#left = size;
    this.#part = size === 0 ? 'trailers' : 'chunk';
    return 'more';
  }
}

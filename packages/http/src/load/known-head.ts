import type { Head } from './read-head.ts';

const maxBytes = 4096;
const patience = 16;

/**
 * The head that came last, byte by byte: servers send the same one again and again, at least until the clock of its date moves on,
 * and the same bytes mean the same. All connections of a load share it.
 */
export class KnownHead {
  readonly #bytes = new Uint8Array(maxBytes);
  #head: Head | undefined;
  #misses = 0;
  /** How many bytes it has; 0 while there is none. */
  length = 0;

  /** The head that begins here, where it is the known one. */
  find(bytes: Uint8Array, at: number, end: number): Head | undefined {
    const { length } = this;
    if (length === 0 || end - at < length) return undefined;
    const known = this.#bytes;
    for (let place = 0; place < length; place += 1) {
      if (bytes[at + place] !== known[place]) return undefined;
    }
    this.#misses = 0;
    return this.#head;
  }

  /** Where no head is like the one before, such as with a number in each, only some are tried. */
  remember(head: Head, bytes: Uint8Array, at: number, end: number): void {
    this.#misses += 1;
    if (end - at > maxBytes || (this.#misses > patience && this.#misses % patience > 0)) return;
    this.#bytes.set(bytes.subarray(at, end));
    this.#head = head;
    this.length = end - at;
  }
}

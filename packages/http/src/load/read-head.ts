/** What the head of an answer says about its body and its connection. */
export interface Head {
  status: number;
  staysOpen: boolean;
  body: 'none' | 'length' | 'chunked' | 'until close';
  length: number;
}

/** Whether the bytes from `at` are these small letters, in whatever case; `-`, `/` and digits are the same in both. */
function says(bytes: Uint8Array, at: number, end: number, word: Uint8Array): boolean {
  if (end - at < word.length) return false;
  for (let place = 0; place < word.length; place += 1) {
    if (((bytes[at + place] ?? 0) | 0x20) !== word[place]) return false;
  }
  return true;
}

function mentions(bytes: Uint8Array, at: number, end: number, word: Uint8Array): boolean {
  for (let place = at; place < end; place += 1) {
    if (says(bytes, place, end, word)) return true;
  }
  return false;
}

const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const protocol = letters('http/1.');
const contentLength = letters('content-length:');
const transferEncoding = letters('transfer-encoding:');
const connection = letters('connection:');
const close = letters('close');
const keepAlive = letters('keep-alive');
const chunked = letters('chunked');
const [letterC, letterT] = [0x63, 0x74];
const [space, tab] = [0x20, 0x09];

function digit(byte: number | undefined): number {
  const value = (byte ?? 0) - 48;
  return value >= 0 && value <= 9 ? value : -1;
}

/** Reads a head line by line, as far as a load needs it; each step says whether the line may be one. */
export class HeadReader {
  #status = 0;
  #staysOpen = true;
  #length = -1;
  #isEncoded = false;
  #isChunked = false;

  begin(): void {
    this.#status = 0;
    this.#length = -1;
    this.#isEncoded = false;
    this.#isChunked = false;
  }

  takeLine(bytes: Uint8Array, at: number, end: number): boolean {
    return this.#status === 0 ? this.#takeStatus(bytes, at, end) : this.#takeHeader(bytes, at, end);
  }

  /** After the empty line; undefined before the first line. */
  finish(): Head | undefined {
    if (this.#status === 0) return undefined;
    const body = this.#bodyOf();
    return {
      status: this.#status,
      staysOpen: this.#staysOpen && body !== 'until close',
      body,
      length: Math.max(0, this.#length),
    };
  }

  #bodyOf(): Head['body'] {
    if (this.#status === 204 || this.#status === 304) return 'none';
    if (this.#isEncoded) return this.#isChunked ? 'chunked' : 'until close';
    if (this.#length === 0) return 'none';
    return this.#length > 0 ? 'length' : 'until close';
  }

  #takeStatus(bytes: Uint8Array, at: number, end: number): boolean {
    if (!says(bytes, at, end, protocol) || bytes[at + 8] !== space || end - at < 12) return false;
    if (end - at > 12 && bytes[at + 12] !== space) return false;
    const [hundreds, tens, ones] = [digit(bytes[at + 9]), digit(bytes[at + 10]), digit(bytes[at + 11])];
    if (hundreds < 1 || tens < 0 || ones < 0) return false;
    this.#status = hundreds * 100 + tens * 10 + ones;
    // From 1.1 on a connection stays open unless something else is said.
    this.#staysOpen = digit(bytes[at + 7]) >= 1;
    return true;
  }

  #takeHeader(bytes: Uint8Array, at: number, end: number): boolean {
    const first = (bytes[at] ?? 0) | 0x20;
    if (first === letterC && says(bytes, at, end, contentLength)) {
      return this.#takeLength(bytes, at + contentLength.length, end);
    }
    if (first === letterC && says(bytes, at, end, connection)) {
      if (mentions(bytes, at + connection.length, end, close)) this.#staysOpen = false;
      else if (mentions(bytes, at + connection.length, end, keepAlive)) this.#staysOpen = true;
    } else if (first === letterT && says(bytes, at, end, transferEncoding)) {
      this.#isEncoded = true;
      this.#isChunked = mentions(bytes, at + transferEncoding.length, end, chunked);
    }
    return true;
  }

  #takeLength(bytes: Uint8Array, at: number, end: number): boolean {
    let from = at;
    let to = end;
    while (bytes[from] === space || bytes[from] === tab) from += 1;
    while (to > from && (bytes[to - 1] === space || bytes[to - 1] === tab)) to -= 1;
    if (to === from || to - from > 15) return false;
    let value = 0;
    for (let place = from; place < to; place += 1) {
      const next = digit(bytes[place]);
      if (next < 0) return false;
      value = value * 10 + next;
    }
    // Two lengths that differ leave no way to tell where the answer ends.
    if (this.#length >= 0 && this.#length !== value) return false;
    this.#length = value;
    return true;
  }
}
